/** Whether a company asks its people for two-factor authentication. */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

const rule = {
  /** Who has not proven two factors gets at nothing of the company. */
  isRequired: v.boolean(),
  /** A sign-in by the OpenID provider counts, whether or not it says that it asked for two factors. */
  trustsProvider: v.boolean(),
};

export const twoFactorRule = v.object({
  ...rule,
  /** Name of the provider; null when the operator has set none up. */
  provider: v.nullable(v.string()),
  /** Active people, and how many of them have an authenticator app or a passkey. */
  people: v.number(),
  withTwoFactor: v.number(),
  /** Whether the session that asks would go on if it were required. */
  isProven: v.boolean(),
});
export type TwoFactorRule = v.InferOutput<typeof twoFactorRule>;

export const getTwoFactorRule = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/two-factor',
  auth: 'bearer',
  right: 'admin',
  answer: twoFactorRule,
});

export const putTwoFactorRule = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/two-factor',
  auth: 'bearer',
  right: 'admin',
  body: v.object(rule),
  answer: twoFactorRule,
});
