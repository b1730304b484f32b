import { cookieName } from '@suite/contract/cookies';
import { environmentNames, prefixOf } from '@suite/zones/environments';

/** Name of the refresh token's cookie by what an address begins with; prod, which has no prefix, comes last. */
const cookieOf = environmentNames.map((environment): [string, string] => {
  const name = `${cookieName(environment, 'refresh_token')}=`;
  if (environment === 'local') return ['http://localhost', name];
  if (environment === 'localHttps') return ['https://localhost', name];
  return [`https://${prefixOf(environment)}`, name];
});

/**
 * The one inline script of the suite: while the browser holds a session of this environment, the
 * header shows with the first paint (design §9). It has the same bytes in every zone.
 */
export const sessionHint = `{const c=${JSON.stringify(cookieOf)}.find(([a])=>location.href.startsWith(a));if(c&&document.cookie.split("; ").some(p=>p.startsWith(c[1])))document.documentElement.dataset.session=""}`;
