import type { RowsQuery } from '@services/insights/client/metrics';
import { excludedFrom } from '@services/insights/contract/metric-schemas';
import { type RowFigure, type RowSort, type RowState, rowFigures, rowStates } from '@services/insights/contract/metrics';
import type { rowsDefaults } from '@suite/iq/rows-view';
import { idOf, oneOf, sortOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import { copy } from './copy';

export type RowsView = View<keyof typeof rowsDefaults>;

export type Bucket = keyof typeof copy.buckets;

const sorts: readonly RowSort[] = ['date', 'dueOn', 'name', 'number', 'amount', 'value', 'daysPastDue'];

/** The figure of an address; a mistyped one is what is open. */
export const figureOf = ({ figure }: RowsView): RowFigure => oneOf(rowFigures, figure) ?? 'open';

export const bucketOf = ({ bucket }: RowsView): Bucket | undefined => oneOf(Object.keys(copy.buckets) as Bucket[], bucket);

export const monthOf = ({ month }: RowsView): string | undefined => (/^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined);

export const stateOf = ({ state }: RowsView): RowState | undefined => oneOf(rowStates, state);

export const sortOfRows = (view: RowsView) => sortOf(view, sorts, { column: 'date', direction: 'descending' });

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
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
