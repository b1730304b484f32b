import type { Browser } from './browser';
import { returnAddress } from './sign-in-address';

/** This many redirects of one tab from one address within this many seconds are a loop. */
const REDIRECTS = 3;
const WITHIN = 30;

const KEY = 'redirects-to-login';

/** Counts a redirect to login. A loop is reported once, and then counting starts again. */
export function countRedirect(browser: Browser): 'redirect' | 'loop' {
  const now = browser.now();
  const address = returnAddress(browser.address());
  const recent = timesOf(browser.recall(KEY), address).filter((time) => Math.abs(now - time) < WITHIN);
  const isLoop = recent.length + 1 >= REDIRECTS;
  browser.keep(KEY, isLoop ? '' : [address, ...recent, now].join(' '));
  return isLoop ? 'loop' : 'redirect';
}

/** Returns when this address was left for login. An invalid time becomes NaN, which is never close to now. */
function timesOf(stored: string, address: string): number[] {
  const [from, ...times] = stored.split(' ');
  return from === address ? times.map(Number) : [];
}
