import { createHash } from 'node:crypto';
import { email as emailSchema } from '@suite/contract/schema';
import * as v from 'valibot';
import { MAX_LINE, MAX_MAIL } from '../contract/terms';
import { lines, oneLine } from '../forms/read-entries';
import { withoutSocialSecurityNumbers } from '../forms/social-security';
import { type Bounce, bounceOf } from './bounce';
import { textOfHtml, withoutQuote } from './mail-text';
import { idsIn } from './message-id';
import { parseMail } from './parse-mail';

/** An incoming mail, as the inbox stores it. */
export interface ReadMail {
  messageId: string;
  /** Message ids of the mails that it replies to, the nearest first. */
  answers: string[];
  name: string;
  email: string;
  subject: string;
  text: string;
  /** Whether a program wrote it, such as an out-of-office reply or a newsletter. */
  isAutomatic: boolean;
  /** SHA-256 of sender, subject and text. */
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
  const email = mail.address.toLowerCase();
  // A read receipt isn't a report.
  const isReport =
    (/multipart\/report/i.test(mail.contentType) && !/disposition-notification/i.test(mail.contentType)) ||
    /^(mailer-daemon|postmaster)@/.test(email);
  if (!isReport && !v.is(emailSchema, email)) return undefined;
  const note = mail.files.length ? `\n\n[Attachments are not kept: ${oneLine(mail.files.join(', '))}]` : '';
  const own = withoutQuote(lines(mail.text ?? textOfHtml(mail.html ?? '')));
  const subject = withoutSocialSecurityNumbers(oneLine(mail.subject).slice(0, MAX_LINE)) || 'Mail';
  const text = withoutSocialSecurityNumbers(own.slice(0, MAX_MAIL) + note.slice(0, MAX_LINE));
  return {
    messageId: idsIn(mail.messageId)[0] ?? `<${createHash('sha256').update(bytes).digest('hex')}@incoming>`,
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()].slice(0, MAX_IDS),
    name: oneLine(mail.name).slice(0, MAX_LINE) || email,
    ...{ email, subject, text },
    isAutomatic: /^(?!no\b)./i.test(mail.autoSubmitted) || /bulk|list|junk/i.test(mail.precedence) || mail.listId !== '',
    digest: createHash('sha256')
      .update(JSON.stringify([email, subject, text]))
      .digest(),
    bounce: isReport ? bounceOf(bytes) : null,
  };
}
