import { type CookieNoun, cookieName, cookies } from '@suite/contract/cookies';
import type { Place } from '@suite/zones/addresses';
import { deleteCookie, getCookie, setCookie } from 'cookies-next/client';

/** All that the session touches outside of itself: address, clock, cookies and locks. */
export interface Browser {
  /** The page's address. */
  address(): URL;
  /** Leaves the page. */
  go(url: string): void;
  /** Changes the address in place, without a new entry in the history. */
  replaceAddress(url: string): void;
  /** Calls the listener each time the person comes back to the page; returns the function that ends it. */
  onReturn(listener: () => void): () => void;
  /** Unix time in seconds. */
  now(): number;
  /** A cookie's value, empty when absent. */
  readCookie(noun: CookieNoun): string;
  writeCookie(noun: CookieNoun, value: string): void;
  removeCookie(noun: CookieNoun): void;
  /** Runs one task at a time of all tabs of this origin. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
}

export function createBrowser({ environment, domain, label }: Place): Browser {
  const name = (noun: CookieNoun) => cookieName(environment, noun);
  const scope = { path: '/', secure: true, ...(label && { domain }) };
  return {
    address: () => new URL(location.href),
    go: (url) => location.assign(url),
    replaceAddress: (url) => history.replaceState(history.state, '', url),
    onReturn(listener) {
      const visible = () => document.visibilityState === 'visible' && listener();
      document.addEventListener('visibilitychange', visible);
      return () => document.removeEventListener('visibilitychange', visible);
    },
    now: () => Date.now() / 1000,
    readCookie: (noun) => getCookie(name(noun)) ?? '',
    writeCookie: (noun, value) => setCookie(name(noun), value, { ...scope, ...cookies[noun] }),
    removeCookie: (noun) => deleteCookie(name(noun), { ...scope, sameSite: cookies[noun].sameSite }),
    exclusively: (task) => (navigator.locks ? navigator.locks.request(`renewal-${environment}`, task) : task()),
  };
}
