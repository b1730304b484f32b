import { suiteCookie } from '@suite/kernel/http/suite-cookie';
import type { Deployment } from '@suite/zones/addresses';
import type { TokenAnswer } from '../contract/token';

/**
 * Maximum bytes of all lines together. By default a proxy accepts a response head of 4 KB (nginx `proxy_buffer_size`) and
 * responds with 502 to a longer one; other headers take about 450 bytes.
 */
const ROOM = 3500;

const HEADER = 'Set-Cookie: \r\n'.length;

/** Ordered by what is lost without each: the session, the renewal, nothing while the last id token is valid. */
const nouns = ['refresh_token', 'access_token', 'id_token'] as const;

/**
 * Returns Set-Cookie lines that bring new tokens to the browser even if the requesting page is gone. A person with a very long
 * address or name gets as many lines as fit; the page writes the others.
 */
export function tokenCookies(deployment: Deployment, answer: TokenAnswer): string[] {
  let room = ROOM;
  const lines = nouns
    .map((noun) => suiteCookie(deployment, noun, answer[noun]))
    .map((line) => {
      const size = HEADER + line.length;
      if (size > room) return undefined;
      room -= size;
      return line;
    });
  const [refresh, access, id] = lines;
  // The access token comes first, so that a tab that reads in between finds a live one, and not a new refresh token to use up.
  return [access, refresh, id].filter((line) => line !== undefined);
}
