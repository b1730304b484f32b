import { oneLine } from '../forms/read-entries';
import { MESSAGE_ID } from './message-id';

/** The content of a delivery report (RFC 3464) or of a nonstandard bounce. */
export interface Bounce {
  /** Message ids in the returned headers: of the bounce itself, and of the mail that came back. */
  messageIds: string[];
  reason: string;
  /** Returns whether it names an address that the mail did not reach. */
  names: (email: string) => boolean;
}

/** The number of leading bytes of a bounce that are read: the report and the returned mail's headers. */
export const MAX_BOUNCE = 200_000;
const MAX_IDS = 50;

/** Reads a bounce; null for a report of a mail that arrived or still may. */
export function bounceOf(bytes: Uint8Array): Bounce | null {
  const text = Buffer.from(bytes.subarray(0, MAX_BOUNCE)).toString('utf8');
  // A delayed mail isn't a bounce.
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

/** Ignores `References`, whose ids anyone in the conversation has seen. */
const OWN_ID = new RegExp(`^Message-ID:\\s{0,5}(${MESSAGE_ID})`, 'gim');

/** Returns whether a text contains an address that isn't part of a longer one. */
function contains(text: string, email: string): boolean {
  const isPart = (character: string | undefined) => character !== undefined && /[\w.+@-]/.test(character);
  for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + email.length)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + email.length])) return true;
  }
  return false;
}
