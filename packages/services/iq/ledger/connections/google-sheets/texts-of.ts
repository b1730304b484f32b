import { dayOfSerial } from '../../table-file/days';
import type { SheetCell } from '../sheets/spreadsheet';

type Cell = string | number | boolean | null;

/**
 * The cells of a range, days as text. Google tells days from numbers in no single answer: unformatted, a day is a number like
 * any other; formatted, it is written as its country and its owner like it, which nobody can tell month and day of. So the
 * range is asked for both ways: a number here that is text there is a day, and the number says which.
 * @returns undefined when the answers differ in anything else, for the sheet was changed between them
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
  // A time or a duration is no day: it stays as it is shown.
  if (isDay(cell, shown)) return dayOfSerial(cell) ?? String(shown);
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell ?? '';
}
