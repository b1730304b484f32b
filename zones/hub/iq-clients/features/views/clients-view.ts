import type { ClientSort } from '@services/insights/contract/clients';
import { sortOf } from '@suite/list/known-values';
import { hashOfView, type View } from '@suite/list/use-view';

export const clientsDefaults = {
  find: '',
  badge: '',
  since: '',
  move: '',
  from: '',
  sort: 'name',
  order: 'ascending',
  page: '1',
  asOf: '',
};

export type ClientsView = View<keyof typeof clientsDefaults>;

const sorts: readonly ClientSort[] = [
  'name',
  'badge',
  'revenue',
  'revenueBefore',
  'open',
  'overdue',
  'longestPastDue',
  'daysLate',
  'shareLate',
  'lastInvoiceOn',
];

export const sortOfClients = (view: ClientsView) => sortOf(view, sorts, { column: 'name', direction: 'ascending' });

/** Returns the hash of the list without search or filters. */
export const clientsHash = (asOf: string): string => hashOfView('iq-clients', '/', clientsDefaults, { asOf });
