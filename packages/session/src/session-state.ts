import type { Browser } from './browser';
import { expiryOf, parseAccessToken } from './parsed-token';
import { readTokens } from './token-cookies';

/** A token counts as expired this many seconds ahead (spec §4, §9). */
const SKEW = 10;

/**
 * What the three cookies say (spec §4, "Logged in"): `live`, `due` for a renewal, `dead` when the
 * refresh token has expired too, `absent` when one is missing or not well formed. An absent access
 * token beside a live refresh token is due (design §4).
 */
export function sessionState(browser: Browser): 'absent' | 'live' | 'due' | 'dead' {
  const { access, refresh, id } = readTokens(browser);
  const isLive = (expiry: number | undefined) => expiry !== undefined && expiry > browser.now() + SKEW;
  const parsed = parseAccessToken(access);
  const wellFormed = (!access || parsed) && expiryOf(refresh) !== undefined && expiryOf(id) !== undefined;
  if (!wellFormed) return 'absent';
  if (isLive(parsed?.expiryTime)) return 'live';
  return isLive(expiryOf(refresh)) ? 'due' : 'dead';
}
