/** Sign-in by an OpenID provider of the operator's (OpenID Connect Core 1.0, PKCE, RFC 9207). */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { mfaCode, recoveryCode } from './signing-in';

/** Why a sign-in by the provider came to nothing, in the login zone's `error` parameter. */
export const providerErrors = [
  /** The person or the provider called it off. */
  'provider_declined',
  /** It took too long, was repeated, or the provider's answer does not hold. */
  'provider_failed',
  /** The provider does not answer. */
  'provider_unreachable',
  /** The provider does not vouch for the address, or may not. */
  'provider_unverified',
  /** There is no account with the address, and nobody joins by its domain. */
  'provider_no_account',
  /** There is an account, but nothing proves that the address is its owner's. */
  'provider_unproven',
  'account_deactivated',
] as const;
export type ProviderError = (typeof providerErrors)[number];

/** Leads the browser to the provider. */
export const startProviderSignIn = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/provider',
  auth: 'none',
  query: v.object({ redirect_uri: v.optional(v.string()) }),
  status: 302,
});

/** Where the provider leads back to. */
export const finishProviderSignIn = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/provider/callback',
  auth: 'none',
  query: v.object({ state: v.optional(v.string()), error: v.optional(v.string()) }),
  status: 302,
});

/** The second factor of an account that has one, when the provider asked for none; the cookie says whose sign-in it is. */
export const proveProviderSignIn = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/provider/proofs',
  auth: 'cookie',
  body: v.union([v.object({ mfaCode }), v.object({ recoveryCode })]),
  answer: v.object({ redirectTo: v.string() }),
  failures: { 400: problem, 429: problem },
});

/** The provider says that a session of its own has ended (OpenID Connect Back-Channel Logout 1.0). */
export const providerLogout = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/provider/logouts',
  auth: 'none',
  waitsOutside: true,
  form: v.object({ logout_token: v.pipe(v.string(), v.maxLength(10_000)) }),
  status: 204,
  failures: { 400: problem },
});
