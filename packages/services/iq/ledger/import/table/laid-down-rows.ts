import { open } from 'node:fs/promises';
import { MAX_ROW, type RowBatch, type TableRow } from './table-row';

/** The number of rows that are read at a time. */
const BATCH = 1000;

/** Returns the line of a file that stores a row of a sheet, as JSON. */
export const laidDownRow = (row: TableRow): string => `${JSON.stringify(row)}\n`;

/** Yields the rows of a sheet that was written to a file. Memory use does not grow with the file. */
export async function* readLaidDown(path: string): AsyncGenerator<RowBatch> {
  const file = await open(path);
  let rows: TableRow[] = [];
  let bytes = 0;
  let length = 0;
  try {
    for await (const text of file.readLines()) {
      rows.push(JSON.parse(text));
      bytes += Buffer.byteLength(text) + 1;
      length += text.length;
      if (rows.length < BATCH && length < MAX_ROW) continue;
      yield { rows, bytes };
      rows = [];
      length = 0;
    }
    if (rows.length) yield { rows, bytes };
  } finally {
    await file.close();
  }
}
