// Reads one mail, then ends. It runs in its own process (`runInProcess`), because the mail's author decides how long reading
// takes.
import { parentPort, workerData } from 'node:worker_threads';
import PostalMime from 'postal-mime';

/** The maximum number of characters of a header, and of a body as text or as HTML. */
const MAX_HEADER = 10_000;
const MAX_BODY = 500_000;
const MAX_FILES = 20;

/** @type {Uint8Array} */
const bytes = workerData;
const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 });

/** @param {string | undefined} text */
const short = (text) => (text ?? '').slice(0, MAX_HEADER);
/** @param {string} name */
const header = (name) => short(mail.headers.find(({ key }) => key === name)?.value);
/** Normalizes line ends to line feeds. @param {string | undefined} text */
const body = (text) => text?.slice(0, MAX_BODY).replace(/\r\n?/g, '\n');
const sender = mail.from && 'address' in mail.from ? mail.from : undefined;

/** @type {import('./parse-mail').ParsedMail} */
const parsed = {
  name: short(sender?.name),
  address: short(sender?.address),
  contentType: header('content-type'),
  autoSubmitted: header('auto-submitted'),
  precedence: header('precedence'),
  listId: header('list-id'),
  messageId: short(mail.messageId),
  inReplyTo: short(mail.inReplyTo),
  references: short(mail.references),
  subject: short(mail.subject),
  text: body(mail.text),
  html: body(mail.html),
  files: mail.attachments
    .filter(({ disposition }) => disposition === 'attachment')
    .slice(0, MAX_FILES)
    .map(({ filename }) => short(filename ?? 'file')),
};
parentPort?.postMessage(parsed);
