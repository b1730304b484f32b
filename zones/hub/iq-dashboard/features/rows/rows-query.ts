import type { RowsQuery } from '@services/insights/client/ledger-rows';
import {
  type RowKind,
  type RowMetric,
  type RowSort,
  type RowState,
  rowKinds,
  rowMetrics,
  rowStates,
} from '@services/insights/contract/ledger-rows';
import { excludedFrom } from '@services/insights/contract/metric-schemas';
import { ageBuckets } from '@suite/charts/age-tones';
import { isDay } from '@suite/contract/day';
import type { rowsDefaults } from '@suite/iq/rows-view';
import { idOf, oneOf, sortOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export type RowsView = View<keyof typeof rowsDefaults>;

const sorts: readonly RowSort[] = ['date', 'dueOn', 'name', 'number', 'amount', 'value', 'daysPastDue'];

/** The figure of an address; a mistyped one is what is open. */
export const metricOf = ({ figure }: RowsView): RowMetric => oneOf(rowMetrics, figure) ?? 'open';

export const bucketOf = ({ bucket }: RowsView) => oneOf(ageBuckets, bucket);

export const monthOf = ({ month }: RowsView): string | undefined => (/^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined);

export const stateOf = ({ state }: RowsView): RowState | undefined => oneOf(rowStates, state);

export const sortOfRows = (view: RowsView) => sortOf(view, sorts, { column: 'date', direction: 'descending' });

const ofClients: readonly RowKind[] = ['invoice', 'credit-note', 'payment'];
const ofVendors: readonly RowKind[] = ['bill', 'vendor-payment'];

/** The kinds of rows that a figure can have. */
export function kindsOf(view: RowsView): readonly RowKind[] {
  const figure = metricOf(view);
  if (figure === 'excluded') return rowKinds;
  if (figure === 'spend') return ofVendors;
  return figure === 'sales' || figure === 'revenue' ? ofClients.slice(0, 2) : ofClients;
}

export const noFilters = { find: '', kind: '', dateFrom: '', dateTo: '', amountFrom: '', amountTo: '' };

/** In major units; an address has the same decimals in every locale. Undefined of what is none. */
const amountOf = (text: string): string | undefined => (/^\d{1,12}(\.\d{1,3})?$/.test(text) ? text : undefined);

const dayOf = (text: string) => (isDay(text) ? text : undefined);

const filtersOf = (view: RowsView) => ({
  find: view.find.trim() || undefined,
  kind: oneOf(kindsOf(view), view.kind),
  dateFrom: dayOf(view.dateFrom),
  dateTo: dayOf(view.dateTo),
  amountFrom: amountOf(view.amountFrom),
  amountTo: amountOf(view.amountTo),
});

/** Whether search or filters leave rows of the figure out. */
export const isNarrowed = (view: RowsView): boolean => Object.values(filtersOf(view)).some((value) => value !== undefined);

/** What is asked of the API for a view. */
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
