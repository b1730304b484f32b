import type { identityEndpoints } from './identity';
import type { insightsEndpoints } from './insights';

type EndpointName = keyof typeof identityEndpoints | keyof typeof insightsEndpoints;

/**
 * One line for each call in the OpenAPI document, with the section of the spec that asks for it. Apart from the
 * endpoints, because every page of the suite loads those.
 */
export const summaries: Record<EndpointName, string> = {
  exchangeToken: 'Exchange a code or a refresh token for tokens; a scope names the company (spec §7)',
  getOpenidConfiguration: 'Where to sign in (spec §7; OpenID Connect Discovery 1.0 §3)',
  getJwks: 'Public keys of the tokens (RFC 7517 §5)',
  authorize: 'The authorization endpoint: checks redirect_uri and leads to the login zone (spec §4, design §5)',
  signIn: 'E-mail, password and, when the account has MFA, a code, for a code that redirect_uri carries back (design §5)',
  deleteSession: 'End a session; the id token stands in X-Id-Token (spec §7)',
  getUser: 'One user, the caller (spec §7)',
  putUser: 'Change own name or MFA (spec §7; design §4, "hasEnabledMfa by PUT")',
  verifyMfa: 'Prove the authenticator at hand; MFA may be switched off in the 5 minutes after (design §4)',
  getCompany: 'One company of the caller (spec §7)',
  getUserCompanies: "The caller's companies, with segments when asked by include=segments (spec §7)",
  getOrganization: "Organization lookup: the header's firm name (spec §7, design §4)",
  requestPasswordReset: 'Send a reset mail; the answer never tells whether the address exists (spec §7)',
  resetPassword: 'Set a new password by the token of a reset mail; it works once and ends every session',
  getInsightsUser: "The insights user of a person in the token's company, by UnifiedId (spec §7)",
  getInsightsFirm: 'The firm and its connections (spec §7)',
  getConnections: "The firm's connections; 400 means not connected (spec §7)",
  getFirmOfUser: "The firm of a person in the token's company, null before provisioning (spec §7)",
  getUserExists: "Whether the person has an insights user in the token's company (spec §7)",
  createInsightsUser: 'Create the insights user; the caller refreshes its token after (spec §7)',
  provisionFirm:
    'Create the company when the token has none, make the caller its administrator, grant the segment iq (spec §7, design §4)',
  addClients: 'Add clients to the firm; parentId is its organizationId (spec §7, design §4)',
};
