import type { getClientMetric } from '@services/insights/contract/clients';
import type { ResponseOf } from '@suite/api/request-of';
import { type ChangeView, hashOfView, type View } from '@suite/list/use-view';

/** Only one table is shown at a time, so all of them share search, sort and page. */
export const clientDefaults = {
  id: '',
  tab: 'overview',
  asOf: '',
  /** Open dialog: `remind`. */
  act: '',
  state: '',
  find: '',
  freshness: '',
  span: '',
  sort: '',
  order: '',
  page: '1',
};

export type ClientView = View<keyof typeof clientDefaults>;

export type ChangeClient = ChangeView<keyof typeof clientDefaults>;

export const clientTabs = ['overview', 'months', 'invoices', 'payments', 'prices'] as const;

/** Initial state of a tab, independent of the previous tab. */
export const freshTable = { state: '', find: '', freshness: '', span: '', sort: '', order: '' };

export const clientHash = (id: string, asOf: string): string => hashOfView('iq-clients', '/client', clientDefaults, { id, asOf });

/** A client with its metrics, as returned by the API. */
export type ClientMetric = ResponseOf<typeof getClientMetric>;
