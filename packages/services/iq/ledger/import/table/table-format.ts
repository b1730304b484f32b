import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { type Encoding, encoding as encodings } from '../../contract/encodings';
import { decoderOf } from '../csv/decode';
import { detectEncoding } from '../csv/encoding';
import { FileUnreadableError, sentenceOf } from '../csv/file-unreadable-error';
import { type CsvFormat, readRecords } from '../csv/read-records';
import { findSheet, readSheets, type SheetsFormat, type SheetsKind } from '../sheets/open-sheets';
import { openArchive } from '../xlsx/open-archive';
import { openWorkbook } from '../xlsx/open-workbook';
import { readSheet } from '../xlsx/read-sheet';
import { refuseForeign, refuseForeignText } from './foreign-file';
import { guessSeparator } from './guess-separator';
import { readLaidDown } from './laid-down-rows';
import type { RowBatch } from './table-row';

/** The format of a table file. */
export type TableFormat =
  | ({ kind: 'csv' } & CsvFormat)
  | { kind: 'xlsx'; sheet: string; otherSheets: string[] }
  | SheetsFormat
  /** A sheet of an online spreadsheet, written to a file by `connections/sheets/lay-down.ts`. */
  | { kind: 'laid-down' };

/** An open table. Its rows can be read several times, each time from the first one. */
export interface Table {
  format: TableFormat;
  rows(): AsyncGenerator<RowBatch>;
  close(): void;
}

/**
 * Opens a table in any supported format. Memory use does not grow with the file.
 * @param name the file's name in messages
 * @param known the format; detected from the bytes of the file, never from its name, if absent
 * @param encoding the encoding of a text file; detected if absent
 * @returns the table, which has to be closed; yields now and then while a large file is opened
 * @throws FileUnreadableError with what to do, if the file is not a table
 */
export async function* openTable(
  path: string,
  name: string,
  known?: TableFormat,
  encoding?: Encoding,
): AsyncGenerator<void, Table> {
  if (known?.kind === 'xlsx') return yield* openSheet(path, name, known);
  if (!known && isArchive(path, name) && !(await isOds(path, name))) return yield* openSheet(path, name);
  const format = known ?? (yield* formatOf(path, name, encoding));
  return { format, rows: () => rowsOf(path, name, format), close: () => undefined };
}

function rowsOf(path: string, name: string, format: Exclude<TableFormat, { kind: 'xlsx' }>): AsyncGenerator<RowBatch> {
  if (format.kind === 'csv') return readRecords(path, format, name);
  return format.kind === 'laid-down' ? readLaidDown(path) : readSheets(path, name, format);
}

/**
 * Yields the rows of a table whose format is known. Yields empty batches while a large file is opened.
 * @param name the file's name in messages
 * @throws FileUnreadableError
 */
export async function* readTable(path: string, format: TableFormat, name: string): AsyncGenerator<RowBatch> {
  const opening = openTable(path, name, format);
  for (;;) {
    const { done, value } = await opening.next();
    if (!done) {
      yield { rows: [], bytes: 0 };
      continue;
    }
    try {
      yield* value.rows();
    } finally {
      value.close();
    }
    return;
  }
}

async function* openSheet(
  path: string,
  name: string,
  known?: { sheet: string; otherSheets: string[] },
): AsyncGenerator<void, Table> {
  const workbook = yield* openWorkbook(path, name);
  const close = () => workbook.archive.close();
  const sheet = known ? workbook.sheets.find((one) => one.name === known.sheet) : workbook.sheets[0];
  if (!sheet) {
    close();
    throw new FileUnreadableError(`${name} has no sheet “${known?.sheet}”.`);
  }
  const otherSheets = known?.otherSheets ?? workbook.sheets.slice(1).map((other) => other.name);
  const format: TableFormat = { kind: 'xlsx', sheet: sheet.name, otherSheets };
  return { format, rows: () => readSheet(name, workbook, sheet, statSync(path).size), close };
}

async function* formatOf(
  path: string,
  name: string,
  chosen: Encoding | undefined,
): AsyncGenerator<void, SheetsFormat | ({ kind: 'csv' } & CsvFormat)> {
  const start = beginningOf(path, name);
  if (start.length === 0) throw new FileUnreadableError(`${name} is empty.`);
  if (isArchive(path, name)) return yield* findSheet(path, name, { kind: 'ods' });
  await refuseForeign(path, name, start);
  const encoding = chosen ?? (yield* detectEncoding(path, name));
  const text = decoderOf(encoding)(start).trimStart();
  if (isBinary(text)) {
    throw new FileUnreadableError(`${name} is no text: it is neither CSV nor an Excel workbook, whatever its name says.`);
  }
  const markup = markupOf(text, encoding, chosen !== undefined);
  if (markup) return yield* findSheet(path, name, markup);
  refuseForeignText(name, text);
  return { kind: 'csv', encoding, separator: await guessSeparator(path, encoding, name) };
}

/** Returns how to read a web page, or a workbook of Excel 2003 in XML; undefined for other text. */
function markupOf(text: string, encoding: Encoding, isChosen: boolean): SheetsKind | undefined {
  if (!text.startsWith('<')) return undefined;
  const kind =
    text.includes('urn:schemas-microsoft-com:office:spreadsheet') && /<(?:\w+:)?Workbook\b/.test(text) ? 'xml-2003' : 'html';
  if (kind === 'html' && !/^<(?:!doctype html|html|head|meta|style|body|table|div|center|font)\b/i.test(afterProlog(text)))
    return undefined;
  // What a page says about itself decides between encodings that look alike.
  const named = /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(text)?.[1];
  if (isChosen || encoding.startsWith('utf-') || named === undefined) return { kind, encoding };
  return { kind, encoding: encodingNamed(named) ?? encoding };
}

/** Returns markup from its first element on, after its XML declaration and comments. */
function afterProlog(text: string): string {
  let from = 0;
  for (;;) {
    while (/\s/.test(text.charAt(from))) from++;
    const end = text.startsWith('<?', from) ? '>' : text.startsWith('<!--', from) ? '-->' : undefined;
    const found = end === undefined ? -1 : text.indexOf(end, from);
    if (end === undefined || found < 0) return text.slice(from);
    from = found + end.length;
  }
}

function encodingNamed(label: string): Encoding | undefined {
  try {
    const name = new TextDecoder(label).encoding;
    return encodings.options.find((encoding) => encoding === (name === 'gbk' ? 'gb18030' : name));
  } catch {
    return undefined;
  }
}

async function isOds(path: string, name: string): Promise<boolean> {
  const archive = await openArchive(path, name);
  archive.close();
  return archive.parts.includes('content.xml') && archive.parts.includes('mimetype');
}

const isArchive = (path: string, name: string) =>
  beginningOf(path, name).subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

function beginningOf(path: string, name: string): Buffer {
  const bytes = Buffer.alloc(4096);
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
  } catch (cause) {
    throw sentenceOf(name, cause);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Returns true if a file has many characters that text does not contain. A single one is reported with its line. */
function isBinary(text: string): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32 && code !== 27)) count++;
  }
  return count > text.length / 50 + 1;
}
