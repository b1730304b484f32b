import { open } from 'node:fs/promises';
import type { RowBatch, TableRow } from './table-row';

/** Rows that are read at once. */
const BATCH = 1000;

/** How a row of a sheet stands in the file that it was laid down in: JSON, a line of the file each. */
export const laidDownRow = (row: TableRow): string => `${JSON.stringify(row)}\n`;

/** The rows of a sheet that was laid down; memory does not grow with it. */
export async function* readLaidDown(path: string): AsyncGenerator<RowBatch> {
  const file = await open(path);
  let rows: TableRow[] = [];
  let bytes = 0;
  try {
    for await (const text of file.readLines()) {
      rows.push(JSON.parse(text));
      bytes += Buffer.byteLength(text) + 1;
      if (rows.length < BATCH) continue;
      yield { rows, bytes };
      rows = [];
    }
    if (rows.length) yield { rows, bytes };
  } finally {
    await file.close();
  }
}
