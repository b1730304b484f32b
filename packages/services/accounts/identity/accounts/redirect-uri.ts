import { zonesOf } from '@suite/kernel/http/deployment';
import { type Deployment, zoneOrigin } from '@suite/zones/addresses';
import { zones } from '@suite/zones/zones';
import { AUTH_CODE } from '../contract/token';

/** C0 and C1 controls; URL parsers drop some of them, so the URL checked would differ from the one followed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** Maximum characters of a redirect_uri; a longer one is ignored, and the person still signs in. */
const LONGEST = 4096;

/**
 * Returns a redirect_uri as a URL if it may be followed: the entry address of a zone in the same environment, with any query and
 * hash (decisions 004, 012). The check uses the parsed URL, and the text must also start with that address.
 */
export function allowedRedirect(text: string, deployment: Deployment): URL | undefined {
  if (text.length > LONGEST || CONTROL.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password) return undefined;
  const isEntry = zonesOf(deployment).some((name) => {
    const origin = zoneOrigin(deployment, name);
    const path = `${zones[name].basePath}/`;
    return url.origin === origin && url.pathname === path && text.startsWith(origin + path);
  });
  return isEntry ? url : undefined;
}

/** Returns the redirect_uri with the code in its query, before its hash (decision 012). */
export function withCode(redirect: URL, code: string): string {
  const answer = new URL(redirect);
  if (answer.searchParams.has(AUTH_CODE)) answer.searchParams.delete(AUTH_CODE);
  // Appended as text, because changing searchParams would encode the other parameters again.
  answer.search = `${answer.search ? `${answer.search}&` : ''}${AUTH_CODE}=${code}`;
  return answer.href;
}
