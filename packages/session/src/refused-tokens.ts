import type { Browser } from './browser';

/** How long a rejected refresh token is not sent again, in seconds. */
const KNOWN_DEAD = 60;

/** Remembers the refresh token that a server rejected most recently. */
export interface RefusedTokens {
  add(refresh: string): void;
  has(refresh: string): boolean;
}

export function createRefusedTokens(browser: Browser): RefusedTokens {
  let last: { refresh: string; at: number } | undefined;
  return {
    add(refresh) {
      last = { refresh, at: browser.elapsed() };
    },
    has: (refresh) => last !== undefined && last.refresh === refresh && browser.elapsed() - last.at < KNOWN_DEAD,
  };
}
