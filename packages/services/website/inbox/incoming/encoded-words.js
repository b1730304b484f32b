// Plain JavaScript, because the worker that reads a mail loads no TypeScript.

import { decodeOther, isOther } from './other-charsets.js';

/** The maximum number of bytes of a mail's header. */
const MAX_HEADER = 200_000;

/**
 * Returns a mail whose base64 words (RFC 2047) are quoted-printable words. Many programs split a character between two words, and
 * the MIME library joins base64 words only where the first has no padding. Lines of a header that are not ASCII become UTF-8.
 * @param {Uint8Array} mail
 */
export function withJoinableWords(mail) {
  const head = Buffer.from(mail.subarray(0, MAX_HEADER)).toString('latin1');
  const end = head.search(/\r?\n\r?\n/);
  const header = end < 0 ? head : head.slice(0, end);
  const decoder = new TextDecoder('windows-1252');
  const readable = /[\x80-\xff]/.test(header)
    ? header
        .split('\n')
        .map((line) => Buffer.from(decoder.decode(Buffer.from(line, 'latin1'))).toString('latin1'))
        .join('\n')
    : header;
  const joinable = readable.replace(/=\?([^?\s]{1,60})\?([bq])\?([^?\s]*)\?=/gi, (word, charset, kind, data) => {
    if (/q/i.test(kind)) return isOther(charset) ? asUtf8(bytesOfQuoted(data), charset) : word;
    const bytes = Buffer.from(data, 'base64');
    return isOther(charset) ? asUtf8(bytes, charset) : quoted(bytes, charset);
  });
  return joinable === header ? mail : Buffer.concat([Buffer.from(joinable, 'latin1'), mail.subarray(header.length)]);
}

/** @param {Buffer} bytes @param {string} charset */
const quoted = (bytes, charset) => `=?${charset}?Q?${bytes.toString('hex').replace(/../g, '=$&')}?=`;

/** @param {Buffer} bytes @param {string} charset */
const asUtf8 = (bytes, charset) => quoted(Buffer.from(decodeOther(bytes, charset)), 'utf-8');

/** @param {string} data */
const bytesOfQuoted = (data) =>
  Buffer.from(
    data.replaceAll('_', ' ').replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
