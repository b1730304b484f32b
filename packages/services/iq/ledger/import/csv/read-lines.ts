import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { encodingNames } from '@suite/values/text-encodings';
import type { Encoding } from '../../contract/encodings';
import { MAX_ROW } from '../table/table-row';
import { decodedSingle, decoderOf } from './decode';
import { isSingleByte } from './detect-legacy';
import { sentenceOf } from './file-unreadable-error';

export interface Line {
  /** Counted from 1. */
  number: number;
  text: string;
  /** Why this line cannot be read. Other lines can. */
  fault?: string;
}

/** The lines that end in a chunk of a file. */
export interface LineBatch {
  lines: Line[];
  /** The bytes of the file read so far. */
  bytes: number;
}

/** The bytes that are read at a time: a sample of a few hundred lines should not read many more. */
const CHUNK = 1 << 16;

/**
 * Yields the lines of a file, chunk by chunk. Byte-order marks are dropped, also those of files that were joined. A line in
 * another encoding than the file's gets a fault.
 * @param name the file's name in messages
 * @throws FileUnreadableError if the file does not exist
 */
export async function* readLines(path: string, encoding: Encoding, name = path): AsyncGenerator<LineBatch> {
  const letters = isSingleByte(encoding) ? lettersOf(encoding) : undefined;
  const decode = letters ? (chunk?: Buffer) => chunk?.toString('latin1') ?? '' : decoderOf(encoding);
  const withLineFeeds = lineFeeds();
  let number = 0;
  let pending = '';
  let isCut = false;
  let bytes = 0;
  const finish = (end: string): Line => {
    const whole = isCut ? pending : pending + end;
    const line = lineOf(++number, withoutReturns(whole), isCut, { encoding, letters });
    pending = '';
    isCut = false;
    return line;
  };
  const linesOf = (text: string): Line[] => {
    const lines: Line[] = [];
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      lines.push(finish(text.slice(from, end)));
      from = end + 1;
    }
    if (!isCut) pending += text.slice(from);
    if (pending.length > MAX_ROW) {
      pending = pending.slice(0, MAX_ROW);
      isCut = true;
    }
    return lines;
  };
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield { lines: linesOf(withLineFeeds(decode(chunk))), bytes };
    }
  } catch (cause) {
    throw sentenceOf(name, cause);
  }
  const lines = linesOf(withLineFeeds(decode(), true));
  if (pending) lines.push(finish(''));
  if (lines.length) yield { lines, bytes };
}

/** Returns the letters of an encoding with one byte per letter from 0x80 on. The TextDecoder of Node 20 has wrong ones. */
const lettersOf = (encoding: Encoding): string =>
  decodedSingle(Buffer.from(Array.from({ length: 128 }, (_, at) => at + 128)), encoding);

/** The bytes of Windows-1252 from 0x80 on, by letter. */
const bytesOf = new Map([...lettersOf('windows-1252')].map((letter, at) => [letter, at + 0x80]));

/** Returns a line without the carriage returns at its end. */
function withoutReturns(line: string): string {
  let end = line.length;
  while (line[end - 1] === '\r') end--;
  return line.slice(0, end);
}

/**
 * Returns a function that ends the lines of a file with line feeds if they end with carriage returns alone, as on old Macs. The
 * first piece of the text decides.
 */
function lineFeeds(): (text: string, isEnd?: boolean) => string {
  let hasReturns: boolean | undefined;
  let isHeld = false;
  return (text, isEnd = false) => {
    if (text && hasReturns === undefined) hasReturns = endsWithReturns(text);
    if (!hasReturns) return text;
    const whole = isHeld ? `\r${text}` : text;
    // A line feed may follow in the next piece.
    isHeld = !isEnd && whole.endsWith('\r');
    return (isHeld ? whole.slice(0, -1) : whole).replace(/\r\n?/g, '\n');
  };
}

/** Returns true if more lines end with a carriage return alone than with a line feed, outside of quotation marks. */
function endsWithReturns(text: string): boolean {
  if (!text.includes('\r')) return false;
  let [returns, feeds] = [0, 0];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (code === 10) feeds++;
    else if (code === 13 && text.charCodeAt(at + 1) !== 10 && at + 1 < text.length) returns++;
  }
  return returns > feeds;
}

/**
 * Returns a line that was encoded as UTF-8 twice, `SociÃ©tÃ©`, as it was written. All its letters beyond ASCII are those of
 * Windows-1252 for the bytes of UTF-8, which no language has next to each other.
 */
function encodedOnce(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/.test(text)) return text;
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    // Bytes without a letter of their own are kept as control characters.
    const byte = code < 0x80 ? code : (bytesOf.get(letter) ?? (code < 0xa0 ? code : undefined));
    if (byte === undefined) return text;
    bytes.push(byte);
  }
  const encoded = Buffer.from(bytes);
  return isUtf8(encoded) ? encoded.toString() : text;
}

interface Decoded {
  encoding: Encoding;
  /** The letters from 0x80 on; undefined unless each has one byte. */
  letters: string | undefined;
}

function lineOf(number: number, raw: string, isCut: boolean, { encoding, letters }: Decoded): Line {
  const text = raw.replace(letters ? /^ï»¿/ : /^\uFEFF+/, '');
  if (isCut || text.length > MAX_ROW) return { number, text, fault: 'the line is too long' };
  if (text.includes('\0')) return { number, text, fault: 'the text holds a NUL character' };
  if (letters && /[\x80-\xff]/.test(text) && isUtf8(Buffer.from(text, 'latin1'))) {
    return { number, text, fault: `the text is UTF-8, where that of other lines is ${encodingNames[encoding]}` };
  }
  const decoded = letters ? text.replace(/[\x80-\xff]/g, (letter) => letters[letter.charCodeAt(0) - 0x80] ?? letter) : text;
  if (decoded.includes('\uFFFD')) return { number, text, fault: `the text is not ${encodingNames[encoding]}` };
  return { number, text: letters ? decoded : encodedOnce(decoded) };
}
