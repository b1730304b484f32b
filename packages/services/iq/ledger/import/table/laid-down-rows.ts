import { open } from 'node:fs/promises';
import { MAX_ROW, type RowBatch, type TableRow } from './table-row';

/** Rows, and their characters, that are read at once. */
const BATCH = 1000;

/** How a row of a sheet stands in the file that it was laid down in: JSON, a line of the file each. */
export const laidDownRow = (row: TableRow): string => `${JSON.stringify(row)}\n`;

/** The rows of a sheet that was laid down; memory does not grow with it. */
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
