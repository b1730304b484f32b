import { pathOf } from '@suite/contract/endpoint';
import { newSecret } from '@suite/kernel/sealing/secret';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { Context } from 'hono';
import type { ProviderClient } from '../accounts/provider-client';
import { allowedRedirect } from '../accounts/redirect-uri';
import { finishProviderSignIn } from '../contract/providers';
import { ATTEMPT_LIFETIME, type AttemptCookies } from './attempt-cookie';

/** Returns the address that the provider redirects back to; the operator registers it with the provider. */
export const callbackOf = (deployment: Deployment): string => apiOrigin(deployment) + pathOf(finishProviderSignIn, {});

/** Maximum length of a redirect address, so that it fits into a cookie with the rest; longer addresses are ignored. */
const LONGEST = 2000;

interface Begin {
  provider: ProviderClient;
  cookies: AttemptCookies;
  deployment: Deployment;
  redirectUri: string | undefined;
  now: number;
}

/** Returns the provider's address that starts a sign-in. @throws when the provider is unreachable */
export async function begin(context: Context, { provider, cookies, deployment, redirectUri = '', now }: Begin): Promise<string> {
  const { openid, config } = await provider.ready();
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
  const redirect = redirectUri.length <= LONGEST ? allowedRedirect(redirectUri, deployment) : undefined;
  cookies.keepAttempt(context, deployment, {
    state,
    nonce,
    verifier,
    redirectUri: redirect?.href ?? zoneUrl(deployment, 'auth-redirect'),
    expiresAt: now + ATTEMPT_LIFETIME,
  });
  return openid.buildAuthorizationUrl(config, {
    redirect_uri: callbackOf(deployment),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}
