import type { Sort } from '@suite/ui/table';
import type { RecordColumn } from './record-column';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The rows in which every word is found, in the order asked for. */
export function arrange<Row>(rows: readonly Row[], columns: readonly RecordColumn<Row>[], find: string, sort?: Sort): Row[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (row: Row) =>
    columns
      .map(({ value }) => value(row))
      .join(' ')
      .toLowerCase();
  const found = rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  const column = columns.find(({ id }) => id === sort?.column);
  if (!column) return found;
  const turn = sort?.direction === 'descending' ? -1 : 1;
  return found.sort((one, other) => turn * compare(column.value(one), column.value(other)));
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
