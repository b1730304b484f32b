import type { useClientMetric } from '@services/insights/client/clients';
import { type ChangeView, hashOfView, type View } from '@suite/list/use-view';

/** One table stands at a time, so all of them share find, sort and page. */
export const clientDefaults = {
  id: '',
  tab: 'overview',
  asOf: '',
  /** The dialog that is open: `remind`. */
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

/** What a tab begins with, whatever stood in the one before. */
export const freshTable = { state: '', find: '', freshness: '', span: '', sort: '', order: '' };

/** The page of a client. */
export const clientHash = (id: string, asOf: string): string => hashOfView('iq-clients', '/client', clientDefaults, { id, asOf });

/** A client with its figures, as the API answers it. */
export type ClientMetric = NonNullable<ReturnType<typeof useClientMetric>['data']>;
