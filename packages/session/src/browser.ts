import { type CookieNoun, cookieName, cookies } from '@suite/contract/cookies';
import { type Place, zoneOrigin } from '@suite/zones/addresses';
import { zones } from '@suite/zones/zones';
import { deleteCookie, setCookie } from 'cookies-next/client';
import { type CachedPages, createCachedPages } from './cached-pages';
import { createCookieSnapshot } from './cookie-snapshot';
import { createSuiteLock, type SuiteLock } from './suite-lock';
import { watchCookies } from './watch-cookies';
import { watchReturns } from './watch-returns';

/**
 * Everything outside the session that it uses: address, clocks, timers, cookies and locks. Tests replace it to control the
 * order of every step.
 */
export interface Browser {
  /** The page's address. */
  address(): URL;
  /** Leaves the page for another in its place: Back does not come here again, only to be sent on once more. */
  go(url: string): void;
  /** Changes the address in place, without a new entry in the history. */
  replaceAddress(url: string): void;
  /** Unix time in seconds by this machine's clock, right or wrong. */
  now(): number;
  /** Seconds since the page began, by a clock that nobody sets. */
  elapsed(): number;
  /** Calls the task after so many milliseconds; returns the function that calls it off. */
  after(milliseconds: number, task: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
  /** A cookie's value, empty when absent. */
  readCookie(noun: CookieNoun): string;
  writeCookie(noun: CookieNoun, value: string): void;
  removeCookie(noun: CookieNoun): void;
  /** Calls the listener when a cookie may have changed, whoever changed it. */
  onCookieChange(listener: () => void): () => void;
  /**
   * Calls the listener each time the person comes back to the page, or the network to the machine;
   * `isRestored` when the page itself comes back, out of the browser's back/forward cache.
   */
  onReturn(listener: (isRestored: boolean) => void): () => void;
  /** Whether the page can be seen and the network is there. */
  isPresent(): boolean;
  /** What this tab has kept over the pages of this origin; empty when absent. */
  recall(key: string): string;
  keep(key: string, value: string): void;
  /** Runs one task at a time of all tabs on all hosts. */
  exclusively: SuiteLock;
  /** What the browser keeps of the suite in its back/forward cache. */
  cachedPages: CachedPages;
}

export function createBrowser(place: Place): Browser {
  const { environment, domain, label } = place;
  const name = (noun: CookieNoun) => cookieName(environment, noun);
  const snapshot = createCookieSnapshot();
  const lockPage = `${zoneOrigin(place, 'auth-redirect')}${zones['auth-redirect'].basePath}/lock.html`;
  const scope = { path: '/', secure: true, ...(label && { domain }) };
  return {
    address: () => new URL(location.href),
    go(url) {
      // Forms do not hold the page back (`useDiscard`).
      const { dataset } = document.documentElement;
      dataset.leaving = '';
      // Back may restore the page from the browser's cache, and its forms hold it again.
      addEventListener('pageshow', () => void delete dataset.leaving, { once: true });
      location.replace(url);
    },
    replaceAddress: (url) => history.replaceState(history.state, '', url),
    now: () => Date.now() / 1000,
    elapsed: () => performance.now() / 1000,
    after(milliseconds, task) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    readCookie: (noun) => snapshot.read(name(noun)),
    writeCookie(noun, value) {
      setCookie(name(noun), value, { ...scope, ...cookies[noun] });
      snapshot.forget();
    },
    removeCookie(noun) {
      deleteCookie(name(noun), { ...scope, sameSite: cookies[noun].sameSite });
      snapshot.forget();
    },
    onCookieChange: watchCookies,
    onReturn: watchReturns,
    isPresent: () => document.visibilityState === 'visible' && navigator.onLine,
    recall: (key) => tabStorage()?.getItem(key) ?? '',
    keep: (key, value) => tabStorage()?.setItem(key, value),
    exclusively: createSuiteLock(lockPage),
    cachedPages: createCachedPages(lockPage),
  };
}

/** Absent where the person has blocked all storage: reading the property throws then. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
