import type { Sort } from '@suite/ui/table';
import type { ListColumn } from './list-column';

type Value = string | number;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Returns the rows that contain every word, in the requested order; texts in a column of numbers come last in either direction. */
export function arrange<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[], find: string, sort?: Sort): Row[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (row: Row) =>
    columns
      .map(({ value }) => value?.(row) ?? '')
      .join(' ')
      .toLowerCase();
  const found = words.length ? rows.filter((row) => words.every((word) => textOf(row).includes(word))) : [...rows];
  const keyOf = columns.find(({ id }) => id === sort?.column)?.value;
  if (!keyOf) return found;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return found.sort((one, other) => compare(keyOf(one), keyOf(other), sign));
}

function compare(one: Value, other: Value, sign: number): number {
  if (typeof one === 'number') return typeof other === 'number' ? sign * (one - other) : -1;
  return typeof other === 'number' ? 1 : sign * collator.compare(one, other);
}
