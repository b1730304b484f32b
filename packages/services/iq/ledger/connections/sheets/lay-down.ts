import { open } from 'node:fs/promises';
import { laidDownRow } from '../../import/table/laid-down-rows';
import { lengthOf, MAX_COLUMNS, MAX_ROW, type TableRow } from '../../import/table/table-row';
import { plainNumber } from '../../import/xlsx/read-sheet';
import type { Sheet, SheetCell, Spreadsheet } from './spreadsheet';

/** The number of rows and of grid cells per request, low enough for every provider's response and for memory. */
const MAX_ROWS = 5000;
const MAX_CELLS = 200_000;

/**
 * Writes a sheet to a file, because it is read twice: to find out what it contains, and to import it.
 * @returns the number of rows with a cell
 */
export async function layDown(spreadsheet: Spreadsheet, sheet: Sheet, path: string): Promise<number> {
  const size = Math.max(1, Math.min(MAX_ROWS, Math.floor(MAX_CELLS / Math.max(1, sheet.columns))));
  const file = await open(path, 'w', 0o600);
  let count = 0;
  try {
    for (let first = 1; first <= sheet.rows; first += size) {
      const cells = await spreadsheet.rows(sheet, first, Math.min(sheet.rows, first + size - 1));
      const rows = cells.flatMap((row, place) =>
        row.some((cell) => String(cell).trim() !== '') ? [rowOf(row, first + place)] : [],
      );
      count += rows.length;
      await file.write(rows.map(laidDownRow).join(''));
    }
  } finally {
    await file.close();
  }
  return count;
}

/** Removes the empty cells at the end of a row, as in a file. */
function rowOf(found: readonly SheetCell[], line: number): TableRow {
  const filled = found.slice(0, found.findLastIndex((cell) => cell !== '') + 1);
  const cells = filled.map((cell) => (typeof cell === 'number' ? plainNumber(cell) : cell));
  const numbers = [...filled.keys()].filter((place) => typeof filled[place] === 'number');
  if (cells.length > MAX_COLUMNS) return { line, reason: `the row has more than ${MAX_COLUMNS} columns` };
  const row = { line, cells, ...(numbers.length && { numbers }) };
  return lengthOf(row) > MAX_ROW ? { line, reason: `the row is longer than ${MAX_ROW} characters` } : row;
}
