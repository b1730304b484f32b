import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { personName } from '@suite/contract/person-name';
import { email, id } from '@suite/contract/schema';
import * as v from 'valibot';

/** A new password: 12 to 200 characters (NIST SP 800-63B §5.1.1.2 requires length, not a mix of character types). */
export const newPassword = v.pipe(v.string(), v.minLength(12), v.maxLength(200));

/** A code from an authenticator app (RFC 6238). */
export const mfaCode = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** 120 random bits in base 32 as typed by a person: case, spaces and dashes are ignored. */
export const recoveryCode = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform((text) => text.toLowerCase().replace(/[\s-]/g, '')),
  v.regex(/^[a-z2-7]{24}$/),
);

export const getJwks = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/.well-known/jwks.json',
  auth: 'none',
  response: v.object({ keys: v.array(v.looseObject({ kid: v.string(), kty: v.string() })) }),
});

export const authorize = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/authorize',
  auth: 'none',
  query: v.object({ redirect_uri: v.optional(v.string()) }),
  status: 302,
});

/** Signs in (decision 012). */
export const signIn = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/sign-ins',
  auth: 'cookie',
  body: v.object({
    email,
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    mfaCode: v.optional(mfaCode),
    /** Replaces the code when the authenticator is lost; each works once. */
    recoveryCode: v.optional(recoveryCode),
    redirectUri: v.optional(v.string()),
  }),
  /** `redirectTo` is the checked redirect_uri with auth_code before its hash. */
  response: v.object({ redirectTo: v.string() }),
  failures: { 400: problem, 409: problem, 429: problem, 503: problem },
});

/** A user account (§3). */
export const user = v.object({ id, email: v.string(), firstName: v.string(), lastName: v.string(), hasEnabledMfa: v.boolean() });
export type User = v.InferOutput<typeof user>;

/** Returns the caller's own account (§7). */
export const getUser = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}',
  auth: 'bearer',
  beforeTwoFactor: true,
  response: user,
});

/** Changes the caller's name, or switches MFA on or off (§7). */
export const putUser = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}',
  auth: 'bearer',
  beforeTwoFactor: true,
  body: v.object({ firstName: personName, lastName: personName, hasEnabledMfa: v.boolean() }),
  response: user,
  failures: { 409: problem },
});

/** Requests a reset mail (§7). The response never reveals whether the address exists. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v2/password-resets',
  auth: 'none',
  body: v.object({ email }),
  usesCookies: true,
  status: 202,
});

/** Sets a new password with the token of a reset mail. */
export const resetPassword = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/identity/v2/password-resets/{token}',
  auth: 'none',
  body: v.object({ password: newPassword }),
  usesCookies: true,
  status: 204,
  failures: { 400: problem, 429: problem },
});
