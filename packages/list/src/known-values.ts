import type { Sort } from '@suite/ui/table';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns a value from the address if it is known, so that a mistyped link still shows a list. */
export const oneOf = <Value extends string>(known: readonly Value[], value: string): Value | undefined =>
  known.find((each) => each === value);

/** Returns a value from the address if it can be an id, for the same reason. */
export const idOf = (value: string): string | undefined => (uuid.test(value) ? value : undefined);

/** Returns the sort of a view if its column is known; otherwise `unless`, for example after a mistyped link. */
export function sortOf<Column extends string>(
  { sort, order }: { sort: string; order: string },
  columns: readonly Column[],
  unless: Sort & { column: Column },
): { column: Column; direction: Sort['direction'] } {
  const column = columns.find((known) => known === sort);
  if (!column) return unless;
  return { column, direction: order === 'descending' ? 'descending' : 'ascending' };
}
