import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { detectEncoding } from '../csv/encoding';
import { FileUnreadable, sentenceOf } from '../csv/file-unreadable';
import { type CsvFormat, readRecords } from '../csv/read-records';
import { openWorkbook } from '../xlsx/open-workbook';
import { readSheet } from '../xlsx/read-sheet';
import { guessSeparator } from './guess-separator';
import { readLaidDown } from './laid-down-rows';
import type { RowBatch } from './table-row';

/** How a file is a table. */
export type TableFormat =
  | ({ kind: 'csv' } & CsvFormat)
  | { kind: 'xlsx'; sheet: string; otherSheets: string[] }
  /** A sheet of an online spreadsheet, laid down by `connections/sheets/lay-down.ts`. */
  | { kind: 'laid-down' };

/**
 * Finds out how a file is to be read, by its bytes and never by its name.
 * @param name of the file, for messages
 * @throws FileUnreadable with what to do, when it is no table
 */
export async function detectFormat(path: string, name: string): Promise<TableFormat> {
  const start = beginningOf(path, name);
  if (start.length === 0) throw new FileUnreadable(`${name} is empty.`);
  if (start.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
    const { archive, sheets } = await openWorkbook(path, name);
    archive.close();
    const [sheet, ...others] = sheets;
    return { kind: 'xlsx', sheet: sheet?.name ?? '', otherSheets: others.map((other) => other.name) };
  }
  if (start.subarray(0, 4).equals(Buffer.from('D0CF11E0', 'hex'))) {
    throw new FileUnreadable(
      `${name} is an Excel file of before 2007, or one with a password; save it as .xlsx or CSV without one.`,
    );
  }
  const encoding = await detectEncoding(path, name);
  if (isBinary(start, encoding.startsWith('utf-16'))) {
    throw new FileUnreadable(`${name} is no text: it is neither CSV nor an Excel workbook, whatever its name says.`);
  }
  return { kind: 'csv', encoding, separator: await guessSeparator(path, encoding, name) };
}

/**
 * The rows of a table, whichever kind of file it is; memory does not grow with the file.
 * @param name of the file, for messages
 * @throws FileUnreadable
 */
export async function* readTable(path: string, format: TableFormat, name: string): AsyncGenerator<RowBatch> {
  if (format.kind === 'csv') {
    yield* readRecords(path, format, name);
    return;
  }
  if (format.kind === 'laid-down') {
    yield* readLaidDown(path);
    return;
  }
  const workbook = await openWorkbook(path, name);
  try {
    const sheet = workbook.sheets.find(({ name }) => name === format.sheet);
    if (!sheet) throw new FileUnreadable(`${name} has no sheet "${format.sheet}".`);
    yield* readSheet(name, workbook, sheet, statSync(path).size);
  } finally {
    workbook.archive.close();
  }
}

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

/** Characters that no text holds; a single one is told by its line. */
function isBinary(bytes: Buffer, isWide: boolean): boolean {
  let count = 0;
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) count += byte === 0 && isWide ? 0 : 1;
  return count > bytes.length / 50 + 1;
}
