/** What clients of accepted proposals are charged, and the outcome. Money is in minor units, days are ISO 8601. */

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
  /** The period of a recurring charge, both ends included. */
  from: v.nullable(isoDay),
  to: v.nullable(isoDay),
});
export type Item = v.InferOutput<typeof item>;

/** An amount that was paid for days that are charged again; it reduces a charge. */
const credit = v.object({ ...amounts, lineId: id, name: v.string(), from: isoDay, to: isoDay });
export type CreditUse = v.InferOutput<typeof credit> & { creditId: string };

/** A report of the provider about a payment that does not fit the request, and settles nothing. Minor units. */
const mismatch = v.object({
  of: v.picklist(['payment', 'refund', 'dispute']),
  /** What the provider reported; null when it reported no amount. */
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  /** Expected for the charge. */
  expectedAmount: v.number(),
  expectedCurrency: v.string(),
  at: v.string(),
});
export type Mismatch = v.InferOutput<typeof mismatch>;

/**
 * `due`: nothing is in progress; the client pays by transfer or on its page. `processing`: the provider is processing it, which
 * takes days for bank debits. `failed`: the last attempt failed; the next one is on `nextAttemptOn`, or the client has to act.
 * `cancelled`: the firm waives it.
 */
export const paymentStatuses = ['due', 'processing', 'failed', 'paid', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Charges for remaining days of a period that were not collected, so that an amendment cannot credit them. */
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

/** Money that the firm received by transfer, check or cash, and what of it pays a charge. */
const transfer = v.object({
  id,
  on: isoDay,
  /** The part for this payment. */
  amount: v.number(),
  /** All of it, which may have paid other charges too. */
  total: v.number(),
  /** The firm's note; null without one, and for a line of a bank statement. */
  note: v.nullable(v.string()),
  isFromStatement: v.boolean(),
  by: v.string(),
});
export type Transfer = v.InferOutput<typeof transfer>;

/** All charges of a proposal that are due on one day. */
export const payment = v.object({
  id,
  proposalId: id,
  /** Number, title and client of the proposal. */
  number: v.number(),
  title: v.string(),
  client: v.string(),
  currency: v.string(),
  /** The structured reference of ISO 11649 for a transfer, without spaces. */
  reference: v.string(),
  dueOn: isoDay,
  amount: v.number(),
  /** What is still to be paid; 0 for one that was paid or canceled. */
  open: v.number(),
  items: v.array(item),
  /** Credits from earlier payments that reduce it: `amount` is the total of `items` less these. */
  credits: v.array(credit),
  /** Newest first. */
  transfers: v.array(transfer),
  /** Credit of its client, in its currency, that can pay it; 0 when it is settled or being processed. */
  clientCredit: v.number(),
  status: v.picklist(paymentStatuses),
  /** The method that pays it, `Visa ending in 4242`; null while there is no attempt. */
  method: v.nullable(v.string()),
  /** Null until it is paid. */
  paidOn: v.nullable(isoDay),
  /** The newest day on which the firm received money for it in another way than through the provider. */
  receivedOn: v.nullable(isoDay),
  /** The firm waived it, though it may have been collected since. */
  isCancelled: v.boolean(),
  /** The firm's note on a payment that it marked as received or canceled. */
  note: v.nullable(v.string()),
  attempts: v.number(),
  /** Why the last attempt failed, for people. */
  failure: v.nullable(v.string()),
  nextAttemptOn: v.nullable(isoDay),
  /** The sum of all times that it was collected, and of its transfers. */
  collected: v.number(),
  /** Includes refunds in progress. */
  refunded: v.number(),
  /** The client's bank demands the money back. */
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

/** A page of the firm's payments. */
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
  /** `counts` include all payments of the firm, regardless of the search. */
  response: v.object({
    payments: v.array(payment),
    total: v.number(),
    counts: v.record(v.picklist(paymentViews), sums),
    /** Cards that have expired, or expire within 60 days, before a planned charge; soonest first, at most 100. */
    expiring: v.array(
      v.object({
        proposalId: id,
        number: v.number(),
        client: v.string(),
        method,
        /** Day on which the client was notified; null before. */
        warnedOn: v.nullable(isoDay),
      }),
    ),
  }),
});
export type PaymentsPage = v.InferOutput<typeof getPayments.response>;

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
  /** The method that charges are collected with; null when the client makes each payment itself. */
  method: v.nullable(method),
  /** Charges of the next twelve months, in the order of days. */
  planned: v.array(planned),
  /** What would have come due during the pause, for a paused billing. */
  missed: v.array(planned),
  /** Work charged on completion that is not completed yet. */
  completions: v.array(v.object({ lineId: id, name: v.string(), ...amounts })),
  /** Newest first. */
  payments: v.array(payment),
  /** What was paid for days after the end of the billing, less refunds; once nothing more is charged, the credit that is left. */
  toRefund: v.number(),
  /** The payments to refund, newest first. */
  refundsDue: v.array(v.object({ paymentId: id, amount: v.number(), payment })),
  /** What was paid for periods with remaining days, which an amendment may credit. */
  paid: v.array(credit),
  uncollected: v.array(uncollected),
  /** Credit from earlier payments that reduces the next charges. */
  creditLeft: v.number(),
  /** What the client paid by transfer beyond its charges. It pays the next ones. */
  clientCredit: v.number(),
});
export type Billing = v.InferOutput<typeof billing>;

/** The billing of an accepted proposal. */
export const getBilling = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/payments/v1/proposals/{proposalId}/billing',
  auth: 'bearer',
  right: 'app:offer',
  response: billing,
  failures: { 404: problem },
});

const change = { method: 'POST', base: 'API_BASE_URL', auth: 'bearer', right: 'app:offer', response: billing } as const;

/** Pauses all further charges. */
export const pauseBilling = endpoint({
  ...change,
  path: '/payments/v1/proposals/{proposalId}/billing/pause',
  failures: { 404: problem, 409: problem },
});

/** Resumes billing. What would have come due during the pause is charged now, or never. */
export const resumeBilling = endpoint({
  ...change,
  path: '/payments/v1/proposals/{proposalId}/billing/resumption',
  body: v.object({ missed: v.picklist(['charge', 'skip']) }),
  failures: { 404: problem, 409: problem },
});

/**
 * Ends the billing after a day. With `isProrated`, a period in which the billing ends is charged by its days; when it was already
 * charged, the rest is part of `toRefund`.
 */
export const endBilling = endpoint({
  ...change,
  path: '/payments/v1/proposals/{proposalId}/billing/end',
  body: v.object({ on: isoDay, isProrated: v.boolean() }),
  failures: { 404: problem, 409: problem },
});

/**
 * Previews `endBilling`: what is still charged in the next twelve months, what is removed from open payments, and what was paid
 * for days after the end.
 */
export const previewEnd = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/payments/v1/proposals/{proposalId}/billing/end',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({ on: isoDay, isProrated: v.picklist(['true', 'false']) }),
  response: v.object({ planned: v.array(planned), takenOff: v.number(), toRefund: v.number() }),
  failures: { 404: problem, 409: problem },
});

/** Marks work charged on completion as done: its price less the deposit comes due. */
export const completeLine = endpoint({
  ...change,
  path: '/payments/v1/proposals/{proposalId}/billing/completions',
  body: v.object({ lineId: id }),
  failures: { 404: problem, 409: problem },
});

const changePayment = { method: 'POST', base: 'API_BASE_URL', auth: 'bearer', right: 'app:offer', response: payment } as const;

/** More than nothing, in minor units. */
export const positiveAmount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/**
 * Records money received by transfer, check or cash for a payment: all that is open, or an amount. A smaller one leaves the rest
 * due. What exceeds it is the client's credit, which pays the next charges.
 */
export const markReceived = endpoint({
  ...changePayment,
  path: '/payments/v1/payments/{paymentId}/receipt',
  body: v.object({ on: isoDay, amount: v.optional(positiveAmount), note: v.optional(text(200), '') }),
  failures: { 404: problem, 409: problem },
});

/** Waives what is open of a payment that is due or failed. */
export const cancelPayment = endpoint({
  ...changePayment,
  path: '/payments/v1/payments/{paymentId}/cancellation',
  body: v.object({ note: v.optional(text(200), '') }),
  failures: { 404: problem, 409: problem },
});

export const retryPayment = endpoint({
  ...changePayment,
  path: '/payments/v1/payments/{paymentId}/attempts',
  failures: { 404: problem, 409: problem },
});

/** Refunds money: through the provider that collected it, or else as a note that the firm has paid it back. */
export const refundPayment = endpoint({
  ...changePayment,
  path: '/payments/v1/payments/{paymentId}/refunds',
  body: v.object({
    amount: positiveAmount,
    reason: v.pipe(text(200), v.minLength(1)),
  }),
  failures: { 404: problem, 409: problem },
});
