import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

const right = 'app:iq-settings' as const;

/** The days after an invoice's date on which it is due; 0 means on receipt. */
export const paymentTermsDays = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365));

const paymentTerms = v.object({
  /** Null until someone sets them. */
  days: v.nullable(v.number()),
  /** The number of invoices in the ledger that use these terms because their source gives no due date. */
  invoices: v.number(),
});
export type PaymentTerms = v.InferOutput<typeof paymentTerms>;

/** Returns the number of days after which invoices without a due date are due, and how many such invoices there are. */
export const getPaymentTerms = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/payment-terms',
  auth: 'bearer',
  right,
  response: paymentTerms,
  failures: { 404: problem },
});

/** Sets the payment terms. Invoices without a due date of their own and the metrics are updated. */
export const putPaymentTerms = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/payment-terms',
  auth: 'bearer',
  right,
  body: v.object({ days: paymentTermsDays }),
  response: paymentTerms,
  failures: { 404: problem },
});
