/** Payments for the client, who has the link of a proposal and no account; and the provider's events. */

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
  /** The structured reference for a transfer (ISO 11649), without spaces. */
  reference: v.string(),
  dueOn: isoDay,
  currency: v.string(),
  amount: v.number(),
  /** What is still to be paid of the amount. */
  open: v.number(),
  items: v.array(item),
  /** Credits from earlier payments that reduce it. */
  credits: v.array(credit),
  status: v.picklist(['due', 'processing', 'failed', 'paid']),
  /** Why the last attempt failed, for the client. */
  failure: v.nullable(v.string()),
  /** When the saved method is tried again; null when it is not. */
  nextAttemptOn: v.nullable(isoDay),
  paidOn: v.nullable(isoDay),
});
export type Owed = v.InferOutput<typeof owed>;

const publicBilling = v.object({
  provider: v.picklist(['manual', 'stripe']),
  /**
   * The firm's instructions for a transfer, which clients may make beside Stripe, too; null before the acceptance, empty when the firm
   * has not written any.
   */
  bankDetails: v.nullable(v.string()),
  /** For an open proposal that requires a payment method: whether one is saved, or the client accepts without one. */
  neededMethod: v.nullable(v.picklist(['missing', 'saved', 'later'])),
  /** `Visa ending in 4242`; null while none is saved, and once nothing more can be charged. */
  method: v.nullable(v.string()),
  /** The last month in which a saved card can be charged, `2027-04`; null for a bank account. */
  methodExpires: v.nullable(v.string()),
  /** Whether a method can be saved or replaced here. */
  canSaveMethod: v.boolean(),
  /** Whether nothing more is charged because the client accepted a renewal, which has a link and a method of its own. */
  isRenewed: v.boolean(),
  /** Open payments and those of the last 30 days, by due date. */
  payments: v.array(owed),
  /** For an open amendment: what was paid for periods with remaining days. */
  paid: v.array(credit),
  uncollected: v.array(uncollected),
  /** Credit from earlier payments and from transfers that reduces the next charges. */
  creditLeft: v.number(),
  /** The first day of a pause, from which nothing comes due; null when the billing is not paused. */
  pausedOn: v.nullable(isoDay),
  /** The next planned charge, less the credit that is left; null when none is planned. */
  next: v.nullable(v.object({ on: isoDay, amount: v.number(), currency: v.string() })),
});
export type PublicBilling = v.InferOutput<typeof publicBilling>;

export const getPublicBilling = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/payments/v1/public/{token}',
  auth: 'none',
  response: publicBilling,
  failures: { 404: problem, 429: problem },
});

/**
 * Opens the provider's page, to pay or to save a method. A payment has one page at a time: another request gets the same page.
 * `later` when the provider cannot be reached or the firm has none: an acceptance that needs a method continues without it.
 */
export const openCheckout = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/payments/v1/public/{token}/checkouts',
  auth: 'none',
  waitsOutside: true,
  body: v.variant('kind', [v.object({ kind: v.literal('payment'), paymentId: id }), v.object({ kind: v.literal('method') })]),
  response: v.variant('state', [
    v.object({ state: v.literal('open'), url: v.string() }),
    /** It was paid in the meantime, or the method is already saved: load the billing again. */
    v.object({ state: v.literal('settled') }),
    v.object({ state: v.literal('later'), why: v.string() }),
  ]),
  failures: { 404: problem, 409: problem, 429: problem },
});

/** The client returns from the provider's page: the server reads the result from the provider, before the event arrives. */
export const returnFromCheckout = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/payments/v1/public/{token}/returns',
  auth: 'none',
  waitsOutside: true,
  response: publicBilling,
  failures: { 404: problem, 429: problem },
});

/** Receives an event from Stripe, signed with the secret of the account in the path. */
export const takeStripeEvent = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/payments/v1/stripe-events/{accountId}',
  auth: 'none',
  isFile: true,
  status: 204,
  failures: { 400: problem, 404: problem, 413: problem },
});
