import { type CookieNoun, cookieName, cookies } from '@suite/contract/cookies';
import { type Deployment, zoneOrigin } from '@suite/zones/addresses';
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
  address(): URL;
  /** Replaces the page with another, so that Back doesn't return here only to be redirected again. */
  go(url: string): void;
  /** Changes the address in place, without a new history entry. */
  replaceAddress(url: string): void;
  /** Unix time in seconds by this machine's clock, which may be wrong. */
  now(): number;
  /** Seconds since the page was opened, by a monotonic clock. */
  elapsed(): number;
  /** Calls the task after a delay; returns a function that cancels it. */
  after(milliseconds: number, task: () => void): () => void;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** Returns a cookie's value, empty when absent. */
  readCookie(noun: CookieNoun): string;
  writeCookie(noun: CookieNoun, value: string): void;
  removeCookie(noun: CookieNoun): void;
  /** Calls the listener when a cookie may have changed, in this tab or elsewhere. */
  onCookieChange(listener: () => void): () => void;
  /**
   * Calls the listener each time the person returns to the page, or the machine is online again; `isRestored` is true when the
   * page was restored from the back/forward cache.
   */
  onReturn(listener: (isRestored: boolean) => void): () => void;
  /** Whether the page is visible and the machine is online. */
  isPresent(): boolean;
  /** Returns what this tab stored for this origin's pages; empty when absent. */
  recall(key: string): string;
  keep(key: string, value: string): void;
  /** Deletes everything that this tab stored for this origin's pages. */
  forget(): void;
  /** Runs one task at a time across all tabs on all hosts. */
  exclusively: SuiteLock;
  /** The suite's pages in the browser's back/forward cache. */
  cachedPages: CachedPages;
}

export function createBrowser(deployment: Deployment): Browser {
  const { environment, domain, label } = deployment;
  const name = (noun: CookieNoun) => cookieName(environment, noun);
  const snapshot = createCookieSnapshot();
  const lockPage = `${zoneOrigin(deployment, 'auth-redirect')}${zones['auth-redirect'].basePath}/lock.html`;
  const scope = { path: '/', secure: true, ...(label && { domain }) };
  return {
    address: () => new URL(location.href),
    go(url) {
      // Forms must not block the navigation (`useDiscard`).
      const { dataset } = document.documentElement;
      dataset.leaving = '';
      // If Back restores the page from the browser's cache, its forms block leaving again.
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
    isPresent: () => !document.hidden && navigator.onLine,
    recall: (key) => inTab((storage) => storage.getItem(key)) ?? '',
    keep: (key, value) => inTab((storage) => storage.setItem(key, value)),
    forget: () => inTab((storage) => storage.clear()),
    exclusively: createSuiteLock(lockPage),
    cachedPages: createCachedPages(lockPage),
  };
}

/** Does nothing if the person has blocked all storage, so that reading the property throws, or if the storage is full. */
function inTab<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Nothing is stored.
  }
}
