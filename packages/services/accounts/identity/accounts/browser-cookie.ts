import { newSecret } from '@suite/kernel/sealing/secret';
import type { Deployment } from '@suite/zones/addresses';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** The cookie that identifies a browser on the identity host; scripts never see it. */
const nameOf = (deployment: Deployment) =>
  `__Secure-${deployment.environment === 'prod' ? '' : `${deployment.environment}-`}browser`;

/** Seconds for which the cookie is valid after a sign-in; during this time others cannot lock out the account's owner. */
export const BROWSER_LIFETIME = 180 * 86_400;

export function browserOf(context: Context, deployment: Deployment): string | undefined {
  const value = getCookie(context, nameOf(deployment));
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Gives the browser a secret unless it has one, because a sign-in in a second tab must not invalidate that of the first. */
export function markBrowser(context: Context, deployment: Deployment): string {
  const browser = browserOf(context, deployment) ?? newSecret();
  setCookie(context, nameOf(deployment), browser, {
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: BROWSER_LIFETIME,
  });
  return browser;
}
