/** What other services may call. Each function works in the caller's transaction. */

export { type BilledLine, billedLines } from './price-book/billed-lines';
export { lastBilled } from './price-book/last-billed';
export { lastYearOf } from './price-book/last-year';
export { ledgerNames } from './price-book/ledger-names';
export { presentMetrics } from './price-book/ledger-prices';
export { offeredServices } from './price-book/offered-services';
export { offeredTaxRates } from './price-book/offered-tax-rates';
export { settingsOf as offerSettings } from './settings';
export { templateOf } from './template-of';
export { latestLetter } from './terms/latest-letter';
