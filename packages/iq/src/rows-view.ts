import type { RowMetric } from '@services/insights/contract/ledger-rows';
import { changedOf } from '@suite/list/use-view';
import type { Place } from '@suite/zones/addresses';
import { type ParamOf, zoneUrl } from '@suite/zones/zone-url';

/** What the page of a metric's rows reads from its address. */
export const rowsDefaults = {
  figure: 'open',
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

type RowsPart = Partial<Record<Exclude<ParamOf<'iq-dashboard', '/rows'>, 'figure'>, string>> & { figure: RowMetric };

/** Address of the rows behind a metric, from any zone. */
export const rowsUrl = (place: Place, part: RowsPart): string =>
  zoneUrl(place, 'iq-dashboard', '/rows', changedOf(rowsDefaults, part));

/** A link to the rows that a metric lacks, and why it lacks them. */
export interface RowsLink {
  href: string;
  text: string;
}

/** The rows that a metric lacks because it is not known whether they are settled; none when there are none. */
export const unsureRows = (place: Place, part: RowsPart, unsure: number): RowsLink[] =>
  unsure > 0 ? [{ href: rowsUrl(place, { ...part, state: 'unsure' }), text: 'Show documents without a payment status' }] : [];
