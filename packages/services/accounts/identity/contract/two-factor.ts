/** Whether a company requires two-factor authentication. */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

const rule = {
  /** If true, people without two-factor authentication can't access any data of the company. */
  isRequired: v.boolean(),
  /** If true, a sign-in with the OpenID provider counts, whether or not the provider reports two factors. */
  trustsProvider: v.boolean(),
};

export const twoFactorRule = v.object({
  ...rule,
  /** Name of the provider; null when the operator has not configured one. */
  provider: v.nullable(v.string()),
  /** Number of active people, and how many of them have an authenticator app or a passkey. */
  people: v.number(),
  withTwoFactor: v.number(),
  /** Whether the current session would stay valid if it were required. */
  isProven: v.boolean(),
});
export type TwoFactorRule = v.InferOutput<typeof twoFactorRule>;

/** Returns whether the company requires two-factor authentication, and how many people have it. */
export const getTwoFactorRule = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/two-factor',
  auth: 'bearer',
  right: 'admin',
  response: twoFactorRule,
});

export const putTwoFactorRule = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/two-factor',
  auth: 'bearer',
  right: 'admin',
  body: v.object(rule),
  response: twoFactorRule,
});
