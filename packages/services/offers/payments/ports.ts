/** What other services may read. Each function works in the caller's transaction. */
export { type Charge, type Collected, chargeOf, chargesOf, taxRatesOf } from './billing/charges';
