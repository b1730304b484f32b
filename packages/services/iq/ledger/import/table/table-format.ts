import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { detectEncoding } from '../csv/encoding';
import { FileUnreadableError, sentenceOf } from '../csv/file-unreadable-error';
import { type CsvFormat, readRecords } from '../csv/read-records';
import { openWorkbook } from '../xlsx/open-workbook';
import { readSheet } from '../xlsx/read-sheet';
import { guessSeparator } from './guess-separator';
import { readLaidDown } from './laid-down-rows';
import type { RowBatch } from './table-row';

/** The format of a table file. */
export type TableFormat =
  | ({ kind: 'csv' } & CsvFormat)
  | { kind: 'xlsx'; sheet: string; otherSheets: string[] }
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
 * @returns the table, which has to be closed; yields now and then while a large file is opened
 * @throws FileUnreadableError with what to do, if the file is not a table
 */
export async function* openTable(path: string, name: string, known?: TableFormat): AsyncGenerator<void, Table> {
  if (known?.kind === 'xlsx') return yield* openSheet(path, name, known);
  if (!known && isArchive(path, name)) return yield* openSheet(path, name);
  const format = known ?? (yield* textFormat(path, name));
  const rows = () => (format.kind === 'csv' ? readRecords(path, format, name) : readLaidDown(path));
  return { format, rows, close: () => undefined };
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

async function* textFormat(path: string, name: string): AsyncGenerator<void, { kind: 'csv' } & CsvFormat> {
  const start = beginningOf(path, name);
  if (start.length === 0) throw new FileUnreadableError(`${name} is empty.`);
  if (start.subarray(0, 4).equals(Buffer.from('D0CF11E0', 'hex'))) {
    throw new FileUnreadableError(
      `${name} is an Excel file of before 2007, or one with a password; save it as .xlsx or CSV without one.`,
    );
  }
  const encoding = yield* detectEncoding(path, name);
  if (isBinary(start, encoding.startsWith('utf-16'))) {
    throw new FileUnreadableError(`${name} is no text: it is neither CSV nor an Excel workbook, whatever its name says.`);
  }
  return { kind: 'csv', encoding, separator: await guessSeparator(path, encoding, name) };
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
function isBinary(bytes: Buffer, isWide: boolean): boolean {
  let count = 0;
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) count += byte === 0 && isWide ? 0 : 1;
  return count > bytes.length / 50 + 1;
}
