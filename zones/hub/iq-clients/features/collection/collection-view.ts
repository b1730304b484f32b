import type { ClientsQuery } from '@suite/api/figures/get-client-figures';
import { badges } from '@suite/contract/figure-parts';
import type { ClientSort } from '@suite/contract/figures';
import { sortOf } from '@suite/list/sort-of';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import { oneOf } from '../figures/one-of';
import { dayOrLatest } from '../frame/as-of';

/** Two tables stand on the page: sort, find and page are of the clients. */
export const collectionDefaults = {
  asOf: '',
  span: '',
  monthSort: '',
  monthOrder: '',
  find: '',
  badge: '',
  sort: 'overdue',
  order: 'descending',
  page: '1',
};

type CollectionView = View<keyof typeof collectionDefaults>;

const sorts: readonly ClientSort[] = [
  'name',
  'badge',
  'open',
  'overdue',
  'longestPastDue',
  'daysLate',
  'shareLate',
  'lastInvoiceOn',
];

/** The columns of clients that tell whom to collect from. */
export const shownColumns: readonly string[] = sorts;

export const sortOfDebtors = (view: CollectionView) => sortOf(view, sorts, { column: 'overdue', direction: 'descending' });

/** What is asked of the API for the clients of a view. */
export function debtorsQuery(view: CollectionView): ClientsQuery {
  const { column, direction } = sortOfDebtors(view);
  return {
    asOf: dayOrLatest(view.asOf),
    find: view.find.trim(),
    badge: oneOf(badges, view.badge),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
