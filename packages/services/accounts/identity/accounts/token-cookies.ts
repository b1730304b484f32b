import { suiteCookie } from '@suite/kernel/http/suite-cookie';
import type { Place } from '@suite/zones/addresses';
import type { TokenAnswer } from '../contract/token';

/**
 * Bytes of all lines together. A proxy takes the head of an answer of 4 KB by default (nginx
 * `proxy_buffer_size`) and answers 502 to a longer one; some 450 bytes are other headers.
 */
const ROOM = 3500;

const HEADER = 'Set-Cookie: \r\n'.length;

/** In the order of what is lost without: a session, a renewal, nothing while the last id token lives. */
const nouns = ['refresh_token', 'access_token', 'id_token'] as const;

/**
 * Set-Cookie lines that bring new tokens to the browser even when the page that asked is gone. A person
 * with a very long address or name gets as many as there is room for; the page writes the others.
 */
export function tokenCookies(place: Place, answer: TokenAnswer): string[] {
  let room = ROOM;
  const lines = nouns
    .map((noun) => suiteCookie(place, noun, answer[noun]))
    .map((line) => {
      const size = HEADER + line.length;
      if (size > room) return undefined;
      room -= size;
      return line;
    });
  const [refresh, access, id] = lines;
  // A tab that looks in between finds a live access token, and not a new refresh token to spend.
  return [access, refresh, id].filter((line) => line !== undefined);
}
