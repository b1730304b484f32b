import { newSecret } from '@suite/kernel/sealing/secret';
import type { Place } from '@suite/zones/addresses';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** The cookie that identifies a browser on the identity host; scripts never see it. */
const nameOf = (place: Place) => `__Secure-${place.environment === 'prod' ? '' : `${place.environment}-`}browser`;

/** Seconds for which the cookie is valid after a sign-in; during this time others cannot lock out the account's owner. */
export const BROWSER_LIFETIME = 180 * 86_400;

export function browserOf(context: Context, place: Place): string | undefined {
  const value = getCookie(context, nameOf(place));
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Gives the browser a secret unless it has one, because a sign-in in a second tab must not invalidate that of the first. */
export function markBrowser(context: Context, place: Place): string {
  const browser = browserOf(context, place) ?? newSecret();
  setCookie(context, nameOf(place), browser, {
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: BROWSER_LIFETIME,
  });
  return browser;
}
