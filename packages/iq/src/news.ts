/** What IQ says on each page of the firm's data. It comes after the frame, in one module: its parts make the same calls. */

export { NavCount } from './nav-count';
export { OldLedgerNote } from './old-ledger-note';
export { PrintHead } from './print-head';
export { SampleBand } from './sample-band';
