import { cookies } from '@suite/contract/cookies';
import type { Browser } from './browser';
import type { Clock } from './clock';
import { sessionOf } from './ended-session';
import { expiryOf, type ParsedToken, parseAccessToken } from './parsed-token';
import { readTokens, type Tokens } from './token-cookies';

/** A token counts as expired this many seconds ahead (§4, §9). */
export const SKEW = 10;

interface Dependencies {
  browser: Browser;
  clock: Clock;
}

/**
 * What the three cookies mean (§4, "Logged in"): `live`, `due` for renewal, or `absent` when one is missing or malformed. A
 * missing access token with a refresh token is due (decision 004). Only the server decides whether a refresh token has expired:
 * its cookie expires with it, so one that is still there and looks expired means a wrong clock.
 */
export function sessionState(parts: Dependencies): 'absent' | 'live' | 'due' {
  const left = secondsLeft(parts);
  if (left === undefined) return 'absent';
  return left > SKEW ? 'live' : 'due';
}

/** What the cookie of an access token allows it to live, in seconds (§9). */
const LIFETIME = cookies.access_token.maxAge;

/** How slow a clock may be before a token that was issued ahead of it is not believed, in seconds. */
const SLOWEST_CLOCK = 2 * 86_400;

/**
 * Seconds that the access token still lives, 0 or less when it has run out; undefined without a session. It
 * is never earlier than the token was issued, and no token outlives its cookie, whatever it says of itself.
 */
export function secondsLeft({ browser, clock }: Dependencies): number | undefined {
  const tokens = readTokens(browser);
  const { access } = tokens;
  if (!areWhole(tokens) || areOfTwo(tokens)) return undefined;
  if (!access) return 0;
  const parsed = parseAccessToken(access);
  return parsed && lifeLeft(parsed, clock.now());
}

/** Without a refresh and an id token that can be read, an access token is of nobody. */
export const areWhole = ({ refresh, id }: Tokens): boolean => expiryOf(refresh) !== undefined && expiryOf(id) !== undefined;

/** Tokens of two sign-ins, as a tab that was closed between two cookies leaves them, are of nobody. */
export function areOfTwo({ access, refresh, id }: Tokens): boolean {
  const sessions = [access, refresh, id].map(sessionOf).filter(Boolean);
  return new Set(sessions).size > 1;
}

function lifeLeft({ issuedAt, expiryTime }: ParsedToken, now: number): number {
  const begin = issuedAt || expiryTime - LIFETIME;
  if (begin - now > SLOWEST_CLOCK) return 0;
  return Math.min(expiryTime, begin + LIFETIME) - Math.max(now, begin);
}
