import { plainDecimal } from '../../table-file/amounts';

/** Reads the numbers of a column of rows; blank and missing cells are zero. */
export const columnNumbers = (rows: readonly { cells: readonly string[] }[], place: number): number[] =>
  numbersOf(rows.map(({ cells }) => cells[place]?.trim() ?? ''));

/** Reads the trimmed cells of a column with the decimal mark that fits most of them. A blank cell is zero. */
export function numbersOf(cells: readonly string[]): number[] {
  const mark = (['.', ','] as const).toSorted((one, other) => fitting(cells, other) - fitting(cells, one))[0] ?? '.';
  return cells.map((cell) => (cell ? Number(plainDecimal(cell, mark) ?? Number.NaN) : 0));
}

const fitting = (cells: readonly string[], mark: '.' | ',') =>
  cells.filter((cell) => plainDecimal(cell, mark) !== undefined).length;
