import type { Sort } from '@suite/ui/table';

type Key = string | number | null;

/** Sorts rows that were loaded completely by a key; rows without a key come last in either direction. */
export function inOrder<Row>(rows: readonly Row[], { direction }: Sort, keyOf: (row: Row) => Key): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' && typeof b === 'string') return sign * a.localeCompare(b);
    return sign * (Number(a) - Number(b));
  });
}
