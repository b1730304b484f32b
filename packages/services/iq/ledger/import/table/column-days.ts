import { readDay } from '../../table-file/days';

/** Reads the trimmed cells of a column in the first order that fits all of them; undefined for blank cells, or if none does. */
export function daysOf(cells: readonly string[]): (string | undefined)[] {
  const filled = cells.filter((cell) => cell !== '');
  const order = (['ymd', 'mdy', 'dmy'] as const).find(
    (each) => filled.length > 0 && filled.every((cell) => readDay(cell, each) !== undefined),
  );
  return cells.map((cell) => (order && cell ? readDay(cell, order) : undefined));
}
