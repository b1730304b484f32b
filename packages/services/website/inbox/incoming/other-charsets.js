// Plain JavaScript, because the worker that reads a mail loads no TypeScript.
import iconv from 'iconv-lite';
import { bytesOfLatin } from './text-decoder.js';

/** Charsets of old programs, which the Encoding Standard does not have: UTF-7 and the code pages of DOS. */
const OTHER = /^(?:(?:unicode-1-1-)?utf-7|(?:cp|ibm)-?(?:437|737|775|850|852|855|857|858|860|861|862|863|865))$/i;

/** The maximum number of bytes of a mail in which its parts are looked for. */
const MAX_SOURCE = 500_000;

/** @param {string} charset */
export const isOther = (charset) => OTHER.test(charset);

/** @param {Uint8Array} bytes @param {string} charset */
export const decodeOther = (bytes, charset) => iconv.decode(Buffer.from(bytes), charset);

/**
 * Returns a function that decodes texts of a mail again which are in a charset that the MIME library reads as windows-1252.
 * @param {Uint8Array} mail
 */
export function otherTextsOf(mail) {
  const source = Buffer.from(mail.subarray(0, MAX_SOURCE)).toString('latin1');
  /** @param {string | undefined} text @param {'plain' | 'html'} kind */
  return (text, kind) => {
    const charset = text && charsetOf(source, kind);
    const bytes = charset ? bytesOfLatin(text) : undefined;
    return charset && bytes ? decodeOther(bytes, charset) : text;
  };
}

const TEXT_PART = /^content-type:[ \t]{0,20}text\/(plain|html)\b[^\n]{0,300}(?:\n[ \t][^\n]{0,300}){0,5}/gim;

/** Returns the charset of the first part of a kind, if it is one of these. @param {string} source @param {string} kind */
function charsetOf(source, kind) {
  for (const [field, found] of source.matchAll(TEXT_PART)) {
    if (found?.toLowerCase() !== kind) continue;
    const charset = /\bcharset[ \t]*=[ \t]*"?([\w-]{2,40})/i.exec(field)?.[1];
    return charset && isOther(charset) ? charset : undefined;
  }
  return undefined;
}
