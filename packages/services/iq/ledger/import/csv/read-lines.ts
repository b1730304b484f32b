import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { MAX_ROW } from '../table/table-row';
import type { Encoding } from './encoding';
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

/**
 * Yields the lines of a file, chunk by chunk. A byte-order mark is dropped. A line in another encoding than the file's gets a
 * fault.
 * @param name the file's name in messages
 * @throws FileUnreadableError if the file does not exist
 */
export async function* readLines(path: string, encoding: Encoding, name = path): AsyncGenerator<LineBatch> {
  const isSingleByte = encoding === 'windows-1252';
  const decoder = new TextDecoder(encoding);
  const decode = (chunk?: Buffer) =>
    isSingleByte ? (chunk?.toString('latin1') ?? '') : chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  let number = 0;
  let pending = '';
  let isCut = false;
  let bytes = 0;
  const finish = (end: string): Line => {
    const whole = isCut ? pending : pending + end;
    const line = lineOf(++number, whole.endsWith('\r') ? whole.slice(0, -1) : whole, isCut, isSingleByte);
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
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield { lines: linesOf(decode(chunk)), bytes };
    }
  } catch (cause) {
    throw sentenceOf(name, cause);
  }
  const lines = linesOf(decode());
  if (pending) lines.push(finish(''));
  if (lines.length) yield { lines, bytes };
}

function lineOf(number: number, text: string, isCut: boolean, isSingleByte: boolean): Line {
  if (isCut || text.length > MAX_ROW) return { number, text, fault: 'the line is too long' };
  if (text.includes('\0')) return { number, text, fault: 'the text holds a NUL character' };
  if (!isSingleByte) return text.includes('\uFFFD') ? { number, text, fault: 'the text is not UTF-8' } : { number, text };
  if (!/[\x80-\xff]/.test(text)) return { number, text };
  const bytes = Buffer.from(text, 'latin1');
  if (isUtf8(bytes)) return { number, text, fault: 'the text is UTF-8, where that of other lines is Windows-1252' };
  return { number, text: text.replace(/[\x80-\x9f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? letter) };
}

/**
 * The letters from 0x80 to 0x9F, where Windows-1252 differs from Latin-1 (WHATWG Encoding, windows-1252). The TextDecoder of Node
 * 20 treats them the same.
 */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
