import {
  type RowKind,
  type RowMetric,
  type RowSort,
  type RowState,
  type RowsQuery,
  rowKinds,
  rowMetrics,
  rowStates,
} from '@services/insights/contract/ledger-rows';
import { excludedFrom } from '@services/insights/contract/metric-schemas';
import { ageBuckets } from '@suite/charts/age-tones';
import type { rowsDefaults } from '@suite/iq/rows-view';
import { idOf, oneOf, sortOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import { isDay } from '@suite/values/iso-day';

export type RowsView = View<keyof typeof rowsDefaults>;

const sorts: readonly RowSort[] = ['date', 'dueOn', 'name', 'number', 'amount', 'value', 'daysPastDue'];

/** Returns the metric in the URL; an invalid one falls back to open amounts. */
export const metricOf = ({ metric }: RowsView): RowMetric => oneOf(rowMetrics, metric) ?? 'open';

export const bucketOf = ({ bucket }: RowsView) => oneOf(ageBuckets, bucket);

export const monthOf = ({ month }: RowsView): string | undefined => (/^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined);

export const stateOf = ({ state }: RowsView): RowState | undefined => oneOf(rowStates, state);

export const sortOfRows = (view: RowsView) => sortOf(view, sorts, { column: 'date', direction: 'descending' });

const ofClients: readonly RowKind[] = ['invoice', 'credit-note', 'payment'];
const ofVendors: readonly RowKind[] = ['bill', 'vendor-payment'];

/** Returns the kinds of rows that a metric can have. */
export function kindsOf(view: RowsView): readonly RowKind[] {
  const metric = metricOf(view);
  if (metric === 'excluded') return rowKinds;
  if (metric === 'spend') return ofVendors;
  return metric === 'sales' || metric === 'revenue' ? ofClients.slice(0, 2) : ofClients;
}

export const noFilters = { find: '', kind: '', dateFrom: '', dateTo: '', amountFrom: '', amountTo: '' };

/** Parses an amount in major units, with the same decimals in every locale; undefined if it isn't an amount. */
const amountOf = (text: string): string | undefined => (/^\d{1,12}(\.\d{1,3})?$/.test(text) ? text : undefined);

const existingDay = (text: string) => (isDay(text) ? text : undefined);

const filtersOf = (view: RowsView) => ({
  find: view.find.trim() || undefined,
  kind: oneOf(kindsOf(view), view.kind),
  dateFrom: existingDay(view.dateFrom),
  dateTo: existingDay(view.dateTo),
  amountFrom: amountOf(view.amountFrom),
  amountTo: amountOf(view.amountTo),
});

/** Whether a search or filter hides rows of the metric. */
export const isNarrowed = (view: RowsView): boolean => Object.values(filtersOf(view)).some((value) => value !== undefined);

/** Returns the API query for a view. */
export function queryOf(view: RowsView): RowsQuery {
  const { column, direction } = sortOfRows(view);
  return {
    asOf: view.asOf || undefined,
    clientId: idOf(view.client),
    month: monthOf(view),
    bucket: bucketOf(view),
    vendor: view.vendor || undefined,
    from: oneOf(excludedFrom, view.from),
    state: stateOf(view),
    ...filtersOf(view),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
