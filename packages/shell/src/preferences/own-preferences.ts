import { getPreferences, type Preferences, putPreferences } from '@services/identity/contract/preferences';
import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import type { Browser } from '@suite/session/browser';
import type { ParsedToken } from '@suite/session/parsed-token';
import * as wholePreferences from '../bytes/whole-preferences';
import { ownMark, setPreference } from './preferences';
import { themeOf } from './theme';

// Marks all of its exports as used.
void wholePreferences;

interface Dependencies {
  client: ApiClient;
  browser: Browser;
  token: ParsedToken;
}

/** Returns the preferences stored in the cookies; null follows the browser. */
const heldIn = (browser: Browser): Preferences => ({
  theme: themeOf(browser.readCookie('theme')) ?? null,
  timeZone: browser.readCookie('time_zone') || null,
  locale: browser.readCookie('locale') || null,
});

function hold(browser: Browser, { theme, timeZone, locale }: Preferences): void {
  setPreference(browser, 'theme', theme ?? '');
  setPreference(browser, 'time_zone', timeZone ?? '');
  setPreference(browser, 'locale', locale ?? '');
}

/** Applies what the person has chosen elsewhere, or saves what they chose here while the service was unavailable. */
export async function syncPreferences({ client, browser, token }: Dependencies): Promise<void> {
  const { saved, unsaved } = ownMark(token);
  const before = browser.readCookie('preferences_of');
  const held = before === unsaved ? heldIn(browser) : undefined;
  const preferences = held
    ? await client.call(putPreferences, { params: { userId: token.userId }, body: held, handleLocally: shownByPage })
    : await client.call(getPreferences, { params: { userId: token.userId }, handleLocally: shownByPage });
  // Something was chosen in the meantime and is newer.
  if (browser.readCookie('preferences_of') !== before) return;
  if (!held) hold(browser, preferences);
  browser.writeCookie('preferences_of', saved);
}

/**
 * Changes preferences: in this browser at once, on all hosts, and for the person wherever they sign in. While the service is
 * unavailable, the change applies in this browser, and the next page saves it.
 * @throws SuiteError when it could not be saved
 */
export async function savePreferences(dependencies: Dependencies, change: Partial<Preferences>): Promise<void> {
  const { client, browser, token } = dependencies;
  const { saved, unsaved } = ownMark(token);
  const isOwn = [saved, unsaved].includes(browser.readCookie('preferences_of'));
  hold(browser, { ...heldIn(browser), ...change });
  // The other cookies may belong to the previous person.
  const next = isOwn
    ? heldIn(browser)
    : { ...(await client.call(getPreferences, { params: { userId: token.userId }, handleLocally: shownByPage })), ...change };
  hold(browser, next);
  browser.writeCookie('preferences_of', unsaved);
  await client.call(putPreferences, { params: { userId: token.userId }, body: next, handleLocally: shownByPage });
  if (browser.readCookie('preferences_of') === unsaved) browser.writeCookie('preferences_of', saved);
}
