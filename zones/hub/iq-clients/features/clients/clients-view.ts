import type { ClientsQuery } from '@suite/api/figures/get-client-figures';
import { badges } from '@suite/contract/figure-parts';
import type { ClientSort } from '@suite/contract/figures';
import { sortOf } from '@suite/list/sort-of';
import { hashOfView, offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import { oneOf } from '../figures/one-of';
import { dayOrLatest } from '../frame/as-of';

export const clientsDefaults = { find: '', badge: '', sort: 'name', order: 'ascending', page: '1', asOf: '' };

export type ClientsView = View<keyof typeof clientsDefaults>;

const sorts: readonly ClientSort[] = [
  'name',
  'badge',
  'sales',
  'salesBefore',
  'open',
  'overdue',
  'longestPastDue',
  'daysLate',
  'shareLate',
  'lastInvoiceOn',
];

export const sortOfClients = (view: ClientsView) => sortOf(view, sorts, { column: 'name', direction: 'ascending' });

/** What is asked of the API for a view. */
export function queryOf(view: ClientsView): ClientsQuery {
  const { column, direction } = sortOfClients(view);
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

/** The list as it was before anything was looked for. */
export const clientsHash = (asOf: string): string => hashOfView('iq-clients', '/', clientsDefaults, { asOf });
