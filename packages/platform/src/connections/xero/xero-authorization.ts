import type { Authorization } from '../connector';
import { pkceAuthorization } from '../pkce-authorization';
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
    isRotating: true,
  });
  return {
    ...authorization,
    async revoke(tokens, settings) {
      const headers = { Authorization: `Bearer ${tokens.accessToken}` };
      const mine = await fetch(`${apiUrl}/connections/${settings.connectionId ?? ''}`, { method: 'DELETE', headers });
      const rest = mine.ok ? await fetch(`${apiUrl}/connections`, { headers }) : undefined;
      const others: unknown = rest?.ok ? await rest.json() : [];
      // The refresh token is the person's for all organisations; another firm of theirs may live by it.
      if (Array.isArray(others) && others.length) return;
      await authorization.revoke(tokens, settings);
    },
  };
}
