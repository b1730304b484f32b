import type { Authorization, Granted } from '../connector';
import { ConsentLost } from '../provider-failure';
import type { XeroSettings } from './xero-settings';

export const XERO = 'Xero';

/**
 * Xero's granular scopes (https://developer.xero.com/documentation/guides/oauth2/scopes), read-only: the organisation,
 * its contacts, invoices with credit notes, and payments with what was paid ahead or too much.
 */
const SCOPE = [
  'offline_access',
  'accounting.settings.read',
  'accounting.contacts.read',
  'accounting.invoices.read',
  'accounting.payments.read',
].join(' ');

/**
 * OAuth 2 with PKCE at Xero (`xero-identity.yaml` and `securitySchemes` of `xero_accounting.yaml`, XeroAPI/Xero-OpenAPI).
 * Its refresh tokens work once.
 */
export function xeroAuthorization(settings: XeroSettings): Authorization {
  const { clientId, clientSecret, loginUrl, identityUrl, apiUrl } = settings;

  /** Loaded when it is first needed, for most platforms never connect. */
  async function open() {
    const client = await import('openid-client');
    const server = {
      issuer: identityUrl,
      authorization_endpoint: `${loginUrl}/identity/connect/authorize`,
      token_endpoint: `${identityUrl}/connect/token`,
      revocation_endpoint: `${identityUrl}/connect/revocation`,
    };
    // In the body, as the schema `RefreshToken` has it: nothing of it is encoded in two ways.
    const secret = clientSecret ? client.ClientSecretPost(clientSecret) : client.None();
    const configuration = new client.Configuration(server, clientId, {}, secret);
    if (identityUrl.startsWith('http:')) client.allowInsecureRequests(configuration);
    return { client, configuration };
  }

  return {
    async address({ state, verifier, redirectUri }) {
      const { client, configuration } = await open();
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },

    async exchange({ query, state, verifier, redirectUri }) {
      const { client, configuration } = await open();
      const answer = new URL(`${redirectUri}?${query}`);
      return grantedOf(
        await client.authorizationCodeGrant(configuration, answer, { pkceCodeVerifier: verifier, expectedState: state }),
      );
    },

    async refresh(refreshToken) {
      const { client, configuration } = await open();
      try {
        return grantedOf(await client.refreshTokenGrant(configuration, refreshToken));
      } catch (error) {
        if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') throw new ConsentLost(XERO);
        throw error;
      }
    },

    async revoke({ accessToken, refreshToken }, { connectionId = '' }) {
      const headers = { Authorization: `Bearer ${accessToken}` };
      const mine = await fetch(`${apiUrl}/connections/${connectionId}`, { method: 'DELETE', headers });
      const rest = mine.ok ? await fetch(`${apiUrl}/connections`, { headers }) : undefined;
      const others: unknown = rest?.ok ? await rest.json() : [];
      // The refresh token is the person's for all organisations; another firm of theirs may live by it.
      if (Array.isArray(others) && others.length) return;
      const { client, configuration } = await open();
      await client.tokenRevocation(configuration, refreshToken);
    },
  };
}

interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in?: number;
}

function grantedOf({ access_token, refresh_token, expires_in = 0 }: TokenAnswer): Granted {
  if (!refresh_token) throw new Error('Xero gave no refresh token');
  return { accessToken: access_token, refreshToken: refresh_token, expiresIn: expires_in };
}
