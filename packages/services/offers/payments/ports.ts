/** What other services may read and note. Each function works in the caller's transaction. */
export { type Charge, type Collected, chargeOf, chargesOf, noteInvoiceNumber, taxRatesOf } from './billing/charges';
