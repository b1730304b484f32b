import { MAX_COLUMNS, MAX_ROW, type RowBatch, type TableRow } from '../table/table-row';
import type { Encoding } from './encoding';
import { type Line, readLines } from './read-lines';
import { splitRecord } from './split-record';

export interface CsvFormat {
  encoding: Encoding;
  separator: string;
}

/** Lines that one quoted row may span; a quote open for longer was never meant to be one. */
const MAX_SPAN = 1000;

/**
 * The rows of a CSV file (RFC 4180), its header among them. A row that cannot be read is told with its
 * line, and reading goes on at the very next line: an open quote never swallows the rows after it.
 * Blank lines are no rows.
 * @param name of the file, for messages
 * @throws FileUnreadable when there is no such file
 */
export async function* readRecords(path: string, { encoding, separator }: CsvFormat, name = path): AsyncGenerator<RowBatch> {
  let waiting: Line[] = [];
  let bytes = 0;
  for await (const batch of readLines(path, encoding, name)) {
    bytes = batch.bytes;
    const lines = waiting.length ? waiting.concat(batch.lines) : batch.lines;
    const { rows, rest } = rowsOf(lines, separator, false);
    waiting = rest;
    if (rows.length) yield { rows, bytes };
  }
  const { rows } = rowsOf(waiting, separator, true);
  if (rows.length) yield { rows, bytes };
}

/** The rows that lines make; `rest` begins with one that may go on. */
export function rowsOf(lines: readonly Line[], separator: string, isEnd: boolean): { rows: TableRow[]; rest: Line[] } {
  const rows: TableRow[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line;
    if (line.text.trim() === '') {
      at++;
      continue;
    }
    const count = span(lines, at);
    if (count === undefined && !isEnd) return { rows, rest: lines.slice(at) };
    const last = count ?? lines.length - at;
    const row = last === 1 ? read(line, separator) : readLong(lines.slice(at, at + last), separator);
    rows.push(row);
    at += 'cells' in row ? last : 1;
  }
  return { rows, rest: [] };
}

/** How many lines close the quotes of the first; undefined when those that are there do not tell. */
function span(lines: readonly Line[], from: number): number | undefined {
  let isOpen = false;
  let length = 0;
  for (let at = from; at < lines.length; at++) {
    const { text } = lines[at] as Line;
    if (text.includes('"') && hasOddQuotes(text)) isOpen = !isOpen;
    if (!isOpen) return at - from + 1;
    length += text.length;
    if (at - from + 1 >= MAX_SPAN || length >= MAX_ROW) return at - from + 1;
  }
  return undefined;
}

function hasOddQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}

function read({ number, text, fault }: Line, separator: string): TableRow {
  if (fault) return { line: number, reason: fault };
  const cells = splitRecord(text, separator);
  if (!cells) return { line: number, reason: 'a quotation mark is out of place or never closed' };
  if (cells.length > MAX_COLUMNS) return { line: number, reason: `the row has ${cells.length} columns, ${MAX_COLUMNS} at most` };
  return { line: number, cells };
}

function readLong(lines: readonly Line[], separator: string): TableRow {
  const fault = lines.find((line) => line.fault)?.fault;
  return read(
    { number: lines[0]?.number ?? 0, text: lines.map(({ text }) => text).join('\n'), ...(fault && { fault }) },
    separator,
  );
}
