import { type CookieNoun, cookieName, cookies } from '@suite/contract/cookies';
import type { Place } from '@suite/zones/addresses';

/**
 * The Set-Cookie line of a cookie that the page's own script sets too, with exactly the same scope: otherwise there would be
 * two cookies of one name.
 * @param value without characters that a cookie would have to encode, as tokens are
 */
export function suiteCookie({ environment, label, domain }: Place, noun: CookieNoun, value: string): string {
  const { maxAge, sameSite } = cookies[noun];
  const scope = label ? `; Domain=${domain}` : '';
  return `${cookieName(environment, noun)}=${value}; Path=/${scope}; Max-Age=${maxAge}; SameSite=${sameSite}; Secure`;
}
