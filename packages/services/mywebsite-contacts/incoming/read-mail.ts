import { createHash } from 'node:crypto';
import { email as emailSchema } from '@suite/contract/schema';
import * as v from 'valibot';
import { MOST_LINE, MOST_MAIL } from '../contract/terms';
import { lines, oneLine } from '../forms/read-entries';
import { withoutSocialSecurityNumbers } from '../forms/social-security';
import { textOfHtml, withoutQuote } from './mail-text';
import { parseMail } from './parse-mail';

/** An incoming mail, as far as the inbox keeps it. */
export interface ReadMail {
  messageId: string;
  /** Message ids of what it answers, the nearest first. */
  answers: string[];
  name: string;
  email: string;
  subject: string;
  text: string;
  /** A program wrote it: an answer out of office, a newsletter. */
  isAutomatic: boolean;
  /** It says that a mail did not arrive; message ids that it names, and why. */
  bounce: { messageIds: string[]; reason: string } | null;
}

const MOST_IDS = 50;
const MESSAGE_ID = /<[^<>@\s]{1,250}@[^<>\s]{1,250}>/g;

/**
 * Reads a mail (RFC 5322); undefined for one that nobody could be answered by.
 * @throws SuiteError `invalid_request` when it can't be read
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail | undefined> {
  const mail = await parseMail(bytes);
  const email = mail.address.toLowerCase();
  const isReport = /multipart\/report/i.test(mail.contentType) || /^(mailer-daemon|postmaster)@/.test(email);
  if (!isReport && !v.is(emailSchema, email)) return undefined;
  const text = withoutQuote(lines(mail.text ?? textOfHtml(mail.html ?? '')));
  const note = mail.files.length ? `\n\n[Attachments are not kept: ${oneLine(mail.files.join(', '))}]` : '';
  return {
    messageId: idsIn(mail.messageId)[0] ?? `<${createHash('sha256').update(bytes).digest('hex')}@incoming>`,
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()].slice(0, MOST_IDS),
    name: oneLine(mail.name).slice(0, MOST_LINE) || email,
    email,
    subject: withoutSocialSecurityNumbers(oneLine(mail.subject).slice(0, MOST_LINE)) || 'Mail',
    text: withoutSocialSecurityNumbers(text.slice(0, MOST_MAIL) + note.slice(0, MOST_LINE)),
    isAutomatic: /^(?!no\b)./i.test(mail.autoSubmitted) || /bulk|list|junk/i.test(mail.precedence) || mail.listId !== '',
    bounce: isReport ? bounceOf(bytes) : null,
  };
}

const idsIn = (text: string): string[] => text.match(MESSAGE_ID) ?? [];

/** What a report of delivery (RFC 3464) says, as bounces of servers that keep to no standard do, too. */
function bounceOf(bytes: Uint8Array): ReadMail['bounce'] {
  const text = Buffer.from(bytes.subarray(0, 200_000)).toString('utf8');
  // One that only waits is no bounce.
  if (/^Action: *(delayed|delivered|relayed|expanded)/im.test(text)) return null;
  const [, reason = 'The mail came back.'] = /^Diagnostic-Code: *(?:smtp; *)?(.{1,300})/im.exec(text) ?? [];
  return { messageIds: [...new Set(idsIn(text))].slice(0, MOST_IDS), reason: oneLine(reason) };
}
