/** Passkeys (Web Authentication Level 3). A passkey with user verification counts as two factors. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';

const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** Maximum number of passkeys per person. */
export const MAX_PASSKEYS = 20;

export const passkey = v.object({
  id,
  name: v.string(),
  /** Whether the passkey is stored on more than one device. */
  isSynced: v.boolean(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  /** Null when it was never used for a sign-in. */
  usedAt: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkey>;

/** An authenticator's response as browsers serialize it (`RegistrationResponseJSON`, `AuthenticationResponseJSON`). */
const text = v.pipe(v.string(), v.maxLength(20_000));
const credential = {
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.nullable(v.string())),
  clientExtensionResults: v.looseObject({}),
};
const registration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
});
const assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(v.nullable(text)),
  }),
});

/** Returns the account's passkeys, latest first. */
export const getPasskeys = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/passkeys',
  auth: 'bearer',
  beforeTwoFactor: true,
  response: v.array(passkey),
});

/** Requires the password, and a recent MFA verification if the account has MFA, before a passkey is added. */
export const createPasskeyChallenge = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/passkey-challenges',
  auth: 'bearer',
  beforeTwoFactor: true,
  body: v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  /** `PublicKeyCredentialCreationOptionsJSON`. */
  response: v.looseObject({ challenge: v.string() }),
  failures: { 400: problem, 409: problem, 429: problem },
});

/** Adds the passkey that the authenticator has created. */
export const addPasskey = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/passkeys',
  auth: 'bearer',
  beforeTwoFactor: true,
  body: v.object({ name: passkeyName, credential: registration }),
  response: passkey,
  status: 201,
  failures: { 400: problem, 409: problem },
});

export const renamePasskey = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/passkeys/{passkeyId}',
  auth: 'bearer',
  beforeTwoFactor: true,
  body: v.object({ name: passkeyName }),
  response: passkey,
  failures: { 404: problem },
});

export const removePasskey = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/passkeys/{passkeyId}',
  auth: 'bearer',
  beforeTwoFactor: true,
  status: 204,
  failures: { 404: problem },
});

/** Returns a challenge for a sign-in; it reveals nothing about any account. */
export const getPasskeyChallenge = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/passkey-challenge',
  auth: 'none',
  /** `PublicKeyCredentialRequestOptionsJSON`. */
  response: v.looseObject({ challenge: v.string() }),
});

/** Signs in with the authenticator's response. */
export const signInByPasskey = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/passkey-sign-ins',
  auth: 'cookie',
  body: v.object({ credential: assertion, redirectUri: v.optional(v.string()) }),
  /** The same as for a sign-in with a password. */
  response: v.object({ redirectTo: v.string() }),
  failures: { 400: problem, 409: problem, 429: problem },
});
