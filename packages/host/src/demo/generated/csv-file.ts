import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

export interface CsvFile<Column extends string> {
  /** A row by its columns; null is an empty cell. */
  write(cells: Record<Column, string | null>): Promise<void>;
  close(): Promise<void>;
}

/** A CSV file (RFC 4180) that is written row by row, no faster than the disk takes it. */
export function openCsv<Column extends string>(path: string, columns: readonly Column[]): CsvFile<Column> {
  const stream = createWriteStream(path);
  const ending = finished(stream);
  stream.write(`${columns.join(',')}\n`);
  return {
    async write(cells) {
      const taken = stream.write(`${columns.map((column) => written(cells[column] ?? '')).join(',')}\n`);
      if (!taken) await Promise.race([once(stream, 'drain'), ending]);
    },
    async close() {
      stream.end();
      await ending;
    },
  };
}

const written = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
