/** Money of clients that pays no charge yet. Amounts are in minor units, days ISO 8601. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import { isoDay } from '@suite/pricing/line';
import * as v from 'valibot';
import { payment, positiveAmount } from './billing';

const credit = v.object({
  /** Of the transfer. */
  id,
  proposalId: id,
  /** Number, title and client of a proposal of the client. */
  number: v.number(),
  title: v.string(),
  client: v.string(),
  on: isoDay,
  currency: v.string(),
  /** All of the transfer. */
  total: v.number(),
  paidBack: v.number(),
  /** What pays the next charges of the client. */
  left: v.number(),
  note: v.nullable(v.string()),
  isFromStatement: v.boolean(),
});
export type ClientCredit = v.InferOutput<typeof credit>;

const firm = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:offer' } as const;

/** Transfers of which a part is left as the client's credit, by client; at most 500. */
export const getClientCredits = endpoint({
  ...firm,
  method: 'GET',
  path: '/payments/v1/credits',
  response: v.object({ credits: v.array(credit) }),
});

/** Records that the firm has paid credit back to the client. Nothing is sent. */
export const payBackCredit = endpoint({
  ...firm,
  method: 'POST',
  path: '/payments/v1/transfers/{transferId}/paybacks',
  body: v.object({
    amount: positiveAmount,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  }),
  response: credit,
  failures: { 404: problem, 409: problem },
});

/** Applies the client's credit to a payment that is due or failed. */
export const applyCredit = endpoint({
  ...firm,
  method: 'POST',
  path: '/payments/v1/payments/{paymentId}/credit',
  response: payment,
  failures: { 404: problem, 409: problem },
});

/** Undoes a transfer: what it paid is open again. */
export const undoTransfer = endpoint({
  ...firm,
  method: 'DELETE',
  path: '/payments/v1/transfers/{transferId}',
  status: 204,
  failures: { 404: problem, 409: problem },
});
