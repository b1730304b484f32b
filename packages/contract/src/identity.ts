import * as v from 'valibot';
import { endpoint } from './endpoint';
import { oauthProblem, problem } from './errors';
import { email, id, name } from './schema';
import { tokenAnswer } from './token';

/** A password a person chooses: 12 to 200 characters (NIST SP 800-63B §5.1.1.2 asks for length, not for mixtures). */
export const newPassword = v.pipe(v.string(), v.minLength(12), v.maxLength(200));

const tokenForm = v.variant('grant_type', [
  v.object({ grant_type: v.literal('authorization_code'), code: v.string() }),
  v.object({ grant_type: v.literal('refresh_token'), refresh_token: v.string(), scope: v.optional(v.string()) }),
]);

export const exchangeToken = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/token',
  summary: 'Exchange a code or a refresh token for tokens; a scope names the company (spec §7)',
  auth: 'cookie',
  form: tokenForm,
  answer: tokenAnswer,
  failures: { 400: oauthProblem },
});

export const openidConfiguration = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  jwks_uri: v.string(),
  response_types_supported: v.array(v.string()),
  subject_types_supported: v.array(v.string()),
  id_token_signing_alg_values_supported: v.array(v.string()),
});

export const getOpenidConfiguration = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/.well-known/openid-configuration',
  summary: 'Where to sign in (spec §7; OpenID Connect Discovery 1.0 §3)',
  auth: 'none',
  answer: openidConfiguration,
});

export const getJwks = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/.well-known/jwks.json',
  summary: 'Public keys of the tokens (RFC 7517 §5)',
  auth: 'none',
  answer: v.object({ keys: v.array(v.looseObject({ kid: v.string(), kty: v.string() })) }),
});

export const authorize = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/authorize',
  summary: 'The authorization endpoint: checks redirect_uri and leads to the login zone (spec §4, design §5)',
  auth: 'none',
  query: v.object({ redirect_uri: v.optional(v.string()) }),
  status: 302,
});

export const signIn = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/sign-ins',
  summary: 'E-mail, password and, when the account has MFA, a code, for a code that redirect_uri carries back (design §5)',
  auth: 'cookie',
  body: v.object({
    email,
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    mfaCode: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
    redirectUri: v.optional(v.string()),
  }),
  /** `redirectTo` is the checked redirect_uri with auth_code before its hash. */
  answer: v.object({ redirectTo: v.string() }),
  failures: { 400: problem, 401: problem, 429: problem },
});

export const deleteSession = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/identity/v1/sessions/{sessionId}',
  summary: 'End a session; the id token stands in X-Id-Token (spec §7)',
  auth: 'bearer',
  status: 204,
});

/** The user as the identity service keeps it (spec §3). */
export const user = v.object({ id, email: v.string(), firstName: v.string(), lastName: v.string(), hasEnabledMfa: v.boolean() });
export type User = v.InferOutput<typeof user>;

export const getUser = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}',
  summary: 'One user, the caller (spec §7)',
  auth: 'bearer',
  answer: user,
});

export const putUser = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}',
  summary: 'Change own name or MFA (spec §7; design §4, "hasEnabledMfa by PUT")',
  auth: 'bearer',
  body: v.object({ firstName: name, lastName: name, hasEnabledMfa: v.boolean() }),
  answer: user,
  failures: { 409: problem },
});

export const verifyMfa = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/mfa-verifications',
  summary: 'Prove the authenticator at hand; MFA may be switched off in the 5 minutes after (design §4)',
  auth: 'bearer',
  body: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  status: 204,
  failures: { 401: problem, 429: problem },
});

export const getCompany = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/companies/{companyId}',
  summary: 'One company of the caller (spec §7)',
  auth: 'bearer',
  answer: v.object({ id, name: v.string() }),
});

export const companyWithSegments = v.object({ id, name: v.string(), segments: v.optional(v.array(v.string())) });
export type CompanyWithSegments = v.InferOutput<typeof companyWithSegments>;

export const getUserCompanies = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v3/users/{userId}/companies',
  summary: "The caller's companies, with segments when asked by include=segments (spec §7)",
  auth: 'bearer',
  query: v.object({ include: v.optional(v.literal('segments')) }),
  answer: v.array(companyWithSegments),
});

export const getOrganization = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/organizations/{companyId}',
  summary: "Organization lookup: the header's firm name (spec §7, design §4)",
  auth: 'bearer',
  answer: v.object({ name: v.string() }),
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v2/password-resets',
  summary: 'Send a reset mail; the answer never tells whether the address exists (spec §7)',
  auth: 'none',
  body: v.object({ email }),
  status: 202,
});

export const resetPassword = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/identity/v2/password-resets/{token}',
  summary: 'Set a new password by the token of a reset mail; it works once and ends every session',
  auth: 'none',
  body: v.object({ password: newPassword }),
  status: 204,
  failures: { 400: problem },
});

export const identityEndpoints = {
  exchangeToken,
  getOpenidConfiguration,
  getJwks,
  authorize,
  signIn,
  deleteSession,
  getUser,
  putUser,
  verifyMfa,
  getCompany,
  getUserCompanies,
  getOrganization,
  requestPasswordReset,
  resetPassword,
};
