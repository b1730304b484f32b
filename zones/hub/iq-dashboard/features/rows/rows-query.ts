import type { RowsQuery } from '@suite/api/figures/get-figure-rows';
import { type RowFigure, type RowSort, rowFigures } from '@suite/contract/figures';
import type { rowsDefaults } from '@suite/iq/rows-view';
import { sortOf } from '@suite/list/sort-of';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import { copy } from './copy';

export type RowsView = View<keyof typeof rowsDefaults>;

export type Bucket = keyof typeof copy.buckets;

const sorts: readonly RowSort[] = ['date', 'dueOn', 'name', 'number', 'amount', 'value', 'daysPastDue'];
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The figure of an address; a mistyped one is what is open. */
export const figureOf = ({ figure }: RowsView): RowFigure => rowFigures.find((known) => known === figure) ?? 'open';

export const bucketOf = ({ bucket }: RowsView): Bucket | undefined =>
  Object.keys(copy.buckets).find((known): known is Bucket => known === bucket);

export const monthOf = ({ month }: RowsView): string | undefined => (/^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined);

export const sortOfRows = (view: RowsView) => sortOf(view, sorts, { column: 'date', direction: 'descending' });

/** What is asked of the API for a view. */
export function queryOf(view: RowsView): RowsQuery {
  const { column, direction } = sortOfRows(view);
  return {
    asOf: view.asOf || undefined,
    clientId: uuid.test(view.client) ? view.client : undefined,
    month: monthOf(view),
    bucket: bucketOf(view),
    vendor: view.vendor || undefined,
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
