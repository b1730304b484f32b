import type { TokenAnswer } from '@services/identity/contract/token';
import { SuiteError } from '@suite/contract/errors';
import type { Browser } from './browser';
import { isEnded, sessionOf } from './ended-session';
import { parseAccessToken } from './parsed-token';

/** The three cookies of the active account (§3). A missing one is empty text. */
export interface Tokens {
  access: string;
  refresh: string;
  id: string;
}

/** The maximum size of a cookie's name and value together, in bytes (RFC 6265 §6.1). */
const COOKIE_LIMIT = 4096;

const nobody: Tokens = { access: '', refresh: '', id: '' };

/** Returns the tokens. Those of a session that was ended in this browser count as absent. */
export function readTokens(browser: Browser): Tokens {
  const tokens = heldTokens(browser);
  return isOfEnded(browser, tokens) ? nobody : tokens;
}

/** Removes tokens that were written after their session had ended. */
export function dropEndedTokens(browser: Browser): void {
  if (isOfEnded(browser, heldTokens(browser))) clearTokens(browser);
}

const heldTokens = (browser: Browser): Tokens => ({
  access: browser.readCookie('access_token'),
  refresh: browser.readCookie('refresh_token'),
  id: browser.readCookie('id_token'),
});

const isOfEnded = (browser: Browser, { access, refresh, id }: Tokens): boolean =>
  browser.readCookie('ended_session') !== '' && isEnded(browser, sessionOf(refresh || access || id));

/**
 * Writes all three, except those that the server has set itself, and reads each back: a browser silently drops a cookie over
 * 4,096 bytes, or any while cookies are blocked, and keeps the old one (decision 003). The access token is written first, so that
 * another tab that reads in between finds a live one and does not spend the new refresh token. If a cookie could not be replaced,
 * the access token is removed, so that an old one isn't mistaken for the current one.
 * @throws SuiteError `cookie_too_large`, `cookie_refused`
 */
export function writeTokens(browser: Browser, tokens: TokenAnswer): void {
  const nouns = ['access_token', 'refresh_token', 'id_token'] as const;
  const isStored = (noun: (typeof nouns)[number]) => browser.readCookie(noun) === tokens[noun];
  for (const noun of nouns) if (!isStored(noun)) browser.writeCookie(noun, tokens[noun]);
  const lost = nouns.find((noun) => !isStored(noun) && !isAsGood(browser.readCookie(noun), tokens[noun]));
  if (!lost) return;
  browser.removeCookie('access_token');
  const name = lost.replace('_', ' ');
  const { length } = tokens[lost];
  throw length > COOKIE_LIMIT - LONGEST_NAME
    ? new SuiteError('cookie_too_large', `The ${name} has ${length} bytes, too many for a cookie`)
    : new SuiteError('cookie_refused', `The browser refused the cookie of the ${name}`);
}

/** Accepts a token that another tab received and wrote at the same moment, for the same session and company, and no older. */
function isAsGood(present: string, own: string): boolean {
  const [theirs, ours] = [parseAccessToken(present), parseAccessToken(own)];
  if (!theirs || !ours || theirs.issuedAt < ours.issuedAt) return false;
  return theirs.sessionId !== '' && theirs.sessionId === ours.sessionId && theirs.companyId === ours.companyId;
}

/** Bytes of the longest cookie name, `__Secure-localHttps-refresh_token`, which count toward the limit. */
const LONGEST_NAME = 33;

/** Removes what a session leaves in the browser: the tokens, and the firm's name. */
export function clearTokens(browser: Browser): void {
  for (const noun of ['access_token', 'refresh_token', 'id_token', 'org_name'] as const) browser.removeCookie(noun);
}
