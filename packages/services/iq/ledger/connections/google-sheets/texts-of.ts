import { dayOfSerial } from '../../table-file/days';
import type { SheetCell } from '../sheets/spreadsheet';

type Cell = string | number | boolean | null;

/**
 * Returns the cells of a range, with days as text. No single response of Google tells days from numbers: in an unformatted
 * response a day is a number, and in a formatted one its notation depends on the locale and the owner, so day and month are
 * ambiguous. The range is therefore requested both ways. A cell that is a number in one and text in the other is a day, and its
 * number gives the date.
 * @returns undefined if the responses differ in anything else, because the sheet changed between them
 */
export function textsOf(
  serial: readonly (readonly Cell[])[],
  formatted: readonly (readonly Cell[])[],
): SheetCell[][] | undefined {
  if (serial.length !== formatted.length) return undefined;
  const rows: SheetCell[][] = [];
  for (const [place, row] of serial.entries()) {
    const shown = formatted[place] ?? [];
    const isSame =
      row.length === shown.length && row.every((cell, column) => cell === shown[column] || isDay(cell, shown[column]));
    if (!isSame) return undefined;
    rows.push(row.map((cell, column) => textOf(cell, shown[column])));
  }
  return rows;
}

const isDay = (cell: Cell, shown: Cell | undefined): cell is number => typeof cell === 'number' && typeof shown === 'string';

function textOf(cell: Cell, shown: Cell | undefined): SheetCell {
  // A time or a duration is not a day and keeps its formatted text.
  if (isDay(cell, shown)) return dayOfSerial(cell) ?? String(shown);
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell ?? '';
}
