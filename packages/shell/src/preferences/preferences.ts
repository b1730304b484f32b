import type { CookieNoun } from '@suite/contract/cookies';
import type { Browser } from '@suite/session/browser';
import type { ParsedToken } from '@suite/session/parsed-token';
import { type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import { useCallback, useSyncExternalStore } from 'react';
import { useSuite } from '../start/suite-context';

/** How many recently used apps and companies are stored. */
const MAX_RECENT = 5;

/** A choice of the person in this browser; stored in cookies, because they apply to all hosts. */
export type Preference = 'theme' | 'locale' | 'time_zone' | 'pinned_apps' | 'recent_apps' | 'recent_companies' | 'shortcuts';

/** Notifies of changes made by this page at once, where the browser does not. */
const own = new EventTarget();

/** Returns the current value of a preference, regardless of which tab set it. */
export const usePreference = (noun: Preference): string => useCookie(useSuite().browser, noun);

/** Returns the current value of a cookie, regardless of which tab set it. */
export function useCookie(browser: Browser, noun: CookieNoun): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = browser.onCookieChange(listener);
      own.addEventListener('change', listener);
      return () => {
        stop();
        own.removeEventListener('change', listener);
      };
    },
    [browser],
  );
  return useSyncExternalStore(
    subscribe,
    () => browser.readCookie(noun),
    () => '',
  );
}

export function setPreference(browser: Browser, noun: Preference | 'announcement_read', value: string): void {
  if (value) browser.writeCookie(noun, value);
  else browser.removeCookie(noun);
  own.dispatchEvent(new Event('change'));
}

/** Lists are limited by their ports: all cookies of a request share one header line, and tokens fill most of it. */
export const appsOfText = (text: string): ZoneName[] =>
  text.split('.').flatMap((port) => zoneNames.find((name) => String(zones[name].port) === port) ?? []);

const textOfApps = (names: readonly ZoneName[]) => names.map((name) => zones[name].port).join('.');

export function togglePin(browser: Browser, name: ZoneName): void {
  const pinned = appsOfText(browser.readCookie('pinned_apps'));
  const next = pinned.includes(name) ? pinned.filter((other) => other !== name) : [...pinned, name];
  setPreference(browser, 'pinned_apps', textOfApps(next));
}

/** Records an app as the most recently used. */
export function noteApp(browser: Browser, name: ZoneName): void {
  const others = appsOfText(browser.readCookie('recent_apps')).filter((other) => other !== name);
  const next = textOfApps([name, ...others].slice(0, MAX_RECENT));
  if (next !== browser.readCookie('recent_apps')) setPreference(browser, 'recent_apps', next);
}

/** Returns enough of an id to be unique in this browser: all cookies of a request share one header line. */
export const shortId = (id: string): string => id.slice(0, 8);

export function noteCompany(browser: Browser, id: string): void {
  const others = browser
    .readCookie('recent_companies')
    .split('.')
    .filter((mark) => mark && mark !== shortId(id));
  const next = [shortId(id), ...others].slice(0, MAX_RECENT).join('.');
  if (next !== browser.readCookie('recent_companies')) setPreference(browser, 'recent_companies', next);
}

/**
 * Returns the values of the cookie `preferences_of` when the preferences in this browser belong to the person and this sign-in:
 * `unsaved` until the service has them, too. A later sign-in reads them again because they may have changed elsewhere.
 */
export function ownMark({ userId, sessionId }: Pick<ParsedToken, 'userId' | 'sessionId'>) {
  const saved = `${shortId(userId)}.${shortId(sessionId)}`;
  return { saved, unsaved: `${saved}.unsaved` };
}
