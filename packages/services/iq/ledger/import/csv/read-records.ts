import type { Encoding } from '../../contract/encodings';
import { MAX_COLUMNS, MAX_ROW, type RowBatch, type TableRow } from '../table/table-row';
import { type Line, readLines } from './read-lines';
import { splitLoosely, splitRecord } from './split-record';

export interface CsvFormat {
  encoding: Encoding;
  separator: string;
}

/** The maximum number of lines in one quoted row. A quote that stays open longer is an error. */
const MAX_SPAN = 1000;

/**
 * Yields the rows of a CSV file (RFC 4180), including its header. Marks within a field that are not doubled are read if they end
 * no field. An unreadable row is reported with its line, and reading
 * continues at the very next line, so an open quote never swallows the following rows. Blank lines are skipped.
 * @param name the file's name in messages
 * @throws FileUnreadableError if the file does not exist
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

/** Parses lines into rows. `rest` starts with a line whose row may continue. */
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
    const isRead = 'cells' in row;
    rows.push(isRead ? row : readLoosely(line, row, separator));
    at += isRead ? last : 1;
  }
  return { rows, rest: [] };
}

/** Returns how many lines it takes to close the quotes of the first one; undefined if more lines are needed to know. */
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
  const cells = withinQuotes(splitRecord(text, separator), separator);
  if (!cells) return { line: number, reason: 'a quotation mark is out of place or never closed' };
  if (cells.length > MAX_COLUMNS) return { line: number, reason: `the row has ${cells.length} columns, ${MAX_COLUMNS} at most` };
  return { line: number, cells };
}

/** Returns the cells of a line that a program has quoted as a whole, `"1,""Elm, Inc."",10.00"`, and those of other lines. */
function withinQuotes(cells: string[] | undefined, separator: string): string[] | undefined {
  const [line, ...others] = cells ?? [];
  if (line === undefined || others.length || !line.includes(separator)) return cells;
  const inner = splitRecord(line, separator);
  // A sentence has spaces after its commas.
  return inner && inner.length > 2 && !inner.some((cell) => cell.startsWith(' ')) ? inner : cells;
}

/** Returns the row of a line with quotation marks that are not doubled, or why it cannot be read. */
function readLoosely({ number, text, fault }: Line, unread: TableRow, separator: string): TableRow {
  const cells = fault ? undefined : splitLoosely(text, separator);
  return cells && cells.length <= MAX_COLUMNS ? { line: number, cells } : unread;
}

function readLong(lines: readonly Line[], separator: string): TableRow {
  const fault = lines.find((line) => line.fault)?.fault;
  return read(
    { number: lines[0]?.number ?? 0, text: lines.map(({ text }) => text).join('\n'), ...(fault && { fault }) },
    separator,
  );
}
