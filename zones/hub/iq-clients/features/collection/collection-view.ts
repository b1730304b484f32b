import type { ClientSort, ClientsQuery } from '@services/insights/contract/clients';
import { oneOf, sortOf } from '@suite/list/known-values';
import type { View } from '@suite/list/use-view';
import { clientsQuery } from '../clients/clients-query';

/** The page has three tables; sort, search and page belong to the clients. */
export const collectionDefaults = {
  asOf: '',
  span: '',
  monthSort: '',
  monthOrder: '',
  agingSort: '',
  agingOrder: '',
  owing: 'overdue',
  find: '',
  badge: '',
  sort: 'overdueLessCredit',
  order: 'descending',
  page: '1',
};

export type CollectionView = View<keyof typeof collectionDefaults>;

const sorts: readonly ClientSort[] = [
  'name',
  'badge',
  'open',
  'overdue',
  'overdueLessCredit',
  'longestPastDue',
  'daysLate',
  'shareLate',
  'lastInvoiceOn',
];

/** Which clients are listed: only those with overdue amounts, or all. */
export const owingOf = ({ owing }: Pick<CollectionView, 'owing'>) => oneOf(['overdue', 'all'] as const, owing) ?? 'overdue';

/** Columns of clients that matter for collection. */
export const shownColumns: readonly string[] = sorts.filter((column) => column !== 'lastInvoiceOn');

/** Returns the API query for the list of clients. */
export const debtorsQuery = (view: CollectionView): ClientsQuery => ({
  ...clientsQuery(view, sortOfDebtors(view)),
  ...(owingOf(view) === 'overdue' && { only: 'overdue' }),
});

export const sortOfDebtors = (view: CollectionView) =>
  sortOf(view, sorts, { column: 'overdueLessCredit', direction: 'descending' });
