import { Status } from '@suite/contract/status';
import type { Authorization } from '../connector';
import { pkceAuthorization } from '../pkce-authorization';
import type { XeroSettings } from './xero-settings';

export const XERO = 'Xero';

/** Milliseconds after which a request times out. */
const TIME_LIMIT = 60_000;

/**
 * Xero's granular scopes (https://developer.xero.com/documentation/guides/oauth2/scopes), read-only: the organisation, its
 * contacts, invoices and credit notes, payments with prepayments and overpayments, and spending without a bill.
 */
const SCOPE = [
  'offline_access',
  'accounting.settings.read',
  'accounting.contacts.read',
  'accounting.invoices.read',
  'accounting.payments.read',
  'accounting.banktransactions.read',
].join(' ');

/** The scopes that are also requested to write invoices, payments and contacts. They include reading. */
const WRITING_SCOPE = [SCOPE, 'accounting.contacts', 'accounting.invoices', 'accounting.payments'].join(' ');

/**
 * OAuth 2 with PKCE at Xero (`xero-identity.yaml` and `securitySchemes` of `xero_accounting.yaml`, XeroAPI/Xero-OpenAPI). Its
 * refresh tokens work only once.
 */
export function xeroAuthorization(settings: XeroSettings): Authorization {
  const { clientId, clientSecret, loginUrl, identityUrl, apiUrl } = settings;
  const authorization = pkceAuthorization({
    provider: XERO,
    clientId,
    clientSecret,
    server: {
      issuer: identityUrl,
      authorization_endpoint: `${loginUrl}/identity/connect/authorize`,
      token_endpoint: `${identityUrl}/connect/token`,
      revocation_endpoint: `${identityUrl}/connect/revocation`,
    },
    scope: SCOPE,
    writingScope: WRITING_SCOPE,
    isRotating: true,
  });
  const call = (method: 'GET' | 'DELETE', path: string, accessToken: string) =>
    fetch(`${apiUrl}/connections${path}`, {
      method,
      headers: { Authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(TIME_LIMIT),
    });

  return {
    ...authorization,
    async revoke(tokens, settings) {
      const end = (accessToken: string) => call('DELETE', `/${settings.connectionId ?? ''}`, accessToken);
      let { accessToken, refreshToken } = tokens;
      if ((await end(accessToken)).status === Status.Unauthorized) {
        ({ accessToken, refreshToken } = await authorization.refresh(refreshToken));
        await end(accessToken);
      }
      const left = await call('GET', '', accessToken);
      if (!left.ok) throw new Error('Xero does not tell what is left of the consent');
      const others: unknown = await left.json();
      // The refresh token covers all of the person's organisations, and another of their firms may depend on it.
      if (Array.isArray(others) && others.length) return;
      await authorization.revoke({ ...tokens, accessToken, refreshToken }, settings);
    },
  };
}
