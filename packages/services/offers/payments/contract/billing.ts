/** What clients of accepted proposals are charged, and what came of it. Money is in minor units, days are ISO 8601. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { isoDay } from '@suite/pricing/line';
import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const amounts = { net: v.number(), tax: v.number(), gross: v.number() };

/** A charge of one line of a proposal. */
const item = v.object({
  ...amounts,
  lineId: id,
  name: v.string(),
  kind: v.picklist(['acceptance', 'deposit', 'completion', 'period']),
  /** The period that a recurring charge is for, both ends included. */
  from: v.nullable(isoDay),
  to: v.nullable(isoDay),
});
export type Item = v.InferOutput<typeof item>;

/** What was paid for days that are charged again, and reduces a charge. */
const credit = v.object({ ...amounts, lineId: id, name: v.string(), from: isoDay, to: isoDay });
export type CreditUse = v.InferOutput<typeof credit> & { creditId: string };

/** What the provider said of a payment that does not fit what it was asked: nothing is settled by it. Minor units. */
const mismatch = v.object({
  of: v.picklist(['payment', 'refund', 'dispute']),
  /** What the provider named; null where it named none. */
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  /** Of the charge. */
  expectedAmount: v.number(),
  expectedCurrency: v.string(),
  at: v.string(),
});
export type Mismatch = v.InferOutput<typeof mismatch>;

/**
 * `due`: nothing is under way; the client pays by transfer or on its page. `processing`: the provider has it, as bank debits do for
 * days. `failed`: the last attempt; the next one is on `nextAttemptOn`, or the client has to act. `cancelled`: the firm waives it.
 */
export const paymentStatuses = ['due', 'processing', 'failed', 'paid', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What is due for days of a period that have not passed and was not collected, so that an amendment cannot credit it. */
export const uncollected = v.object({ ...credit.entries, status: v.picklist(['due', 'processing', 'failed']) });
export type Uncollected = v.InferOutput<typeof uncollected>;

const refund = v.object({
  id,
  amount: v.number(),
  reason: v.string(),
  status: v.picklist(['pending', 'done', 'failed']),
  at: v.string(),
  by: v.string(),
  failure: v.nullable(v.string()),
});
export type Refund = v.InferOutput<typeof refund>;

/** All charges of a proposal that are due on one day. */
const payment = v.object({
  id,
  proposalId: id,
  /** Number, title and client of the proposal. */
  number: v.number(),
  title: v.string(),
  client: v.string(),
  currency: v.string(),
  dueOn: isoDay,
  amount: v.number(),
  items: v.array(item),
  /** What of earlier payments reduces it: `amount` is what `items` come to, less these. */
  credits: v.array(credit),
  status: v.picklist(paymentStatuses),
  /** With what it was paid or is being paid: `Visa ending in 4242`; null while nothing was tried. */
  method: v.nullable(v.string()),
  /** Null until it is paid. */
  paidOn: v.nullable(isoDay),
  /** The day on which the firm had the money by another way than the provider, as it noted. */
  receivedOn: v.nullable(isoDay),
  /** The firm waived it, though it may have been collected since. */
  isCancelled: v.boolean(),
  /** Of a payment marked by the firm, or of a canceled one: what it noted. */
  note: v.nullable(v.string()),
  attempts: v.number(),
  /** Why the last attempt failed, for a person. */
  failure: v.nullable(v.string()),
  nextAttemptOn: v.nullable(isoDay),
  /** What came for it in all, however often. */
  collected: v.number(),
  /** What was given back or is being given back. */
  refunded: v.number(),
  /** The client's bank wants the money back. */
  isDisputed: v.boolean(),
  /** The provider collected it after the firm had marked it as received or canceled it. */
  isPaidTwice: v.boolean(),
  mismatch: v.nullable(mismatch),
  refunds: v.array(refund),
});
export type Payment = v.InferOutput<typeof payment>;

/** `open`: due, processing and failed. `late`: due before today. */
export const paymentViews = ['open', 'late', 'failed', 'processing', 'paid', 'all'] as const;
export type PaymentView = (typeof paymentViews)[number];

const sums = v.object({ count: v.number(), amounts: v.array(v.object({ currency: v.string(), amount: v.number() })) });

const method = v.object({
  /** `Visa ending in 4242`, `Bank account ending in 6789`. */
  label: v.string(),
  kind: v.picklist(['card', 'bank']),
  /** Last month in which a card can be charged, `2027-04`; null for a bank account. */
  expires: v.nullable(v.string()),
  savedAt: v.string(),
});
export type Method = v.InferOutput<typeof method>;

export const getPayments = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/payments/v1/payments',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    view: v.optional(v.picklist(paymentViews), 'open'),
    sort: v.optional(v.picklist(['dueOn', 'client', 'amount']), 'dueOn'),
    order: v.optional(order, 'ascending'),
  }),
  /** `counts` are of all payments of the firm, whatever is searched for. */
  answer: v.object({
    payments: v.array(payment),
    total: v.number(),
    counts: v.record(v.picklist(paymentViews), sums),
    /** Cards that end within 60 days, or have ended, of proposals with charges to come; the first to end first, 100 at most. */
    expiring: v.array(v.object({ proposalId: id, number: v.number(), client: v.string(), method })),
  }),
});

const planned = v.object({ on: isoDay, ...amounts, items: v.array(item) });
export type Planned = v.InferOutput<typeof planned>;

const billing = v.object({
  proposalId: id,
  currency: v.string(),
  /** `ended`: nothing more will be charged, or nothing after `endsOn`. */
  status: v.picklist(['active', 'paused', 'ended']),
  pausedOn: v.nullable(isoDay),
  endsOn: v.nullable(isoDay),
  provider: v.picklist(['manual', 'stripe']),
  /** With what charges are collected; null where the client pays each by itself. */
  method: v.nullable(method),
  /** What will be charged in the next twelve months, in the order of days. */
  planned: v.array(planned),
  /** Of a paused billing: what would have come due since. */
  missed: v.array(planned),
  /** Work charged on completion that is not completed yet. */
  completions: v.array(v.object({ lineId: id, name: v.string(), ...amounts })),
  /** What came due, the newest first. */
  payments: v.array(payment),
  /** Paid for days after the end of the billing, less what was given back of it; once nothing more is charged, the credit that is left. */
  toRefund: v.number(),
  /** Of which payments that is, the newest first. */
  refundsDue: v.array(v.object({ paymentId: id, amount: v.number(), payment })),
  /** What was paid for periods of which days are left, as an amendment may credit it. */
  paid: v.array(credit),
  uncollected: v.array(uncollected),
  /** Of earlier payments: what reduces the next charges. */
  creditLeft: v.number(),
});
export type Billing = v.InferOutput<typeof billing>;

/** The billing of an accepted proposal. */
export const getBilling = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/payments/v1/proposals/{proposalId}/billing',
  auth: 'bearer',
  right: 'app:offer',
  answer: billing,
  failures: { 404: problem },
});

const change = { method: 'POST', base: 'API_BASE_URL', auth: 'bearer', right: 'app:offer', answer: billing } as const;

/** Holds all further charges back. */
export const pauseBilling = endpoint({
  ...change,
  path: '/payments/v1/proposals/{proposalId}/billing/pause',
  failures: { 404: problem, 409: problem },
});

/** Goes on. What would have come due in the pause is charged now, or never. */
export const resumeBilling = endpoint({
  ...change,
  path: '/payments/v1/proposals/{proposalId}/billing/resumption',
  body: v.object({ missed: v.picklist(['charge', 'skip']) }),
  failures: { 404: problem, 409: problem },
});

/**
 * Ends the billing after a day. With `isProrated` a period that the day cuts is charged by its days; of one that was charged
 * already, the rest is named in `toRefund`.
 */
export const endBilling = endpoint({
  ...change,
  path: '/payments/v1/proposals/{proposalId}/billing/end',
  body: v.object({ on: isoDay, isProrated: v.boolean() }),
  failures: { 404: problem, 409: problem },
});

/**
 * What `endBilling` would do: what is still charged in the next twelve months, what is taken off payments that are due already, and
 * what was paid for days after the end.
 */
export const previewEnd = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/payments/v1/proposals/{proposalId}/billing/end',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({ on: isoDay, isProrated: v.picklist(['true', 'false']) }),
  answer: v.object({ planned: v.array(planned), takenOff: v.number(), toRefund: v.number() }),
  failures: { 404: problem, 409: problem },
});

/** Work charged on completion is done: what is left of its price comes due. */
export const completeLine = endpoint({
  ...change,
  path: '/payments/v1/proposals/{proposalId}/billing/completions',
  body: v.object({ lineId: id }),
  failures: { 404: problem, 409: problem },
});

const changePayment = { method: 'POST', base: 'API_BASE_URL', auth: 'bearer', right: 'app:offer', answer: payment } as const;

/** The firm has the money, by transfer, check or cash. */
export const markReceived = endpoint({
  ...changePayment,
  path: '/payments/v1/payments/{paymentId}/receipt',
  body: v.object({ on: isoDay, note: v.optional(text(200), '') }),
  failures: { 404: problem, 409: problem },
});

/** Takes the mark back. */
export const undoReceived = endpoint({
  ...changePayment,
  method: 'DELETE',
  path: '/payments/v1/payments/{paymentId}/receipt',
  failures: { 404: problem, 409: problem },
});

/** Waives a payment that is due or failed. */
export const cancelPayment = endpoint({
  ...changePayment,
  path: '/payments/v1/payments/{paymentId}/cancellation',
  body: v.object({ note: v.optional(text(200), '') }),
  failures: { 404: problem, 409: problem },
});

/** Charges the saved method now. */
export const retryPayment = endpoint({
  ...changePayment,
  path: '/payments/v1/payments/{paymentId}/attempts',
  failures: { 404: problem, 409: problem },
});

/** Gives money back: through the provider that collected it, else it is a note that the firm has paid it back. */
export const refundPayment = endpoint({
  ...changePayment,
  path: '/payments/v1/payments/{paymentId}/refunds',
  body: v.object({
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    reason: v.pipe(text(200), v.minLength(1)),
  }),
  failures: { 404: problem, 409: problem },
});
