import { isAscii, isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { sentenceOf } from './file-unreadable-error';

/** The encoding of a file. Excel writes Windows-1252 unless it writes UTF-8. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The share of zero bytes at even or odd positions that only UTF-16 has, because most letters in a table are Latin. */
const ZEROS = 0.3;

/** The number of bytes that are examined. */
const SAMPLE = 4096;

/**
 * Detects a file's encoding from its byte-order mark, the pattern of UTF-16, or the first bytes beyond ASCII, which may come
 * anywhere in the file.
 * @param name the file's name in messages
 * @returns the encoding; yields after each megabyte without a result
 * @throws FileUnreadableError
 */
export async function* detectEncoding(path: string, name = path): AsyncGenerator<void, Encoding> {
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
      const wide = isFirst && wideEncoding(chunk);
      if (wide) return wide;
      if (isFirst && chunk.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8';
      isFirst = false;
      if (!isAscii(chunk)) return byLines(chunk);
      yield;
    }
  } catch (cause) {
    throw sentenceOf(name, cause);
  }
  return 'utf-8';
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

/** Returns the encoding of most lines with bytes beyond ASCII. Other lines are reported one by one as they are read. */
function byLines(chunk: Buffer): Encoding {
  let votes = 0;
  for (let from = 0; from < chunk.length; ) {
    const end = chunk.indexOf(10, from);
    // The chunk may end within a letter of its last line.
    if (end === -1 && votes !== 0) break;
    const line = chunk.subarray(from, end === -1 ? chunk.length : end);
    if (!isAscii(line)) votes += isUtf8(line) || (end === -1 && isUtf8(line.subarray(0, -3))) ? 1 : -1;
    from = end === -1 ? chunk.length : end + 1;
  }
  return votes >= 0 ? 'utf-8' : 'windows-1252';
}
