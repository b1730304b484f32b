import { isDayFormat } from '../../import/xlsx/open-workbook';
import { plainNumber } from '../../import/xlsx/read-sheet';
import { dayOfSerial } from '../../table-file/days';

/** The cells of a range as text; which number is a day its format says, as in a file of Excel's. */
export const rangeTexts = (
  values: readonly (readonly (string | number | boolean | null)[])[],
  formats: readonly (readonly (string | null)[])[],
): string[][] => values.map((row, place) => row.map((cell, column) => textOf(cell, formats[place]?.[column] ?? 'General')));

function textOf(cell: string | number | boolean | null, format: string): string {
  if (typeof cell === 'number') return (isDayFormat(format) ? dayOfSerial(cell) : undefined) ?? plainNumber(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell ?? '';
}
