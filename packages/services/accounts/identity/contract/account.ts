/** The caller's own account: two-factor authentication, password, sessions. Separate from `identity`, which every page loads. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { mfaCode, newPassword, recoveryCode } from './signing-in';

export const mfaState = v.object({ hasEnabledMfa: v.boolean(), recoveryCodesLeft: v.number() });
export type MfaState = v.InferOutput<typeof mfaState>;

/** Returns whether MFA is on, and how many recovery codes are left. */
export const getMfa = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/mfa',
  auth: 'bearer',
  beforeTwoFactor: true,
  response: mfaState,
});

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Creates a secret that takes effect once a code has confirmed it. */
export const createMfaSecret = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/mfa-secrets',
  auth: 'bearer',
  beforeTwoFactor: true,
  body: v.object({ password }),
  /** `secret` is base 32; `uri` is an otpauth://totp/… address for authenticator apps. */
  response: v.object({ secret: v.string(), uri: v.string() }),
  failures: { 400: problem, 409: problem, 429: problem },
});

/** Ten codes, shown once; only their hashes are stored. */
const freshRecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

export const confirmMfaSecret = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/mfa-confirmations',
  auth: 'bearer',
  beforeTwoFactor: true,
  body: v.object({ code: mfaCode }),
  response: freshRecoveryCodes,
  failures: { 400: problem, 409: problem, 429: problem },
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/recovery-codes',
  auth: 'bearer',
  beforeTwoFactor: true,
  response: freshRecoveryCodes,
  failures: { 409: problem },
});

/** Verifies an MFA code, which allows one change to MFA within the next 5 minutes. */
export const verifyMfa = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/mfa-verifications',
  auth: 'bearer',
  beforeTwoFactor: true,
  body: v.union([v.object({ code: mfaCode }), v.object({ recoveryCode })]),
  status: 204,
  failures: { 400: problem, 429: problem },
});

/** Sets a new password and ends the account's other sessions. */
export const changePassword = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/password-changes',
  auth: 'bearer',
  beforeTwoFactor: true,
  body: v.object({ currentPassword: password, newPassword }),
  usesCookies: true,
  status: 204,
  failures: { 400: problem, 429: problem },
});

export const activeSession = v.object({
  id,
  /** Browser and system as reported by the browser, `Chrome on Windows`; empty when unknown. */
  device: v.string(),
  /** ISO 8601 in UTC. */
  startedAt: v.string(),
  /** When its tokens were last renewed, ISO 8601 in UTC. */
  lastActiveAt: v.string(),
  /** Whether this is the session of the request. */
  isCurrent: v.boolean(),
});
export type ActiveSession = v.InferOutput<typeof activeSession>;

/** Returns the account's sessions, most recently used first. */
export const getSessions = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/sessions',
  auth: 'bearer',
  beforeTwoFactor: true,
  response: v.array(activeSession),
});

export const endSession = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/sessions/{sessionId}',
  auth: 'bearer',
  beforeTwoFactor: true,
  status: 204,
});

/** Ends every session of the account, including the current one. */
export const endSessions = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/sessions',
  auth: 'bearer',
  beforeTwoFactor: true,
  status: 204,
});
