import type { Authorization, Granted } from './connector';
import { ConsentLostError } from './provider-error';

interface Means {
  /** The provider's display name. */
  provider: string;
  clientId: string;
  clientSecret: string;
  /** The metadata of the authorization server (RFC 8414 §2). */
  server: { issuer: string; authorization_endpoint: string; token_endpoint: string; revocation_endpoint?: string };
  scope: string;
  /** Requested instead if the suite is to write. */
  writingScope?: string;
  /** Additional parameters that the provider requires. */
  parameters?: Record<string, string>;
  /** Set if refresh tokens work only once, so a response without a new one cannot be renewed. */
  isRotating?: true;
}

/** OAuth 2 with PKCE (RFC 7636) at a provider. Consent is only revoked if the provider has an endpoint for it. */
export function pkceAuthorization(means: Means): Authorization {
  const { provider, clientId, clientSecret, server, scope, writingScope = scope, parameters, isRotating } = means;

  /** Loaded on first use, because most platforms never connect. */
  async function open() {
    const client = await import('openid-client');
    // Sends the secret in the body, where its encoding is unambiguous.
    const secret = clientSecret ? client.ClientSecretPost(clientSecret) : client.None();
    const configuration = new client.Configuration(server, clientId, {}, secret);
    if (server.token_endpoint.startsWith('http:')) client.allowInsecureRequests(configuration);
    return { client, configuration };
  }

  return {
    async address({ state, verifier, redirectUri, writes }) {
      const { client, configuration } = await open();
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: writes ? writingScope : scope,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...parameters,
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
        return grantedOf(await client.refreshTokenGrant(configuration, refreshToken), isRotating ? undefined : refreshToken);
      } catch (error) {
        if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') throw new ConsentLostError(provider);
        throw error;
      }
    },

    async revoke({ refreshToken }) {
      if (!server.revocation_endpoint) return;
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

/** @param before the refresh token that stays valid if the provider returns no new one (RFC 6749 §6) */
function grantedOf({ access_token, refresh_token, expires_in = 0 }: TokenAnswer, before?: string): Granted {
  const refreshToken = refresh_token ?? before;
  if (!refreshToken) throw new Error('the provider gave no refresh token');
  return { accessToken: access_token, refreshToken, expiresIn: expires_in };
}
