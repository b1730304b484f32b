import { cookies } from '@suite/contract/cookies';
import type { Browser } from './browser';
import type { Clock } from './clock';
import { SKEW } from './clock';
import { sessionOf } from './ended-session';
import { expiryOf, type ParsedToken, parseAccessToken } from './parsed-token';
import { readTokens, type Tokens } from './token-cookies';

interface Dependencies {
  browser: Browser;
  clock: Clock;
}

/**
 * Returns what the three cookies mean (§4, "Logged in"): `live`, `due` for renewal, or `absent` when one is missing or malformed.
 * A missing access token with a refresh token is due (decision 004). Only the server decides whether a refresh token has expired:
 * its cookie expires with it, so one that still exists and looks expired means a wrong clock.
 */
export function sessionState(parts: Dependencies): 'absent' | 'live' | 'due' {
  const left = secondsLeft(parts);
  if (left === undefined) return 'absent';
  return left > SKEW ? 'live' : 'due';
}

/** The maximum lifetime of an access token in seconds, set by its cookie (§9). */
const LIFETIME = cookies.access_token.maxAge;

/** How far behind the issue time of a token a clock may be, in seconds, before the token is rejected. */
const SLOWEST_CLOCK = 2 * 86_400;

/**
 * Returns the remaining lifetime of the access token in seconds, 0 or less when it has expired; undefined without a session. The
 * current time is never before the token's issue time, and no token outlives its cookie, whatever its own expiry.
 */
export function secondsLeft({ browser, clock }: Dependencies): number | undefined {
  const tokens = readTokens(browser);
  const { access } = tokens;
  if (!areWhole(tokens) || areOfTwo(tokens)) return undefined;
  if (!access) return 0;
  const parsed = parseAccessToken(access);
  return parsed && lifeLeft(parsed, clock.now());
}

/** Without readable refresh and id tokens, an access token belongs to nobody. */
export const areWhole = ({ refresh, id }: Tokens): boolean => expiryOf(refresh) !== undefined && expiryOf(id) !== undefined;

/** Tokens of two sign-ins belong to nobody. They remain when a tab is closed between writing two cookies. */
export function areOfTwo({ access, refresh, id }: Tokens): boolean {
  const sessions = [access, refresh, id].map(sessionOf).filter(Boolean);
  return new Set(sessions).size > 1;
}

function lifeLeft({ issuedAt, expiryTime }: ParsedToken, now: number): number {
  const begin = issuedAt || expiryTime - LIFETIME;
  if (begin - now > SLOWEST_CLOCK) return 0;
  return Math.min(expiryTime, begin + LIFETIME) - Math.max(now, begin);
}
