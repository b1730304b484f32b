/** With what a firm collects payments. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

const secret = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

const settings = v.object({
  /** Grows with every change, 0 before the first: a newer one than was seen is not overwritten. */
  version: v.number(),
  /** `manual` until Stripe is connected. */
  provider: v.picklist(['manual', 'stripe']),
  /** What a client needs for a transfer, as it reads it; empty until the firm has written it. */
  bankDetails: v.string(),
  stripe: v.nullable(
    v.object({
      /** The last four characters of the key, by which the firm tells it from others. */
      keyEnd: v.string(),
      isTest: v.boolean(),
      /** Where Stripe is to send its events. */
      eventAddress: v.string(),
      /** Without the signing secret of that address, events are refused. */
      hasEventSecret: v.boolean(),
      /** Null until the first signed event has come. */
      lastEventAt: v.nullable(v.string()),
      /** Why Stripe refuses what is asked of it, such as a key that was revoked; null when nothing is wrong. */
      problem: v.nullable(v.string()),
    }),
  ),
});
export type PaymentSettings = v.InferOutput<typeof settings>;

export const getPaymentSettings = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/payments/v1/settings',
  auth: 'bearer',
  right: 'app:offer',
  answer: settings,
});

export const putBankDetails = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/payments/v1/settings',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ version: v.number(), bankDetails: v.pipe(v.string(), v.trim(), v.maxLength(1000)) }),
  answer: settings,
  failures: { 409: problem },
});

/**
 * Connects a Stripe account, or gives a connected one other keys. The key is tried with Stripe before it is kept.
 * Without the secret of the event address it is kept too, for the address is known only afterwards.
 */
export const connectStripe = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/payments/v1/settings/stripe',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ secretKey: v.optional(secret), eventSecret: v.optional(secret) }),
  answer: settings,
  failures: { 409: problem, 503: problem },
});

/** Goes back to transfers. What Stripe is processing is still followed until it is settled. */
export const disconnectStripe = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/payments/v1/settings/stripe',
  auth: 'bearer',
  right: 'admin',
  answer: settings,
  failures: { 409: problem },
});
