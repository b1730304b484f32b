import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { FileUnreadable } from './file-unreadable';

export interface Line {
  /** Counted from 1. */
  number: number;
  text: string;
  /** The line was longer than `MAX_LINE`; `text` is its beginning. */
  cut: boolean;
}

/** Characters kept of one line, so that memory does not grow with a file that has no line ends. */
export const MAX_LINE = 1_048_576;

/**
 * The lines of a UTF-8 file, one at a time. A byte-order mark is dropped; bytes that are not UTF-8 become U+FFFD.
 * @throws FileUnreadable when there is no such file or it is UTF-16.
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let number = 0;
  let pending = '';
  let cut = false;
  const finish = (): Line => {
    const text = pending.endsWith('\r') ? pending.slice(0, -1) : pending;
    const line = { number: ++number, text, cut };
    pending = '';
    cut = false;
    return line;
  };
  const keep = (text: string) => {
    cut ||= pending.length + text.length > MAX_LINE;
    pending = cut ? (pending + text).slice(0, MAX_LINE) : pending + text;
  };
  for await (const chunk of decoded(path)) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      keep(chunk.slice(from, end));
      from = end + 1;
      yield finish();
    }
    keep(chunk.slice(from));
  }
  if (pending) yield finish();
}

async function* decoded(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let first = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
      if (first && isUtf16(chunk)) throw new FileUnreadable(`${basename(path)} is UTF-16; save it as CSV in UTF-8.`);
      first = false;
      yield decoder.decode(chunk, { stream: true });
    }
  } catch (cause) {
    throw cause instanceof FileUnreadable ? cause : new FileUnreadable(sentence(path, cause), { cause });
  }
  yield decoder.decode();
}

const isUtf16 = ([first, second]: Uint8Array) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function sentence(path: string, cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `${path} does not exist.`;
  if (code === 'EISDIR') return `${path} is a folder, not a file.`;
  return `${path} could not be read (${code ?? cause}).`;
}
