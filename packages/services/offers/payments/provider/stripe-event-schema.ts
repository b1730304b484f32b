/** The parts of Stripe's events that are read, with limits: a signature proves the sender, not that the event is complete. */

import * as v from 'valibot';

/** Ids, codes and types of Stripe. */
const token = v.pipe(v.string(), v.regex(/^[\w.-]{1,255}$/));
const wholeFrom0 = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/i));
const metadata = v.nullish(v.record(v.string(), v.string()));
/** An object that Stripe includes as an id or expanded. */
const reference = v.nullish(v.union([token, v.looseObject({ id: token })]));

const card = v.looseObject({
  brand: token,
  last4: v.pipe(v.string(), v.regex(/^\w{1,8}$/)),
  exp_month: wholeFrom0,
  exp_year: wholeFrom0,
});
const bank = v.nullish(v.looseObject({ last4: v.nullish(v.pipe(v.string(), v.regex(/^\w{1,8}$/))) }));
const method = v.looseObject({
  id: token,
  type: v.pipe(v.string(), v.regex(/^[a-z_\d]{1,60}$/)),
  customer: reference,
  card: v.nullish(card),
  us_bank_account: bank,
  sepa_debit: bank,
  bacs_debit: bank,
  au_becs_debit: bank,
  nz_bank_account: bank,
});

const intent = v.looseObject({
  id: token,
  status: token,
  amount: wholeFrom0,
  amount_received: v.optional(wholeFrom0),
  currency,
  customer: reference,
  metadata,
  next_action: v.nullish(v.looseObject({ type: token })),
  payment_method: v.nullish(v.union([token, method])),
  latest_charge: v.nullish(v.union([token, v.looseObject({ id: token, amount_refunded: v.optional(wholeFrom0) })])),
  last_payment_error: v.nullish(
    v.looseObject({
      code: v.nullish(token),
      decline_code: v.nullish(token),
      advice_code: v.nullish(token),
      payment_method: v.nullish(method),
    }),
  ),
});

const refund = v.looseObject({
  id: token,
  status: v.nullish(token),
  amount: wholeFrom0,
  currency,
  payment_intent: reference,
  failure_reason: v.nullish(token),
  metadata,
});

const charge = v.looseObject({ payment_intent: reference, amount: wholeFrom0, amount_refunded: wholeFrom0, currency });
const dispute = v.looseObject({ payment_intent: reference, amount: wholeFrom0, currency, status: token });
const page = v.looseObject({ id: token, metadata });

/** Schemas of the object of an event, by event type. */
export const objectSchemas = {
  'payment_intent.processing': intent,
  'payment_intent.succeeded': intent,
  'payment_intent.payment_failed': intent,
  'payment_intent.canceled': intent,
  'checkout.session.completed': page,
  'checkout.session.async_payment_succeeded': page,
  'checkout.session.async_payment_failed': page,
  'checkout.session.expired': page,
  'setup_intent.succeeded': page,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.refunded': charge,
  'charge.dispute.created': dispute,
  'charge.dispute.closed': dispute,
  'payment_method.automatically_updated': method,
  'payment_method.updated': method,
} as const;

export const eventSchema = v.looseObject({
  id: token,
  type: token,
  /** Seconds since 1970. */
  created: wholeFrom0,
  livemode: v.optional(v.boolean()),
  /** The connected account; absent for the account of the key. */
  account: v.optional(token),
  data: v.looseObject({ object: v.looseObject({}) }),
});
