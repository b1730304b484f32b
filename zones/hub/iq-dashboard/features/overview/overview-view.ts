import type { View } from '@suite/list/use-view';
import type { Sort } from '@suite/ui/table';

/** The as-of date and the sort of each table, as in the URL. */
export const overviewDefaults = { asOf: '', overdue: '', segments: '', months: '' };

type OverviewView = View<keyof typeof overviewDefaults>;

export interface Viewed {
  view: OverviewView;
  change: (part: Partial<OverviewView>) => void;
}

/** Returns the props that keep a table's sort in the URL: `overdue=-longest` sorts the longest first. */
export function sortInView({ view, change }: Viewed, table: 'overdue' | 'segments' | 'months') {
  const word = view[table];
  const sort: Sort | undefined = word
    ? { column: word.replace(/^-/, ''), direction: word.startsWith('-') ? 'descending' : 'ascending' }
    : undefined;
  const onSort = ({ column, direction }: Sort) => change({ [table]: (direction === 'descending' ? '-' : '') + column });
  return { sort, onSort };
}
