import { detectEncoding } from '../csv/encoding';
import { readRecords } from '../csv/read-records';
import { guessSeparator } from './guess-separator';
import type { TableRow } from './table-row';

export interface DelimitedFile {
  separator: string;
  rows: TableRow[];
  /** There are more rows. */
  isCut: boolean;
}

/**
 * Reads a delimited text file of any encoding and separator, up to a number of rows.
 * @param name the file's name in messages
 * @throws FileUnreadableError
 */
export async function readDelimited(path: string, name: string, maxRows: number): Promise<DelimitedFile> {
  const detection = detectEncoding(path, name);
  let step = await detection.next();
  while (!step.done) step = await detection.next();
  const encoding = step.value;
  const separator = await guessSeparator(path, encoding, name);
  const rows: TableRow[] = [];
  for await (const batch of readRecords(path, { encoding, separator }, name)) {
    rows.push(...batch.rows);
    if (rows.length > maxRows) return { separator, rows: rows.slice(0, maxRows), isCut: true };
  }
  return { separator, rows, isCut: false };
}
