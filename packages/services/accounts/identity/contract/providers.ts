/** Sign-in with the operator's OpenID provider (OpenID Connect Core 1.0, PKCE, RFC 9207). */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { mfaCode, recoveryCode } from './signing-in';

/** Reasons why a sign-in with the provider failed, in the login zone's `error` parameter. */
export const providerErrors = [
  /** The person or the provider canceled it. */
  'provider_declined',
  /** It took too long, was repeated, or the provider's response is invalid. */
  'provider_failed',
  /** The provider does not respond. */
  'provider_unreachable',
  /** The provider does not vouch for the address, or is not trusted to. */
  'provider_unverified',
  /** No account has the address, and its domain does not let people join. */
  'provider_no_account',
  /** An account has the address, but nothing proves that its owner also owns the address. */
  'provider_unproven',
  'account_deactivated',
] as const;
export type ProviderError = (typeof providerErrors)[number];

/** Redirects the browser to the provider. */
export const startProviderSignIn = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/provider',
  auth: 'none',
  query: v.object({ redirect_uri: v.optional(v.string()) }),
  status: 302,
});

/** The address that the provider redirects back to. */
export const finishProviderSignIn = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/provider/callback',
  auth: 'none',
  query: v.object({ state: v.optional(v.string()), error: v.optional(v.string()) }),
  status: 302,
});

/**
 * Verifies an MFA code for an account with MFA when the provider did not require two factors; the cookie identifies the sign-in.
 */
export const proveProviderSignIn = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/provider/proofs',
  auth: 'cookie',
  body: v.union([v.object({ mfaCode }), v.object({ recoveryCode })]),
  response: v.object({ redirectTo: v.string() }),
  failures: { 400: problem, 429: problem },
});

/** Receives the provider's notice that one of its sessions has ended (OpenID Connect Back-Channel Logout 1.0). */
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
