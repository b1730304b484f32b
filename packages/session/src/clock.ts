import type { Browser } from './browser';
import { parseAccessToken } from './parsed-token';

/** A token counts as expired this many seconds early (§4, §9). */
export const SKEW = 10;

/**
 * How long ago a response may have been created, in seconds: a replay within the grace period gets the earlier response (decision
 * 012).
 */
const GRACE = 10;

/** The servers' time, whatever this machine's clock shows. */
export interface Clock {
  /** Unix time in seconds. */
  now(): number;
  /** Compares the clocks by a newly received access token, requested at `sentAt` of `browser.now()`. */
  measure(access: string, sentAt: number): void;
}

/**
 * Stores the difference to the server's clock in a cookie, so that every tab on every host uses it. A clock that may be correct
 * counts as correct; of the differences that the token allows, the smallest is stored.
 */
export function createClock(browser: Browser): Clock {
  return {
    now: () => browser.now() + (Number.parseInt(browser.readCookie('clock_skew'), 10) || 0),
    measure(access, sentAt) {
      const issuedAt = parseAccessToken(access)?.issuedAt;
      if (!issuedAt) return;
      const receivedAt = browser.now();
      const least = issuedAt - receivedAt;
      const most = issuedAt + 1 - (Math.min(sentAt, receivedAt) - GRACE);
      const skew = Math.round(Math.min(Math.max(0, least), most));
      const stored = browser.readCookie('clock_skew');
      if (Math.abs(skew) > SKEW) browser.writeCookie('clock_skew', String(skew));
      else if (stored) browser.removeCookie('clock_skew');
    },
  };
}
