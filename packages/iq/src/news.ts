/**
 * Notices and counts that IQ shows on each page of the firm's data. They load after the frame in one module, because they make
 * the same requests.
 */

export { NavCount } from './nav-count';
export { OldLedgerNote } from './old-ledger-note';
export { PrintHead } from './print-head';
export { SampleBand } from './sample-band';
