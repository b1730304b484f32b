import { type CookieNoun, cookieName, cookies } from '@suite/contract/cookies';
import type { Deployment } from '@suite/zones/addresses';

/**
 * Returns the Set-Cookie line of a cookie that the page's own script also sets, with exactly the same scope: otherwise there
 * would be two cookies with one name.
 * @param value without characters that a cookie would have to encode, as in tokens
 */
export function suiteCookie({ environment, label, domain }: Deployment, noun: CookieNoun, value: string): string {
  const { maxAge, sameSite } = cookies[noun];
  const scope = label ? `; Domain=${domain}` : '';
  return `${cookieName(environment, noun)}=${value}; Path=/${scope}; Max-Age=${maxAge}; SameSite=${sameSite}; Secure`;
}
