import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import type { Encoding } from '../../contract/encodings';
import { sentenceOf } from './file-unreadable-error';

/** Returns text in an encoding with one byte per letter. The euro sign of Macs is a general one in the library's table. */
export function decodedSingle(bytes: Buffer, encoding: Encoding): string {
  const text = iconv.decode(bytes, encoding);
  return encoding === 'macintosh' ? text.replaceAll('¤', '€') : text;
}

/** Returns a function that decodes a file piece by piece. A byte-order mark is dropped. */
export function decoderOf(encoding: Encoding): (chunk?: Buffer) => string {
  if (encoding.startsWith('utf-')) {
    const decoder = new TextDecoder(encoding);
    return (chunk) => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
  }
  const decoder = iconv.getDecoder(encoding);
  return (chunk) => (chunk ? decoder.write(chunk) : decoder.end()) ?? '';
}

/**
 * Yields the text of a file in pieces, with the bytes read so far.
 * @param name the file's name in messages
 * @throws FileUnreadableError
 */
export async function* decodedText(
  path: string,
  encoding: Encoding,
  name: string,
): AsyncGenerator<{ text: string; bytes: number }> {
  const decode = decoderOf(encoding);
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield { text: decode(chunk), bytes };
    }
  } catch (cause) {
    throw sentenceOf(name, cause);
  }
  yield { text: decode(), bytes };
}
