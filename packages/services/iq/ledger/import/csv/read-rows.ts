import { basename } from 'node:path';
import type { TableRow } from '../table/table-row';
import { isUtf16 } from './encoding';
import { FileUnreadableError } from './file-unreadable-error';
import { readRecords } from './read-records';
import { widthReason } from './width-reason';

/** The cells of a row by column name. */
export class Values {
  constructor(
    private readonly places: ReadonlyMap<string, number>,
    private readonly cells: readonly string[],
  ) {}

  get(column: string): string | undefined {
    const place = this.places.get(column);
    return place === undefined ? undefined : this.cells[place];
  }

  has(column: string): boolean {
    return this.places.has(column);
  }
}

/** A row by column names, or why it could not be read. */
export type CsvRow = { line: number } & ({ values: Values } | { reason: string });

/**
 * Yields the rows of a comma-separated UTF-8 file whose first line names its columns, such as a provider's export, in batches of
 * any size.
 * @throws FileUnreadableError if the file is missing, empty or lacks one of `columns`
 */
export async function* readRows(path: string, columns: readonly string[]): AsyncGenerator<CsvRow[]> {
  if (await isUtf16(path)) throw new FileUnreadableError(`${basename(path)} is UTF-16; save it as CSV in UTF-8.`);
  let places: ReadonlyMap<string, number> | undefined;
  for await (const { rows } of readRecords(path, { encoding: 'utf-8', separator: ',' })) {
    const header: ReadonlyMap<string, number> = places ?? placesOf(path, rows.shift(), columns);
    places = header;
    if (rows.length) yield rows.map((row) => named(row, header));
  }
  if (!places) throw new FileUnreadableError(`${basename(path)} is empty; its first line must name the columns.`);
}

function named(row: TableRow, places: ReadonlyMap<string, number>): CsvRow {
  if ('reason' in row) return row;
  const { line, cells } = row;
  if (cells.length !== places.size) return { line, reason: widthReason(cells.length, places.size) };
  return { line, values: new Values(places, cells) };
}

/**
 * Checks the first line of a file only.
 * @throws FileUnreadableError as `readRows` does
 */
export async function checkHeader(path: string, columns: readonly string[]): Promise<void> {
  const rows = readRows(path, columns);
  await rows.next();
  await rows.return(undefined);
}

function placesOf(path: string, first: TableRow | undefined, columns: readonly string[]): ReadonlyMap<string, number> {
  if (first && 'reason' in first) {
    throw new FileUnreadableError(`${basename(path)}: the header cannot be read: ${first.reason}.`);
  }
  const header = first?.cells.map((name) => name.trim()) ?? [];
  const missing = columns.filter((name) => !header.includes(name));
  if (missing.length) throw new FileUnreadableError(`${basename(path)} has no column ${missing.join(', ')}.`);
  // If two columns have the same name, the last one is used. Both count toward the width.
  const places = new Map(header.map((name, place) => [name, place]));
  for (let place = 0; places.size < header.length; place++) places.set(`\0${place}`, place);
  return places;
}
