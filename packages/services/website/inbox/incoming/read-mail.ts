import { createHash } from 'node:crypto';
import { email as emailSchema } from '@suite/contract/schema';
import * as v from 'valibot';
import type { MailHeader, Recipients } from '../contract/leads';
import { MAX_LINE, MAX_MAIL } from '../contract/terms';
import { lines, oneLine } from '../forms/read-entries';
import { withoutSocialSecurityNumbers } from '../forms/social-security';
import { type ReadAttachment, readAttachment, unkeptNote } from './attachment';
import { type Bounce, bounceOf } from './bounce';
import { readDateHeader } from './date-header';
import { idsIn } from './message-id';
import { type ParsedMail, parseMail } from './parse-mail';

/** An incoming mail, as the inbox stores it. */
export interface ReadMail {
  messageId: string;
  /** Message ids of the mails that it replies to, the nearest first. */
  answers: string[];
  name: string;
  /** The address that replies go to: Reply-To, or else the sender's. */
  email: string;
  /** The address that it claims to come from. */
  sender: string;
  header: MailHeader;
  subject: string;
  text: string;
  attachments: ReadAttachment[];
  /** Whether a program wrote it, such as an out-of-office reply or a newsletter. */
  isAutomatic: boolean;
  /** SHA-256 of sender, subject, text and attachments. */
  digest: Buffer;
  /** The bounce, when it says that a mail did not arrive. */
  bounce: Bounce | null;
}

const MAX_IDS = 50;

/**
 * Reads a mail (RFC 5322); undefined for one without an address to reply to.
 * @throws SuiteError `invalid_request` when it can't be read
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail | undefined> {
  const mail = await parseMail(bytes);
  const sender = mail.address.toLowerCase();
  // A read receipt isn't a report.
  const isReport =
    (/multipart\/report/i.test(mail.contentType) && !/disposition-notification/i.test(mail.contentType)) ||
    /^(mailer-daemon|postmaster)@/.test(sender);
  const replyTo = mail.replyTo.toLowerCase();
  const isElsewhere = !isReport && replyTo !== sender && v.is(emailSchema, replyTo);
  const email = isElsewhere ? replyTo : sender;
  if (!isReport && !v.is(emailSchema, email)) return undefined;
  const subject = withoutSocialSecurityNumbers(oneLine(mail.subject).slice(0, MAX_LINE)) || 'Mail';
  const attachments = mail.attachments.map(readAttachment);
  const whole = textOf(mail, attachments);
  const cut = whole.length > MAX_MAIL ? `\n\n[The rest of this mail is not kept: ${MAX_MAIL} characters are the most.]` : '';
  const text = withoutSocialSecurityNumbers(whole.slice(0, MAX_MAIL) + cut) + unkeptNote(mail);
  return {
    messageId: idsIn(mail.messageId)[0] ?? `<${createHash('sha256').update(bytes).digest('hex')}@incoming>`,
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()].slice(0, MAX_IDS),
    name: oneLine((isElsewhere && mail.replyName) || mail.name).slice(0, MAX_LINE) || email,
    ...{ email, sender: sender || email, subject, text, attachments },
    header: headerOf(mail),
    isAutomatic: /^(?!no\b)./i.test(mail.autoSubmitted) || /bulk|list|junk/i.test(mail.precedence) || mail.listId !== '',
    digest: createHash('sha256')
      .update(JSON.stringify([sender || email, subject, text, mail.digest]))
      .digest(),
    bounce: isReport ? bounceOf(bytes) : null,
  };
}

function headerOf({ date, to, cc }: ParsedMail): MailHeader {
  const sentAt = readDateHeader(date)?.toISOString() ?? null;
  const unreadDate = sentAt === null ? withoutSocialSecurityNumbers(oneLine(date).slice(0, MAX_LINE)) : '';
  return { sentAt, unreadDate, to: recipientsOf(to), cc: recipientsOf(cc) };
}

const recipientsOf = ({ first, more }: Recipients): Recipients => ({
  first: first.map(({ name, address, group }) => ({
    name: withoutSocialSecurityNumbers(oneLine(name)),
    address: oneLine(address),
    group: withoutSocialSecurityNumbers(oneLine(group)),
  })),
  more,
});

/** Returns what a mail says; the source of one that says nothing that can be read, so that nobody takes it for empty. */
function textOf(
  { text, invitation, contentType, source, attachments, unkept }: ParsedMail,
  read: readonly ReadAttachment[],
): string {
  const all = [lines(text ?? '').trim(), invitation].filter(Boolean).join('\n\n');
  if (all) return all;
  // What cannot be read is often one part of an unknown kind, such as an encrypted text.
  const hasFile =
    attachments.some(({ isAttached }) => isAttached) || read.some(({ kind }) => kind !== 'unknown') || unkept.length;
  if (hasFile && /multipart\/encrypted|pkcs7-mime/i.test(contentType))
    return '[This mail is encrypted, or signed in a form that can’t be read here. Ask for it without encryption.]';
  return hasFile ? '[This mail has no text.]' : `[This mail has no text that can be read. Its source:]\n\n${source}`;
}
