import { pkceAuthorization } from '../pkce-authorization';
import type { GoogleSettings } from './google-settings';

export const GOOGLE = 'Google Sheets';

/**
 * OAuth 2 at Google (https://developers.google.com/identity/protocols/oauth2/web-server). Its refresh tokens stay valid but are
 * only issued with the first consent, so the person is asked for consent each time.
 */
export const googleAuthorization = ({ clientId, clientSecret, loginUrl, tokenUrl }: GoogleSettings) =>
  pkceAuthorization({
    provider: GOOGLE,
    clientId,
    clientSecret,
    server: {
      issuer: loginUrl,
      authorization_endpoint: `${loginUrl}/o/oauth2/v2/auth`,
      token_endpoint: `${tokenUrl}/token`,
      revocation_endpoint: `${tokenUrl}/revoke`,
    },
    scope: 'https://www.googleapis.com/auth/spreadsheets.readonly',
    parameters: { access_type: 'offline', prompt: 'consent' },
  });
