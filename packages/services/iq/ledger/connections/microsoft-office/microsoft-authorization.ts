import { pkceAuthorization } from '../pkce-authorization';
import type { MicrosoftSettings } from './microsoft-settings';

export const MICROSOFT = 'Microsoft Office';

/**
 * OAuth 2 at Microsoft (https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow). Each use replaces
 * the refresh token, and there is no way to revoke one. Reading a workbook with Graph requires at least `Files.ReadWrite`
 * (https://learn.microsoft.com/en-us/graph/api/worksheet-usedrange, "Permissions"); nothing is written.
 */
export const microsoftAuthorization = ({ clientId, clientSecret, loginUrl }: MicrosoftSettings) =>
  pkceAuthorization({
    provider: MICROSOFT,
    clientId,
    clientSecret,
    server: {
      issuer: loginUrl,
      authorization_endpoint: `${loginUrl}/common/oauth2/v2.0/authorize`,
      token_endpoint: `${loginUrl}/common/oauth2/v2.0/token`,
    },
    scope: 'offline_access Files.ReadWrite',
  });
