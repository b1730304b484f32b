import type { CookieNoun } from '@suite/contract/cookies';
import type { Browser } from './browser';

export interface MemoryBrowser extends Browser {
  cookies: Map<CookieNoun, string>;
  /** Where the page was sent, in order. */
  visited: string[];
  /** Unix time in seconds; a test moves it. */
  time: number;
  /** Cookies longer than this are dropped in silence, as browsers do. */
  cookieLimit: number;
  /** The person comes back from another tab. */
  comeBack(): void;
}

/** A browser of tests: one page, one jar, a clock that stands. */
export function memoryBrowser(address: string): MemoryBrowser {
  const returns = new Set<() => void>();
  let turn: Promise<unknown> = Promise.resolve();
  const browser: MemoryBrowser = {
    cookies: new Map(),
    visited: [],
    time: 1_800_000_000,
    cookieLimit: 4096,
    address: () => new URL(address),
    go: (url) => void browser.visited.push(url),
    replaceAddress: (url) => {
      address = url;
    },
    comeBack: () => {
      for (const listener of returns) listener();
    },
    onReturn(listener) {
      returns.add(listener);
      return () => returns.delete(listener);
    },
    now: () => browser.time,
    readCookie: (noun) => browser.cookies.get(noun) ?? '',
    writeCookie: (noun, value) => {
      if (value.length <= browser.cookieLimit) browser.cookies.set(noun, value);
    },
    removeCookie: (noun) => void browser.cookies.delete(noun),
    exclusively: (task) => {
      const run = turn.then(task);
      turn = run.catch(() => undefined);
      return run;
    },
  };
  return browser;
}
