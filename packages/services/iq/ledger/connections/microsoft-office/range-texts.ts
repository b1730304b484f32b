import { isDayFormat } from '../../import/xlsx/open-workbook';
import { dayOfSerial } from '../../table-file/days';
import type { SheetCell } from '../sheets/spreadsheet';

/** Returns the cells of a range, with days as text. A number is a day if its format says so, as in an Excel file. */
export const rangeTexts = (
  values: readonly (readonly (string | number | boolean | null)[])[],
  formats: readonly (readonly (string | null)[])[],
): SheetCell[][] => values.map((row, place) => row.map((cell, column) => textOf(cell, formats[place]?.[column] ?? 'General')));

function textOf(cell: string | number | boolean | null, format: string): SheetCell {
  if (typeof cell === 'number') return (isDayFormat(format) ? dayOfSerial(cell) : undefined) ?? cell;
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell ?? '';
}
