import { pathOf } from '@suite/contract/endpoint';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { apiOrigin } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { exchangeToken, getOpenidConfiguration } from '../contract/identity';
import { authorize, getJwks } from '../contract/signing-in';
import type { Identity } from './identity';
import { allowedRedirect } from './redirect-uri';
import { logoutAtProvider } from './single-logout';
import { issuerOf } from './tokens';

/** A browser uses its copy for a day, and updates one older than five minutes in the background (decision 035). */
const CACHE_CONTROL = 'max-age=300, stale-while-revalidate=86400';

/** Mounts the discovery document, the public keys and the authorization endpoint. */
export function mountDiscovery(app: App, identity: Identity): void {
  route(
    app,
    identity,
    getOpenidConfiguration,
    { summary: 'Where to sign in (§7; OpenID Connect Discovery 1.0 §3)' },
    ({ deployment, context }) => {
      context.header('Cache-Control', CACHE_CONTROL);
      return {
        issuer: issuerOf(deployment),
        authorization_endpoint: apiOrigin(deployment) + pathOf(authorize, {}),
        token_endpoint: apiOrigin(deployment) + pathOf(exchangeToken, {}),
        jwks_uri: apiOrigin(deployment) + pathOf(getJwks, {}),
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      };
    },
  );
  route(app, identity, getJwks, { summary: 'Public keys of the tokens (RFC 7517 §5)' }, async () => {
    await identity.tokens.refreshKeys();
    return { keys: identity.tokens.publicJwks() };
  });
  route(
    app,
    identity,
    authorize,
    { summary: 'The authorization endpoint: checks redirect_uri and leads to the login zone (§4, decision 012)' },
    async ({ input, deployment, context }) => {
      const elsewhere = input.query.redirect_uri === undefined && (await logoutAtProvider(identity, context, deployment));
      if (elsewhere) return context.redirect(elsewhere);
      const login = new URL(zoneUrl(deployment, 'login'));
      const { redirect_uri } = input.query;
      if (redirect_uri !== undefined) {
        if (allowedRedirect(redirect_uri, deployment)) login.searchParams.set('redirect_uri', redirect_uri);
        else login.searchParams.set('error', 'redirect_uri_not_allowed');
      }
      return context.redirect(login.href);
    },
  );
}
