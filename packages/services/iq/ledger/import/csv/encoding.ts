import { isAscii, isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Encoding } from '../../contract/encodings';
import { detectLegacy } from './detect-legacy';
import { sentenceOf } from './file-unreadable-error';

/** The share of zero bytes at even or odd positions that only UTF-16 has, because most letters in a table are Latin. */
const ZEROS = 0.3;

/** The number of bytes that are examined. */
const SAMPLE = 4096;

/** The bytes that are read at a time. */
const CHUNK = 1 << 20;

/** The bytes of lines beyond ASCII that are enough to detect an encoding. */
const ENOUGH = 1 << 15;

/**
 * Detects a file's encoding from its byte-order mark, the pattern of UTF-16, or the first lines with bytes beyond ASCII, which
 * may come anywhere in the file.
 * @param name the file's name in messages
 * @returns the encoding; yields after each megabyte without a result
 * @throws FileUnreadableError
 */
export async function* detectEncoding(path: string, name = path): AsyncGenerator<void, Encoding> {
  let isFirst = true;
  let lines: Buffer[] = [];
  let [length, votes] = [0, 0];
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
      const wide = isFirst && wideEncoding(chunk);
      if (wide) return wide;
      if (isFirst && chunk.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8';
      isFirst = false;
      for (const line of isAscii(chunk) ? [] : linesBeyondAscii(chunk)) {
        lines.push(line);
        length += line.length;
        votes += isUtf8(line) ? 1 : -1;
      }
      if (length >= ENOUGH) break;
      yield;
    }
  } catch (cause) {
    throw sentenceOf(name, cause);
  }
  if (votes >= 0) return 'utf-8';
  lines = lines.filter((line) => !isUtf8(line));
  return detectLegacy(Buffer.concat(lines.flatMap((line) => [line, LINE_END])).subarray(0, ENOUGH));
}

/** Returns true if the first bytes of a file are UTF-16. @throws FileUnreadableError */
export async function isUtf16(path: string): Promise<boolean> {
  try {
    const file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE).finally(() => file.close());
    return wideEncoding(buffer.subarray(0, bytesRead)) !== undefined;
  } catch (cause) {
    throw sentenceOf(path, cause);
  }
}

function wideEncoding(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (odd > ZEROS && even < ZEROS / 10) return 'utf-16le';
  if (even > ZEROS && odd < ZEROS / 10) return 'utf-16be';
  return undefined;
}

const LINE_END = Buffer.from('\n');

/** Returns the lines with bytes beyond ASCII. The line that a full chunk cuts is left out, because it may end within a letter. */
function linesBeyondAscii(chunk: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let length = 0;
  for (let from = 0; from < chunk.length && length < ENOUGH; ) {
    const end = endOfLine(chunk, from);
    const line = chunk.subarray(from, end);
    from = end + 1;
    if (isAscii(line) || end === CHUNK) continue;
    lines.push(line);
    length += line.length;
  }
  return lines;
}

function endOfLine(chunk: Buffer, from: number): number {
  for (let at = from; at < chunk.length; at++) if (chunk[at] === 10 || chunk[at] === 13) return at;
  return chunk.length;
}
