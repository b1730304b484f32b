import type { Browser } from './browser';
import { returnAddress } from './sign-in-address';

/** So many redirects of one tab from one address within so many seconds are a loop. */
const REDIRECTS = 3;
const WITHIN = 30;

const KEY = 'redirects-to-login';

/** Counts a redirect to login. A loop is told once: after it, counting begins anew. */
export function countRedirect(browser: Browser): 'redirect' | 'loop' {
  const now = browser.now();
  const address = returnAddress(browser.address());
  const lately = timesOf(browser.recall(KEY), address).filter((time) => Math.abs(now - time) < WITHIN);
  const isLoop = lately.length + 1 >= REDIRECTS;
  browser.keep(KEY, isLoop ? '' : [address, ...lately, now].join(' '));
  return isLoop ? 'loop' : 'redirect';
}

/** When this address was left for login; what is no time, as when garbage was kept, is near no time either. */
function timesOf(kept: string, address: string): number[] {
  const [from, ...times] = kept.split(' ');
  return from === address ? times.map(Number) : [];
}
