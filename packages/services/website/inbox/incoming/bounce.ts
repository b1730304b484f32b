import { oneLine } from '../forms/read-entries';
import { MESSAGE_ID } from './message-id';

/** What a report of delivery (RFC 3464) says, as bounces of servers that keep to no standard do, too. */
export interface Bounce {
  /** Message ids of the headers that it returns: of itself, and of the mail that came back. */
  messageIds: string[];
  reason: string;
  /** Whether it names an address as one that the mail did not reach. */
  names: (email: string) => boolean;
}

/** Bytes of a bounce that are read: the report and the headers of the mail that it returns. */
export const MAX_BOUNCE = 200_000;
const MAX_IDS = 50;

/** Reads a bounce; null for a report of a mail that arrived or still may. */
export function bounceOf(bytes: Uint8Array): Bounce | null {
  const text = Buffer.from(bytes.subarray(0, MAX_BOUNCE)).toString('utf8');
  // One that only waits is no bounce.
  if (/^Action: *(delayed|delivered|relayed|expanded)/im.test(text)) return null;
  const [, reason = 'The mail came back.'] = /^Diagnostic-Code: *(?:smtp; *)?(.{1,300})/im.exec(text) ?? [];
  const messageIds = new Set<string>();
  for (const [, id = ''] of text.matchAll(OWN_ID)) {
    messageIds.add(id);
    if (messageIds.size === MAX_IDS) break;
  }
  const lower = text.toLowerCase();
  return { messageIds: [...messageIds], reason: oneLine(reason), names: (email) => contains(lower, email.toLowerCase()) };
}

/** Not those of `References`, which anyone in the conversation has read. */
const OWN_ID = new RegExp(`^Message-ID:\\s{0,5}(${MESSAGE_ID})`, 'gim');

/** Whether a text has an address that is no part of a longer one. */
function contains(text: string, email: string): boolean {
  const isPart = (character: string | undefined) => character !== undefined && /[\w.+@-]/.test(character);
  for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + email.length)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + email.length])) return true;
  }
  return false;
}
