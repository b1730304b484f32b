import type { Browser } from './browser';

/** For how long a refresh token that was refused is not asked about again, in seconds. */
const KNOWN_DEAD = 60;

/** Remembers which refresh token a server has refused a moment ago. */
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
