import type { RowMetric } from '@services/insights/contract/ledger-rows';
import { changedOf } from '@suite/list/use-view';
import type { Deployment } from '@suite/zones/addresses';
import { type ParamOf, zoneUrl } from '@suite/zones/zone-url';

/** Defaults of the query parameters on the page of a metric's rows. */
export const rowsDefaults = {
  metric: 'open',
  client: '',
  month: '',
  bucket: '',
  vendor: '',
  from: '',
  state: '',
  asOf: '',
  find: '',
  kind: '',
  dateFrom: '',
  dateTo: '',
  amountFrom: '',
  amountTo: '',
  sort: 'date',
  order: 'descending',
  page: '1',
};

type RowsPart = Partial<Record<Exclude<ParamOf<'iq-dashboard', '/rows'>, 'metric'>, string>> & { metric: RowMetric };

/** Returns the URL of the rows behind a metric, from any zone. */
export const rowsUrl = (deployment: Deployment, part: RowsPart): string =>
  zoneUrl(deployment, 'iq-dashboard', '/rows', changedOf(rowsDefaults, part));

/** A link to the rows that a metric leaves out, and why. */
export interface RowsLink {
  href: string;
  text: string;
}

/**
 * Returns a link to the rows that a metric leaves out because it isn't known whether they are settled; empty if there are none.
 */
export const unsureRows = (deployment: Deployment, part: RowsPart, unsure: number): RowsLink[] =>
  unsure > 0
    ? [{ href: rowsUrl(deployment, { ...part, state: 'unsure' }), text: 'Show documents without a payment status' }]
    : [];
