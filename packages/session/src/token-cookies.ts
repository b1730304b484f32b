import { SuiteError } from '@suite/contract/errors';
import type { TokenAnswer } from '@suite/contract/token';
import type { Browser } from './browser';

/** The three cookies that hold the active account (spec §3). Empty text where one is absent. */
export interface Tokens {
  access: string;
  refresh: string;
  id: string;
}

export const readTokens = (browser: Browser): Tokens => ({
  access: browser.readCookie('access_token'),
  refresh: browser.readCookie('refresh_token'),
  id: browser.readCookie('id_token'),
});

/**
 * Writes all three and reads each back: a browser drops a cookie over 4,096 bytes, or any while
 * cookies are blocked, in silence and keeps the old one (design §4).
 * @throws SuiteError `cookie_refused`
 */
export function writeTokens(browser: Browser, tokens: TokenAnswer): void {
  for (const noun of ['refresh_token', 'id_token', 'access_token'] as const) {
    browser.writeCookie(noun, tokens[noun]);
    if (browser.readCookie(noun) !== tokens[noun]) {
      throw new SuiteError('cookie_refused', `The browser did not keep the cookie of the ${noun.replace('_', ' ')}`);
    }
  }
}

/** Removes what a session leaves in the browser: the tokens, and the firm's name that they opened. */
export function clearTokens(browser: Browser): void {
  for (const noun of ['access_token', 'refresh_token', 'id_token', 'org_name'] as const) browser.removeCookie(noun);
}
