import { SuiteError } from '@suite/contract/errors';
import type { App, AppContext } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { newSecret } from '@suite/kernel/sealing/secret';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { Identity } from '../accounts/identity';
import { allowedRedirect } from '../accounts/redirect-uri';
import { ID_TOKEN } from '../accounts/single-logout';
import { finishProviderSignIn, type ProviderError, providerLogout, startProviderSignIn } from '../contract/providers';
import type { ProviderSignIn } from '../schema/provider-sign-in';
import { ATTEMPT_LIFETIME, createAttemptCookies } from './attempt-cookie';
import { obeyLogout } from './back-channel-logout';
import { begin } from './begin';
import { finish } from './finish';
import { letIn } from './let-in';
import { mountProof } from './prove-second';
import type { Providers } from './providers';

/** Mounts sign-in with the operator's OpenID provider; without one, its routes lead nowhere. */
export function mountProviders(app: App, identity: Identity): void {
  const cookies = createAttemptCookies(identity.sealing);
  const configured = (): Providers => {
    if (!identity.provider) throw new SuiteError('not_found', 'No OpenID provider is set up here.');
    return { ...identity, provider: identity.provider, cookies };
  };

  route(
    app,
    identity,
    startProviderSignIn,
    { summary: "Lead to the operator's OpenID provider, with state, nonce and PKCE" },
    async ({ input, deployment, clock, context }) => {
      const providers = configured();
      insistOnOwnPage(context);
      const redirectUri = input.query.redirect_uri;
      try {
        return away(context, await begin(context, { ...providers, deployment, redirectUri, now: clock() }));
      } catch (error) {
        identity.logger.error('The OpenID provider cannot be asked', error);
        return away(context, loginWith(deployment, 'provider_unreachable', redirectUri));
      }
    },
  );

  route(
    app,
    identity,
    finishProviderSignIn,
    { summary: 'Where the OpenID provider leads back to; goes on to redirect_uri with a code, or to login with an error' },
    async ({ input, deployment, clock, context }) => {
      const providers = configured();
      const attempt = cookies.takeAttempt(context, deployment, input.query.state ?? '', clock());
      if (!attempt) return away(context, loginWith(deployment, 'provider_failed'));
      const found = await finish(providers, { deployment, attempt, search: new URL(context.req.url).search });
      if (typeof found === 'string') return away(context, loginWith(deployment, found, attempt.redirectUri));
      const { userId, email, hasEnabledMfa, person, idToken } = found;
      const { issuer, subject, sid, hasProvenFactor } = person;
      const { redirectUri } = attempt;
      const provider: ProviderSignIn = {
        issuer,
        subject,
        sid,
        idToken: identity.sealing.seal(ID_TOKEN, idToken).toString('base64'),
      };
      if (hasEnabledMfa && !hasProvenFactor) {
        const expiresAt = clock() + ATTEMPT_LIFETIME;
        cookies.keepUnproven(context, deployment, { id: newSecret(), userId, redirectUri, provider, expiresAt });
        return away(context, zoneUrl(deployment, 'login', '/second-factor'));
      }
      const proof = hasProvenFactor ? 'provider-proven' : 'provider';
      return away(context, await letIn(providers, context, { deployment, userId, email, proof, provider, redirectUri }));
    },
  );

  mountProof(app, identity, configured);

  route(
    app,
    identity,
    providerLogout,
    { summary: 'End the sessions that a logout token of the provider names (OpenID Connect Back-Channel Logout 1.0)' },
    async ({ input, context }) => {
      await obeyLogout(configured(), input.form.logout_token);
      context.header('Cache-Control', 'no-store');
      return undefined;
    },
  );
}

/** Requires that a sign-in starts on a page of the suite, so that other sites can't start one. @throws SuiteError `forbidden` */
function insistOnOwnPage(context: AppContext): void {
  if (context.req.header('Sec-Fetch-Site') === 'cross-site') throw new SuiteError('forbidden', 'Sign in at the sign-in page.');
}

/** Returns the address of the login page, which shows the error. */
function loginWith(deployment: Deployment, error: ProviderError, redirectUri?: string): string {
  const login = new URL(zoneUrl(deployment, 'login'));
  login.searchParams.set('error', error);
  if (redirectUri && allowedRedirect(redirectUri, deployment)) login.searchParams.set('redirect_uri', redirectUri);
  return login.href;
}

function away(context: AppContext, url: string): Response {
  context.header('Cache-Control', 'no-store');
  return context.redirect(url);
}
