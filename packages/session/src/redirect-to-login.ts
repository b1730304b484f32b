import type { ApiClient } from '@suite/api/client';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { Browser } from './browser';
import { countRedirect } from './redirect-loop';
import { authorizationEndpoint, returnAddress } from './sign-in-address';

interface Dependencies {
  client: ApiClient;
  deployment: Deployment;
  browser: Browser;
}

/**
 * Goes to sign in and returns here; goes to the error page if it isn't possible to sign in (§4, "Redirect to login"), or if
 * signing in has led back here repeatedly.
 */
export async function redirectToLogin({ client, deployment, browser }: Dependencies): Promise<void> {
  const back = returnAddress(browser.address());
  if (countRedirect(browser) === 'loop') {
    browser.writeCookie('rw_error_previous_page', back);
    return browser.go(zoneUrl(deployment, 'error-redirect', '/', { reason: 'loop' }));
  }
  try {
    const endpoint = await authorizationEndpoint(client);
    endpoint.searchParams.set('redirect_uri', back);
    browser.go(endpoint.href);
  } catch {
    browser.writeCookie('rw_error_previous_page', back);
    browser.go(zoneUrl(deployment, 'error-redirect'));
  }
}
