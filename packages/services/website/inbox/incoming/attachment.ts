import { endingOf } from '../contract/attachment-endings';
import {
  type AttachmentKind,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENT_NAME,
  MAX_ATTACHMENTS,
  MAX_ATTACHMENTS_BYTES,
} from '../contract/terms';
import { oneLine } from '../forms/read-entries';
import { withoutSocialSecurityNumbers } from '../forms/social-security';
import { kindOf } from './attachment-kind';
import type { ChosenAttachments } from './parse-mail';

/** An attachment that is to be stored. */
export interface ReadAttachment {
  name: string;
  kind: AttachmentKind;
  content: Uint8Array;
}

const MEGABYTE = 2 ** 20;

export function readAttachment({ name, content }: ChosenAttachments['attachments'][number]): ReadAttachment {
  const kind = kindOf(content);
  return { name: fileName(name) || `attachment${endingOf(kind)}`, kind, content };
}

/** The longest ending of a name that a shortened one has too. */
const MAX_ENDING = 10;

/** Returns the last part of a name without hidden characters, which would show it in another order, and with a maximum length. */
export function fileName(given: string): string {
  const last = given.split(/[/\\]/).filter(Boolean).at(-1) ?? '';
  const shown = oneLine(last.replace(/\p{Cf}/gu, ''));
  const ending = /\.[^.]*$/.exec(shown.slice(-MAX_ENDING))?.[0] ?? '';
  const short =
    shown.length > MAX_ATTACHMENT_NAME ? `${shown.slice(0, MAX_ATTACHMENT_NAME - MAX_ENDING - 1).trim()}…${ending}` : shown;
  // Half of a pair of code units can't be stored.
  const whole = Buffer.from(withoutSocialSecurityNumbers(short)).toString();
  return /^[. ]*$/.test(whole) ? '' : whole;
}

const reasons = {
  size: `larger than ${MAX_ATTACHMENT_BYTES / MEGABYTE} MB`,
  count: `a mail can have ${MAX_ATTACHMENTS}`,
  all: `those of a mail can have ${MAX_ATTACHMENTS_BYTES / MEGABYTE} MB`,
  decoration: 'a tiny picture in the text',
  full: 'your firm’s inbox has no room for more: delete leads with large attachments',
};

interface Unkept {
  unkept: readonly { name: string; reason: keyof typeof reasons }[];
  more?: number;
}

/** Returns a paragraph that names the attachments that are not stored, and says why; empty when there is none. */
export function unkeptNote({ unkept, more }: Unkept): string {
  if (!unkept.length) return '';
  const names = unkept.map(({ name, reason }) => `${fileName(name) || 'attachment'} (${reasons[reason]})`);
  return `\n\n[Attachments that are not stored: ${names.join(', ')}${more ? `, and ${more} more` : ''}]`;
}
