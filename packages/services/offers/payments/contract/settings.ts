/** How a firm collects payments. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

const secret = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

const settings = v.object({
  /** Increases with every change, 0 before the first. A change based on an older version is refused. */
  version: v.number(),
  /** `manual` until Stripe is connected. */
  provider: v.picklist(['manual', 'stripe']),
  /** The instructions for a transfer that clients see; empty until the firm has written them. */
  bankDetails: v.string(),
  stripe: v.nullable(
    v.object({
      /** The last four characters of the key, so that the firm recognizes it. */
      keyEnd: v.string(),
      isTest: v.boolean(),
      /** The URL for Stripe's events. */
      eventAddress: v.string(),
      /** Without the signing secret of that URL, events are refused. */
      hasEventSecret: v.boolean(),
      /** Null until the first signed event arrives. */
      lastEventAt: v.nullable(v.string()),
      /** Why Stripe refuses requests, for example a revoked key; null when nothing is wrong. */
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
  response: settings,
});

/** Sets the bank details that clients see. */
export const putBankDetails = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/payments/v1/settings',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ version: v.number(), bankDetails: v.pipe(v.string(), v.trim(), v.maxLength(1000)) }),
  response: settings,
  failures: { 409: problem },
});

/**
 * Connects a Stripe account, or replaces the keys of a connected one. The key is tested with Stripe before it is saved. The
 * signing secret of the event URL may be missing, because the URL is only known afterwards.
 */
export const connectStripe = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/payments/v1/settings/stripe',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ version: v.number(), secretKey: v.optional(secret), eventSecret: v.optional(secret) }),
  response: settings,
  failures: { 409: problem, 503: problem },
});

/** Returns to transfers. Payments that Stripe is processing are still followed until they are settled. */
export const disconnectStripe = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/payments/v1/settings/stripe',
  auth: 'bearer',
  right: 'admin',
  response: settings,
  failures: { 409: problem },
});
