import type { Browser } from './browser';
import { parseAccessToken } from './parsed-token';
import { SKEW } from './session-state';

/** How far back an answer may have been made, in seconds: a replay within the grace is told what was told before (decision 012). */
const GRACE = 10;

/** The servers' time, whatever this machine's clock says. */
export interface Clock {
  /** Unix time in seconds. */
  now(): number;
  /** Compares the clocks by an access token just received, asked for at `sentAt` of `browser.now()`. */
  measure(access: string, sentAt: number): void;
}

/**
 * Keeps the difference to the server's clock in a cookie, so that every tab on every host uses it. A clock that may be right
 * counts as right; of the differences that the token allows, the smallest is kept.
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
      const kept = browser.readCookie('clock_skew');
      if (Math.abs(skew) > SKEW) browser.writeCookie('clock_skew', String(skew));
      else if (kept) browser.removeCookie('clock_skew');
    },
  };
}
