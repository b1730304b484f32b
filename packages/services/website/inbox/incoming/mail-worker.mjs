// Reads one mail, then ends. It runs in its own process (`runInProcess`), because the mail's author decides how long reading
// takes.
import { parentPort, workerData } from 'node:worker_threads';
import PostalMime from 'postal-mime';
import { chooseAttachments } from './choose-attachments.js';
import { withJoinableWords } from './encoded-words.js';
import { invitationText } from './invitation.js';
import { installBlob } from './light-blob.js';
import { textOfHtml } from './mail-text.js';
import { otherTextsOf } from './other-charsets.js';
import { installDecoder } from './text-decoder.js';

/** The maximum number of characters of a header, and of a body as text or as HTML. */
const MAX_HEADER = 10_000;
const MAX_BODY = 500_000;

/** The maximum number of characters of the name or the address of a recipient. An address has at most 254 (RFC 5321). */
const MAX_RECIPIENT = 300;

/** The maximum number of characters of the source of a mail without a text. */
const MAX_SOURCE = 5_000;

installDecoder();
installBlob();

/** @type {{ bytes: Uint8Array, limits: import('./parse-mail').AttachmentLimits, maxRecipients: number }} */
const { bytes: given, limits, maxRecipients } = workerData;
// Some programs write a byte order mark or blank lines before the header.
const blank = [0xef, 0xbb, 0xbf, 0x0d, 0x0a];
const bytes = given.subarray(given.findIndex((byte) => !blank.includes(byte)));
const mail = await PostalMime.parse(withJoinableWords(bytes), { maxNestingDepth: 20 });

const textIn = otherTextsOf(bytes);

/** @param {string | null | undefined} text */
const short = (text) => (text ?? '').slice(0, MAX_HEADER);
/** @param {string} name */
const header = (name) => short(mail.headers.find(({ key }) => key === name)?.value);
/** Normalizes line ends to line feeds. @param {string | undefined} text */
const body = (text) => text?.slice(0, MAX_BODY).replace(/\r\n?/g, '\n');
const sender = addressOf(mail.from, 'from') ?? addressOf(mail.sender, 'sender');
/** A list or a program asks that replies go to an address to which the mail itself went: that is not who wrote it. */
const recipients = [...(mail.to ?? []), ...(mail.cc ?? [])].map(({ address }) => address?.toLowerCase());
const replyTo = mail.replyTo?.find(({ address }) => address && !recipients.includes(address.toLowerCase()));
/** @type {string[]} */
const invitations = [];
/** A calendar that is shown as text and what only mail programs read are no files, unless they were attached as such. */
const files = mail.attachments.filter(({ mimeType, disposition, content }) => {
  const text = mimeType === 'text/calendar' && invitationText(new TextDecoder().decode(/** @type {Uint8Array} */ (content)));
  if (text) invitations.push(text);
  return disposition === 'attachment' || !(text || /^message\/(delivery-status|disposition-notification)$/.test(mimeType));
});

/**
 * Returns a name and address of a header. Outlook writes both in single quotes, and some programs a name with a comma without any.
 * @param {import('postal-mime').Address | undefined} found @param {string} key
 */
function addressOf(found, key) {
  if (!found?.address) {
    const text = header(key).trimEnd();
    const start = text.lastIndexOf('<');
    const address = text.slice(start + 1, -1);
    return start >= 0 && text.endsWith('>') && address.includes('@') ? { name: text.slice(0, start).trim(), address } : undefined;
  }
  return { name: withoutQuotes(found.name), address: withoutQuotes(found.address) };
}

/**
 * Returns the first recipients of a field, and how many there are beside them. A group without members stands for itself.
 * @param {import('postal-mime').Address[] | undefined} found
 */
function recipientsOf(found = []) {
  const all = found.flatMap(({ name, address = '', group }) => {
    if (!group) return name || address ? [{ name, address, group: '' }] : [];
    return group.length ? group.map((member) => ({ ...member, group: name })) : [{ name: '', address: '', group: name }];
  });
  const first = all.slice(0, maxRecipients).map(({ name, address, group }) => ({
    name: withoutQuotes(name).slice(0, MAX_RECIPIENT),
    address: withoutQuotes(address).slice(0, MAX_RECIPIENT),
    group: group.slice(0, MAX_RECIPIENT),
  }));
  return { first, more: all.length - first.length };
}

/** @param {string} text */
function withoutQuotes(text) {
  return text.trim().replace(/^'(.*)'$/, '$1');
}

const chosen = chooseAttachments(files, limits, short);

/** @type {import('./parse-mail').ParsedMail} */
const parsed = {
  name: short(sender?.name),
  address: short(sender?.address),
  replyTo: short(replyTo?.address),
  replyName: short(replyTo?.name),
  to: recipientsOf(mail.to),
  cc: recipientsOf(mail.cc),
  date: header('date'),
  contentType: header('content-type'),
  autoSubmitted: header('auto-submitted'),
  precedence: header('precedence'),
  listId: header('list-id'),
  messageId: short(mail.messageId),
  inReplyTo: short(mail.inReplyTo),
  references: short(mail.references),
  subject: short(mail.subject),
  text: body(textIn(mail.text, 'plain')?.trim() || textOfHtml(textIn(mail.html?.slice(0, MAX_BODY), 'html') ?? '')),
  invitation: body([...new Set(invitations)].join('\n\n')),
  source: new TextDecoder('windows-1252').decode(bytes.subarray(0, MAX_SOURCE)).replace(/\r\n?/g, '\n'),
  ...chosen,
};
parentPort?.postMessage(
  parsed,
  chosen.attachments.map(({ content }) => content.buffer),
);
