import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { FileUnreadable } from './file-unreadable';
import { type Line, MAX_LINE, readLines } from './read-lines';

/** A row by the names of its columns, or why it could not be read. */
export type Row = { line: number } & ({ values: ReadonlyMap<string, string> } | { reason: string });

/** Lines that one quoted row may span; a quote open for longer was never meant to be one. */
const MAX_SPAN = 1000;

/**
 * The rows of a CSV file (RFC 4180) with its first line as the header, one at a time. A row that
 * cannot be read is told with its line, and reading goes on at the very next line: an open quote
 * never swallows the rows after it. Blank lines are no rows.
 * @throws FileUnreadable when the file is missing, empty or lacks one of `columns`.
 */
export async function* readRows(path: string, columns: readonly string[]): AsyncGenerator<Row> {
  const source = new Lines(path);
  try {
    const header = await readHeader(source, path, columns);
    for (let first = await source.next(); first; first = await source.next()) {
      if (first.text.trim() === '') continue;
      const lines = await gather(first, source);
      const read = readRecord(lines, header.length);
      if ('reason' in read) {
        source.putBack(lines.slice(1));
        yield { line: first.number, reason: read.reason };
        continue;
      }
      yield { line: first.number, values: new Map(header.map((name, index) => [name, read.fields[index] ?? ''])) };
    }
  } finally {
    await source.close();
  }
}

/**
 * Looks at a file's first line only.
 * @throws FileUnreadable as `readRows` does
 */
export async function checkHeader(path: string, columns: readonly string[]): Promise<void> {
  const source = new Lines(path);
  try {
    await readHeader(source, path, columns);
  } finally {
    await source.close();
  }
}

async function readHeader(source: Lines, path: string, columns: readonly string[]): Promise<string[]> {
  const first = await source.next();
  if (!first) throw new FileUnreadable(`${basename(path)} is empty; its first line must name the columns.`);
  const read = readRecord([first], undefined);
  if ('reason' in read) throw new FileUnreadable(`${basename(path)}: the header cannot be read: ${read.reason}.`);
  const header = read.fields.map((name) => name.trim());
  const missing = columns.filter((name) => !header.includes(name));
  if (missing.length) throw new FileUnreadable(`${basename(path)} has no column ${missing.join(', ')}.`);
  return header;
}

/** The lines of one row: as many as it takes to close its quotes. */
async function gather(first: Line, source: Lines): Promise<Line[]> {
  const lines = [first];
  let open = hasOddQuotes(first.text);
  let length = first.text.length;
  while (open && lines.length < MAX_SPAN && length < MAX_LINE) {
    const line = await source.next();
    if (!line) break;
    lines.push(line);
    length += line.text.length;
    open = open !== hasOddQuotes(line.text);
  }
  return lines;
}

function hasOddQuotes(text: string): boolean {
  let odd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
}

function readRecord(lines: readonly Line[], width: number | undefined): { fields: string[] } | { reason: string } {
  if (lines.some(({ cut }) => cut)) return { reason: 'the line is too long' };
  const text = lines.map((line) => line.text).join('\n');
  if (text.includes('\uFFFD')) return { reason: 'the text is not UTF-8' };
  if (text.includes('\0')) return { reason: 'the text holds a NUL character' };
  const fields = split(text);
  if (!fields) return { reason: 'a quotation mark is out of place or never closed' };
  if (width !== undefined && fields.length !== width) return { reason: `${fields.length} columns where the header has ${width}` };
  return { fields };
}

function split(text: string): string[] | undefined {
  if (!text.includes('"')) return text.split(',');
  try {
    const records: string[][] = parse(text, { relax_column_count: true });
    return records.length === 1 ? records[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Lines that can be put back. */
class Lines {
  readonly #source: AsyncGenerator<Line>;
  #waiting: Line[] = [];

  constructor(path: string) {
    this.#source = readLines(path);
  }

  async next(): Promise<Line | undefined> {
    const waiting = this.#waiting.shift();
    if (waiting) return waiting;
    const { value, done } = await this.#source.next();
    return done ? undefined : value;
  }

  async close(): Promise<void> {
    await this.#source.return(undefined);
  }

  putBack(lines: readonly Line[]) {
    this.#waiting = [...lines, ...this.#waiting];
  }
}
