import { createHash } from 'node:crypto';
import { email as emailSchema } from '@suite/contract/schema';
import * as v from 'valibot';
import { MOST_LINE, MOST_MAIL } from '../contract/terms';
import { lines, oneLine } from '../forms/read-entries';
import { withoutSocialSecurityNumbers } from '../forms/social-security';

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

/** Reads a mail (RFC 5322); undefined for one that nobody could be answered by. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail | undefined> {
  // Loaded with the first mail.
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 }).catch(() => undefined);
  if (!mail) return undefined;
  const header = (wanted: string) => mail.headers.find(({ key }) => key === wanted)?.value ?? '';
  const sender = mail.from && 'address' in mail.from ? mail.from : undefined;
  const email = (sender?.address ?? '').toLowerCase();
  const isReport = /multipart\/report/i.test(header('content-type')) || /^(mailer-daemon|postmaster)@/.test(email);
  if (!isReport && !v.is(emailSchema, email)) return undefined;
  const text = cut(lines(mail.text ?? textOfHtml(mail.html ?? '')));
  const kept = mail.attachments
    .filter(({ disposition }) => disposition === 'attachment')
    .map(({ filename }) => filename ?? 'file');
  const note = kept.length ? `\n\n[Attachments are not kept: ${oneLine(kept.join(', '))}]` : '';
  return {
    messageId: idsIn(mail.messageId ?? '')[0] ?? `<${createHash('sha256').update(bytes).digest('hex')}@incoming>`,
    answers: [...idsIn(mail.inReplyTo ?? ''), ...idsIn(mail.references ?? '').reverse()].slice(0, MOST_IDS),
    name: oneLine(sender?.name ?? '').slice(0, MOST_LINE) || email,
    email,
    subject: withoutSocialSecurityNumbers(oneLine(mail.subject ?? '').slice(0, MOST_LINE)) || 'Mail',
    text: withoutSocialSecurityNumbers(text.slice(0, MOST_MAIL) + note.slice(0, MOST_LINE)),
    isAutomatic:
      /^(?!no\b)./i.test(header('auto-submitted')) || /bulk|list|junk/i.test(header('precedence')) || header('list-id') !== '',
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

/** Without what it quotes at its end. */
function cut(text: string): string {
  const all = text.split('\n');
  const start = all.findIndex((line, index) => /^On .{5,200} wrote:$/.test(line.trim()) && isQuoted(all.slice(index + 1)));
  const rest = start > 0 ? all.slice(0, start) : all;
  while (rest.length > 1 && isQuoted(rest.slice(-1))) rest.pop();
  return rest.join('\n').trim();
}

const isQuoted = (quoted: readonly string[]) => quoted.every((line) => line.trim() === '' || line.startsWith('>'));

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words of an HTML document: nothing of it is ever shown as HTML. */
const textOfHtml = (html: string): string =>
  html
    .slice(0, 500_000)
    .replace(/<(style|script|title|head)\b[^>]*>[\s\S]*?(<\/\1>|$)/gi, '')
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => named[name] ?? '')
    .replace(/\n{3,}/g, '\n\n');
