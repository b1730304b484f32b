import { exchangeToken } from '@services/identity/contract/identity';
import { AUTH_CODE } from '@services/identity/contract/token';
import type { ApiClient } from '@suite/api/client';
import { SuiteError } from '@suite/contract/errors';
import type { Browser } from './browser';
import type { Clock } from './clock';
import { markEnded, sessionOf } from './ended-session';
import { returnAddress } from './sign-in-address';
import { storesCookies } from './stores-cookies';
import { readTokens, writeTokens } from './token-cookies';

interface Dependencies {
  client: ApiClient;
  browser: Browser;
  clock: Clock;
}

/**
 * Exchanges the address's auth_code for tokens and removes it from the address (§4, "Route guard"); false when there is none.
 * Replaces the person who was signed in before, even if a renewal for them finishes later.
 */
export async function exchangeCode({ client, browser, clock }: Dependencies): Promise<boolean> {
  const address = browser.address();
  const code = address.searchParams.get(AUTH_CODE);
  if (!code) return false;
  const before = sessionOf(readTokens(browser).refresh);
  const sentAt = browser.now();
  const tokens = await client.call(exchangeToken, { form: { grant_type: 'authorization_code', code } }).catch((error) => {
    // The identity service binds the code to a cookie.
    if (!storesCookies(browser)) throw new SuiteError('cookie_refused', 'The browser does not store cookies', { cause: error });
    throw error;
  });
  const session = sessionOf(tokens.refresh_token);
  if (before !== session) markEnded(browser, before);
  writeTokens(browser, tokens);
  clock.measure(tokens.access_token, sentAt);
  browser.removeCookie('session_expired');
  browser.removeCookie('org_name');
  browser.replaceAddress(returnAddress(address));
  return true;
}
