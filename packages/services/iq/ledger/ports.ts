/** What other services may call or read. Each function works in the caller's transaction. */
export { addClient } from './clients/add-client';
export { documentOrigin } from './connections/document-origin';
export { type FailingConnection, failingConnections } from './connections/failing-connections';
export { reportSubscribers, stopReportMail } from './firms/users';
export { importRunsById } from './import/find-runs';
export { arrayText } from './records/array-text';
export { firmOf, homeCurrency, settleChanges } from './records/firm';
export { lockLedger } from './records/lock-ledger';
export { type SalesCoverage, salesCoverage } from './records/sales-coverage';
export * as ledgerViews from './schema/ledger-views';
