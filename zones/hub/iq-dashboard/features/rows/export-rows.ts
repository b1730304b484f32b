import { getFigureRows, type RowsQuery } from '@services/insights/client/metrics';
import type { RowFigure } from '@services/insights/contract/metrics';
import type { ApiClient } from '@suite/api/client';
import type { FigureFormats } from '@suite/iq/use-figure-formats';
import { everyPage } from '@suite/list/every-page';
import { copy } from './copy';

const { columns } = copy;

export const rowsHeads = [
  columns.date,
  columns.kind,
  columns.number,
  columns.name,
  columns.dueOn,
  columns.daysPastDue,
  columns.amount,
  columns.currency,
  columns.value,
];

/** All rows behind a figure, in the order of the page; days and amounts as a spreadsheet reads them in any language. */
export async function allRows(client: ApiClient, figure: RowFigure, query: RowsQuery, { major }: FigureFormats) {
  let home = '';
  const rows = await everyPage('rows', async (range) => {
    const page = await getFigureRows(client, figure, { ...query, ...range });
    home = page.currency;
    return page;
  });
  return rows.map(({ date, kind, number, name, dueOn, daysPastDue, amount, currency, value, isUnsure }) => [
    date,
    copy.kinds[kind],
    number ?? '',
    name,
    dueOn ?? '',
    isUnsure ? copy.unsure : daysPastDue,
    major(amount, currency),
    currency,
    value === null ? (isUnsure ? copy.unsure : copy.noRate) : major(value, home),
  ]);
}
