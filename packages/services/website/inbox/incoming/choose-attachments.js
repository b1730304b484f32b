// Plain JavaScript, because the worker that reads a mail loads no TypeScript.
import { createHash } from 'node:crypto';

/** A smaller picture within a text is decoration, such as the icons of a signature. */
const MIN_PICTURE = 4096;

/** The maximum number of attachments that are named without being stored. */
const MAX_NAMED = 20;

/** Names of parts that often have none. @type {Record<string, string>} */
const usualNames = { 'message/rfc822': 'mail.eml', 'text/calendar': 'invitation.ics', 'application/ms-tnef': 'winmail.dat' };

/** @typedef {import('./parse-mail').AttachmentLimits} Limits */

/**
 * Chooses the attachments that are stored of a mail: files before pictures within the text, in their order.
 * @param {readonly import('postal-mime').Attachment[]} parts
 * @param {Limits} limits
 * @param {(name: string | null) => string} short limits the length of a name
 * @returns {import('./parse-mail').ChosenAttachments}
 */
export function chooseAttachments(parts, limits, short) {
  const hash = createHash('sha256');
  let room = limits.bytesOfMail;
  /** @type {import('./parse-mail').ChosenAttachments['attachments']} */
  const attachments = [];
  /** @type {import('./parse-mail').ChosenAttachments['unkept']} */
  const unkept = [];
  let more = 0;
  for (const part of [...parts.filter(isFile), ...parts.filter((part) => !isFile(part))]) {
    const content = new Uint8Array(/** @type {ArrayBuffer | Uint8Array<ArrayBuffer>} */ (part.content));
    const name = short(part.filename || (usualNames[part.mimeType] ?? ''));
    hash.update(`${content.length} ${JSON.stringify(name)}`).update(content);
    const reason = reasonOf(part, content.length);
    if (!reason) {
      attachments.push({ name, isAttached: isFile(part), content });
      room -= content.length;
    } else if (unkept.length < MAX_NAMED) unkept.push({ name, reason });
    else more++;
  }
  return { attachments, unkept, more, digest: parts.length ? hash.digest('hex') : '' };

  /** @param {import('postal-mime').Attachment} part @param {number} bytes */
  function reasonOf(part, bytes) {
    if (isDecoration(part, bytes)) return 'decoration';
    if (bytes > limits.bytes) return 'size';
    if (attachments.length === limits.count) return 'count';
    return bytes > room ? 'all' : undefined;
  }
}

/** @param {import('postal-mime').Attachment} part */
const isFile = ({ disposition, mimeType }) => disposition === 'attachment' || mimeType === 'application/ms-tnef';

/** @param {import('postal-mime').Attachment} part @param {number} bytes */
const isDecoration = (part, bytes) =>
  !isFile(part) && part.mimeType.startsWith('image/') && Boolean(part.contentId) && bytes < MIN_PICTURE;
