/** What other services may call or read. Each function works in the caller's transaction. */
export { addClient } from './clients/add-client';
export { type Wait, waitFor } from './connections/ask-provider';
export type { ProviderSettings } from './connections/connectors';
export { documentAddress } from './connections/document-address';
export { documentOrigin } from './connections/document-origin';
export { type FailingConnection, failingConnections } from './connections/failing-connections';
export {
  ConsentLostError,
  ProviderBusyError,
  ProviderError,
  RefusedError,
  UnknownOutcomeError,
} from './connections/provider-error';
export * as ledgerWriter from './connections/writing/ledger-writer';
export { createLedgerWriting, type LedgerWriting, type WritableBooks } from './connections/writing/open-writer';
export { reportSubscribers, stopReportMail } from './firms/users';
export { FileUnreadableError } from './import/csv/file-unreadable-error';
export { importRunsById } from './import/find-runs';
export { readDelimited } from './import/table/read-delimited';
export { arrayText } from './records/array-text';
export { firmOf, homeCurrency, settleChanges } from './records/firm';
export { lockLedger } from './records/lock-ledger';
export { type SalesCoverage, salesCoverage } from './records/sales-coverage';
export * as ledgerViews from './schema/ledger-views';
export { readAmount } from './table-file/amounts';
export { readDay } from './table-file/days';
