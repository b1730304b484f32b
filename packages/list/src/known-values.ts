import type { Sort } from '@suite/ui/table';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A value of the address when it is a known one, so that a mistyped link still shows a list. */
export const oneOf = <Value extends string>(known: readonly Value[], value: string): Value | undefined =>
  known.find((each) => each === value);

/** A value of the address when it can be an id, for the same reason. */
export const idOf = (value: string): string | undefined => (uuid.test(value) ? value : undefined);

/** How a view is sorted, when its column is known; a mistyped link is sorted by `unless`. */
export function sortOf<Column extends string>(
  { sort, order }: { sort: string; order: string },
  columns: readonly Column[],
  unless: Sort & { column: Column },
): { column: Column; direction: Sort['direction'] } {
  const column = columns.find((known) => known === sort);
  if (!column) return unless;
  return { column, direction: order === 'descending' ? 'descending' : 'ascending' };
}
