import type { Sort } from '@suite/ui/table';

/** How a view is sorted, as far as its columns are known; a mistyped link is sorted as `unless` says. */
export function sortOf<Column extends string>(
  { sort, order }: { sort: string; order: string },
  columns: readonly Column[],
  unless: Sort & { column: Column },
): { column: Column; direction: Sort['direction'] } {
  const column = columns.find((known) => known === sort);
  if (!column) return unless;
  return { column, direction: order === 'descending' ? 'descending' : 'ascending' };
}
