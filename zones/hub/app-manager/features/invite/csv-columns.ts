import { isEmail } from '@suite/shell/form/is-email';
import type { Entry } from './addresses';

/** Returns the index of the column with the most addresses, the first one in a tie; 0 if no column has any. */
export function addressColumnOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) {
    row.forEach((cell, column) => {
      if (isEmail(cell)) counts.set(column, (counts.get(column) ?? 0) + 1);
    });
  }
  const [best] = [...counts].sort(([one, count], [other, otherCount]) => otherCount - count || one - other);
  return best?.[0] ?? 0;
}

/** The first row is a header unless it contains an address. */
const hasHead = ([first = []]: readonly (readonly string[])[]) => !first.some((cell) => isEmail(cell));

/** Returns the names of the columns, empty for one without a name. */
export function columnNamesOf(rows: readonly (readonly string[])[]): string[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const head = hasHead(rows) ? (rows[0] ?? []) : [];
  return Array.from({ length: width }, (_, column) => head[column]?.trim() ?? '');
}

/** Returns the cells of a column with their line in the file: a cell may span several lines. */
export function entriesOfColumn(rows: readonly (readonly string[])[], column: number): Entry[] {
  const entries: Entry[] = [];
  let line = 1;
  rows.forEach((row, index) => {
    const text = row[column]?.trim();
    if (text && !(index === 0 && hasHead(rows))) entries.push({ line, text });
    line += 1 + row.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
  });
  return entries;
}
