/** The client's side of payments: whoever has the link of a proposal, without an account. And the provider's events. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import { isoDay } from '@suite/pricing/line';
import * as v from 'valibot';
import { uncollected } from './billing';

const item = v.object({
  name: v.string(),
  kind: v.picklist(['acceptance', 'deposit', 'completion', 'period']),
  from: v.nullable(isoDay),
  to: v.nullable(isoDay),
  gross: v.number(),
});

const credit = v.object({
  lineId: id,
  name: v.string(),
  from: isoDay,
  to: isoDay,
  net: v.number(),
  tax: v.number(),
  gross: v.number(),
});

const owed = v.object({
  id,
  dueOn: isoDay,
  currency: v.string(),
  amount: v.number(),
  items: v.array(item),
  /** What of earlier payments reduces it. */
  credits: v.array(credit),
  status: v.picklist(['due', 'processing', 'failed', 'paid']),
  /** What the client reads of the last attempt that failed. */
  failure: v.nullable(v.string()),
  /** When the saved method is tried again; null when it is not. */
  nextAttemptOn: v.nullable(isoDay),
  paidOn: v.nullable(isoDay),
});
export type Owed = v.InferOutput<typeof owed>;

const publicBilling = v.object({
  provider: v.picklist(['manual', 'stripe']),
  /** How to transfer, as the firm wrote it; null where Stripe collects, empty where the firm has written nothing. */
  bankDetails: v.nullable(v.string()),
  /** What a transfer names so that the firm knows it: `Proposal 1042`. */
  reference: v.string(),
  /** Of an open proposal that asks for a payment method: whether one was left, or acceptance goes on without one. */
  neededMethod: v.nullable(v.picklist(['missing', 'saved', 'later'])),
  /** `Visa ending in 4242`; null while none is saved. */
  method: v.nullable(v.string()),
  /** A method can be saved or replaced here. */
  canSaveMethod: v.boolean(),
  /** What is open, and what was paid in the last 30 days; the first due first. */
  payments: v.array(owed),
  /** Of an open amendment: what was paid for periods of which days are left. */
  paid: v.array(credit),
  uncollected: v.array(uncollected),
  /** What of earlier payments reduces the next charges. */
  creditLeft: v.number(),
  /** The next charge to come, less the credit that is left; null when none is planned. */
  next: v.nullable(v.object({ on: isoDay, amount: v.number(), currency: v.string() })),
});
export type PublicBilling = v.InferOutput<typeof publicBilling>;

export const getPublicBilling = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/payments/v1/public/{token}',
  auth: 'none',
  answer: publicBilling,
  failures: { 404: problem, 429: problem },
});

/**
 * Opens the provider's page, to pay or to save a method. A payment has one page at a time: who asks again gets the same.
 * `later` when the provider cannot be reached or the firm has none: an acceptance that needed a method goes on without it.
 */
export const openCheckout = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/payments/v1/public/{token}/checkouts',
  auth: 'none',
  waitsOutside: true,
  body: v.variant('kind', [v.object({ kind: v.literal('payment'), paymentId: id }), v.object({ kind: v.literal('method') })]),
  answer: v.variant('state', [
    v.object({ state: v.literal('open'), url: v.string() }),
    /** It was paid meanwhile, or the method is saved already: load the billing again. */
    v.object({ state: v.literal('settled') }),
    v.object({ state: v.literal('later'), why: v.string() }),
  ]),
  failures: { 404: problem, 409: problem, 429: problem },
});

/** The client came back from the provider's page: what became of it is asked of the provider, before its event comes. */
export const returnFromCheckout = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/payments/v1/public/{token}/returns',
  auth: 'none',
  waitsOutside: true,
  answer: publicBilling,
  failures: { 404: problem, 429: problem },
});

/** Takes an event of Stripe, signed with the secret of the account that the address names. */
export const takeStripeEvent = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/payments/v1/stripe-events/{accountId}',
  auth: 'none',
  isFile: true,
  status: 204,
  failures: { 400: problem, 404: problem, 413: problem },
});
