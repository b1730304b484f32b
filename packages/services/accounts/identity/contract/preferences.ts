/** Separate from the rest of the account: any page may load it, but none does at startup. */

import { endpoint } from '@suite/contract/endpoint';
import { isTimeZone } from '@suite/values/time-zone';
import * as v from 'valibot';

const isLocale = (text: string) => {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
};

/** Theme, time zone and locale of a person; null follows the browser. */
export const preferences = v.object({
  theme: v.nullable(v.picklist(['light', 'dark'])),
  /** IANA name, `Europe/Berlin`. */
  timeZone: v.nullable(v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone))),
  /** BCP 47 tag, `en-GB`. */
  locale: v.nullable(v.pipe(v.string(), v.maxLength(35), v.check(isLocale))),
});
export type Preferences = v.InferOutput<typeof preferences>;

/** Returns the person's theme, time zone and locale, which apply in every browser. */
export const getPreferences = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/preferences',
  auth: 'bearer',
  beforeTwoFactor: true,
  response: preferences,
});

/** Sets theme, time zone and locale; null follows the browser. */
export const putPreferences = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/identity/v1/users/{userId}/preferences',
  auth: 'bearer',
  beforeTwoFactor: true,
  body: preferences,
  response: preferences,
});
