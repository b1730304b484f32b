import { endpoint } from '@suite/contract/endpoint';
import { oauthProblem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { tokenAnswer } from './token';

const tokenForm = v.variant('grant_type', [
  v.object({ grant_type: v.literal('authorization_code'), code: v.string() }),
  v.object({ grant_type: v.literal('refresh_token'), refresh_token: v.string(), scope: v.optional(v.string()) }),
]);

export const exchangeToken = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/identity/v1/oauth2/token',
  auth: 'cookie',
  hasOwnFailure: true,
  form: tokenForm,
  response: tokenAnswer,
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
  auth: 'none',
  isCached: true,
  hasOwnFailure: true,
  response: openidConfiguration,
});

export const deleteSession = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/identity/v1/sessions/{sessionId}',
  auth: 'bearer',
  beforeTwoFactor: true,
  hasOwnFailure: true,
  status: 204,
});

/**
 * Checks the access token: `hasCurrentRights` is false once its rights differ from the caller's. Responds with 401 when the
 * session has ended, or the person was deactivated in the token's company.
 */
export const getCurrentSession = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/sessions/current',
  auth: 'bearer',
  beforeTwoFactor: true,
  hasOwnFailure: true,
  response: v.object({ hasCurrentRights: v.boolean() }),
});

/** Returns one of the caller's companies (§7). */
export const getCompany = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/companies/{companyId}',
  auth: 'bearer',
  beforeTwoFactor: true,
  response: v.object({ id, name: v.string() }),
});

export const companyWithSegments = v.object({ id, name: v.string(), segments: v.optional(v.array(v.string())) });
export type CompanyWithSegments = v.InferOutput<typeof companyWithSegments>;

/** Returns the caller's companies with their segments (§7). */
export const getUserCompanies = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v3/users/{userId}/companies',
  auth: 'bearer',
  isStored: true,
  beforeTwoFactor: true,
  query: v.object({ include: v.optional(v.literal('segments')) }),
  response: v.array(companyWithSegments),
});

export const getOrganization = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/organizations/{companyId}',
  auth: 'bearer',
  beforeTwoFactor: true,
  response: v.object({ name: v.string() }),
});
