import { plainDecimal } from '../../table-file/amounts';
import { readDay } from '../../table-file/days';
import { isNamed } from './guess-fields';
import type { TableRow } from './table-row';

/** The number of rows that are searched for the header, because reports start with a title, a firm and a period. */
const REACH = 30;

/** The maximum length of a column's name. */
const LONGEST_NAME = 200;

/** The number of known field names that make a row a header. A row of data rarely has as many. */
const ENOUGH = 3;

export interface Header {
  line: number;
  /** The unchanged cells of the header row. */
  cells: readonly string[];
  /** One unique name per column of the table. */
  names: string[];
  /** Notices on names that were missing or repeated. */
  notices: string[];
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');
const namesIn = (cells: readonly string[]) => filled(cells).filter(isNamed).length;
const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
const isValue = (cell: string) =>
  plainDecimal(cell, '.') !== undefined || (['mdy', 'dmy', 'ymd'] as const).some((order) => readDay(cell, order) !== undefined);

/**
 * Finds the row that names the columns: the first that fills at least half of them and consists of words, though an aging report
 * may name some by numbers of days. Returns undefined if there is none.
 */
export function findHeader(rows: readonly TableRow[]): Header | undefined {
  const read = rows.flatMap((row) => ('cells' in row ? [row] : []));
  const widest = Math.max(0, ...read.slice(0, REACH).map(({ cells }) => filled(cells).length));
  const wide = read.slice(0, REACH).filter(({ cells }) => filled(cells).length > 0 && filled(cells).length * 2 >= widest);
  const first = wide.find(({ cells }) => namesIn(cells) >= ENOUGH) ?? wide.find(({ cells }) => !filled(cells).some(isValue));
  if (!first) return undefined;
  // In a header of two rows, the lower one names more columns.
  const below = read[read.indexOf(first) + 1];
  const header = below && !filled(below.cells).some(isValue) && namesIn(below.cells) > namesIn(first.cells) ? below : first;
  const width = Math.max(
    header.cells.length,
    widthBelow(
      read.filter(({ line }) => line > header.line),
      header.cells.length,
    ),
    1,
  );
  const nameAt = nameIn(header.cells, read[read.indexOf(header) - 1]?.cells ?? []);
  const notices: string[] = [];
  const seen = new Map<string, number>();
  const names = Array.from({ length: width }, (_, place) => {
    const name = nameAt(place).replace(/\s+/g, ' ').slice(0, LONGEST_NAME) || `Column ${place + 1}`;
    const count = (seen.get(name.toLowerCase()) ?? 0) + 1;
    seen.set(name.toLowerCase(), count);
    if (count === 1) return name;
    notices.push(`Column ${place + 1} is named “${name}” like one before it, and is called “${name} (${count})” here.`);
    return `${name} (${count})`;
  });
  return { line: header.line, cells: header.cells, names, notices };
}

/**
 * Returns a function for the name of a column. In a header of two rows, the upper row may name what the lower one leaves blank.
 */
function nameIn(cells: readonly string[], above: readonly string[]): (place: number) => string {
  const isHeader = filled(above).length > 1 && !filled(above).some(isValue);
  return (place) => cells[place]?.trim() || (isHeader && place < cells.length ? (above[place]?.trim() ?? '') : '');
}

/** Returns true if amounts such as `1,234.50` were cut in two, because they are not in quotation marks. */
const isCut = (cells: readonly string[]): boolean =>
  cells.some((cell, at) => at > 0 && /^\d{3}\.\d{2}$/.test(cell.trim()) && /^-?[1-9]\d{0,2}$/.test(cells[at - 1]?.trim() ?? ''));

/** Returns how many columns most rows fill, because the header may name fewer. Rows with cut amounts are no measure. */
function widthBelow(rows: readonly { cells: readonly string[] }[], width: number): number {
  const widths = rows
    .filter(({ cells }) => cells.length <= width || !isCut(cells))
    .map(({ cells }) => lastFilled(cells))
    .filter((width) => width > 1)
    .sort((a, b) => b - a);
  return widths[Math.ceil(widths.length / 2) - 1] ?? 0;
}
