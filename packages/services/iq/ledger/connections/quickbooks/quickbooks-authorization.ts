import type { Authorization, Granted } from '../connector';
import { ConsentLostError } from '../provider-error';
import type { QuickbooksSettings } from './quickbooks-settings';

export const QUICKBOOKS = 'QuickBooks Online';

const SCOPE = 'com.intuit.quickbooks.accounting';

/**
 * OAuth 2 at Intuit with its own client (`intuit-oauth`), which does not support PKCE. A refresh token is replaced now and then,
 * and the previous one stays valid for a day.
 */
export function quickbooksAuthorization(settings: QuickbooksSettings): Authorization {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl } = settings;

  /** Loaded on first use, because most platforms never connect. */
  async function load() {
    const { default: OAuthClient } = await import('intuit-oauth');
    // The framework retries by itself, with the platform's waits.
    OAuthClient.retryConfig.maxRetries = 0;
    return (redirectUri: string) => {
      const client = new OAuthClient({ clientId, clientSecret, environment: 'production', redirectUri });
      // The client shares URLs between all instances in the process, so they are set right before each use.
      client.setAuthorizeURLs({
        authorizeEndpoint: `${authorizeUrl}/connect/oauth2`,
        tokenEndpoint: `${tokenUrl}/oauth2/v1/tokens/bearer`,
        revokeEndpoint: `${revokeUrl}/v2/oauth2/tokens/revoke`,
        userInfoEndpoint: '',
      });
      return client;
    };
  }

  return {
    async address({ state, redirectUri }) {
      const clientFor = await load();
      return clientFor(redirectUri).authorizeUri({ scope: SCOPE, state });
    },

    async exchange({ query, redirectUri }) {
      const clientFor = await load();
      return grantedOf((await clientFor(redirectUri).createToken(`${redirectUri}?${query}`)).json);
    },

    async refresh(refreshToken) {
      const clientFor = await load();
      try {
        return grantedOf((await clientFor('').refreshUsingToken(refreshToken)).json);
      } catch (error) {
        // The client's error contains the whole response, so it is not passed on.
        if ((error as { error?: unknown }).error === 'invalid_grant') throw new ConsentLostError(QUICKBOOKS);
        throw new Error('Intuit gave no new tokens');
      }
    },

    async revoke({ refreshToken }) {
      const clientFor = await load();
      await clientFor('').revoke({ refresh_token: refreshToken });
    },
  };
}

interface TokenAnswer {
  access_token?: unknown;
  refresh_token?: unknown;
  expires_in?: unknown;
}

function grantedOf(answer: TokenAnswer | null): Granted {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn } = answer ?? {};
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') throw new Error('Intuit gave no tokens');
  return { accessToken, refreshToken, expiresIn: Number(expiresIn) || 0 };
}
