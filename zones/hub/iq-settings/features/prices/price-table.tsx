import type { ConsumerPrices } from '@services/insights/contract/consumer-prices';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { sortOf } from '@suite/list/known-values';
import { ListMenu } from '@suite/list/list-menu';
import { Pager } from '@suite/list/pager';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { usePreference } from '@suite/shell/preferences/preferences';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { type Column, Table } from '@suite/ui/table';
import { copy } from './copy';
import { gapsOf } from './read-table';

interface Props {
  prices: ConsumerPrices;
  /** Opens the form. */
  onChange: () => void;
}

interface Row {
  month: string;
  value: number;
  /** Change from the same month of the year before, as a fraction; null if the table lacks that month. */
  change: number | null;
}

const defaults = { sort: 'month', order: 'descending', page: '1' };
const sorts = ['month', 'value', 'change'] as const;
const { columns: heads } = copy;

/** The saved table, newest month first. */
export function PriceTable({ prices, onChange }: Props) {
  const locale = usePreference('locale') || undefined;
  const { number } = useFormats();
  const mayChange = useMayChange();
  const [view, change] = useView('iq-settings', '/prices', defaults);
  const { month } = useMetricFormats();
  const sort = sortOf(view, sorts, { column: 'month', direction: 'descending' });
  const offset = Number(offsetOf(view.page));
  const rows = sorted(rowsOf(prices), sort);
  const gaps = gapsOf(prices);
  const [first] = prices;
  const last = prices.at(-1);

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={prices.length > 0 && mayChange && <Button onClick={onChange}>{copy.edit}</Button>}
      />
      <div>
        <div className="mb-3 flex min-h-10 flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60 text-pretty text-muted">
            {first && last && copy.months(month(first.month), month(last.month), number(prices.length))}
            {gaps > 0 && ` ${copy.gaps(gaps, number(gaps))}`}
          </p>
          {prices.length > PAGE_ROWS && (
            <Pager page={offset / PAGE_ROWS + 1} total={prices.length} onPage={(next) => change({ page: String(next) })} />
          )}
          <ListMenu
            name="consumer-prices"
            heads={[heads.month, heads.value]}
            rows={() => prices.map((price) => [price.month, price.value])}
            disabled={prices.length === 0}
          />
        </div>
        <Table
          label={copy.label}
          columns={columnsOf(month, prices, locale)}
          rows={rows.slice(offset, offset + PAGE_ROWS)}
          rowId={({ month: key }) => key}
          sort={sort}
          onSort={(next) => change({ sort: next.column, order: next.direction })}
          empty={
            <EmptyState
              title={copy.emptyTitle}
              text={copy.emptyText}
              action={mayChange && <Button onClick={onChange}>{copy.enter}</Button>}
            />
          }
        />
      </div>
    </>
  );
}

function rowsOf(prices: ConsumerPrices): Row[] {
  const values = new Map(prices.map(({ month, value }) => [month, value]));
  return prices.map(({ month, value }) => {
    const before = values.get(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`);
    return { month, value, change: before === undefined ? null : value / before - 1 };
  });
}

type Sorting = { column: (typeof sorts)[number]; direction: 'ascending' | 'descending' };

/** Rows without a value come last. */
function sorted(rows: Row[], { column, direction }: Sorting): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a < b ? -sign : a > b ? sign : 0;
  });
}

/** Returns the number of decimals of the most precise index, at most six. */
const decimalsOf = (prices: ConsumerPrices) =>
  Math.min(6, Math.max(0, ...prices.map(({ value }) => String(value).split('.')[1]?.length ?? 0)));

/** All values of a column have the same number of decimals, so that their digits line up. */
function columnsOf(month: (key: string) => string, prices: ConsumerPrices, locale: string | undefined): Column<Row>[] {
  const decimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
  const index = new Intl.NumberFormat(locale, decimals(decimalsOf(prices)));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', ...decimals(1) });
  return [
    { id: 'month', text: heads.month, sortable: true, cell: (row) => month(row.month) },
    { id: 'value', text: heads.value, sortable: true, numeric: true, cell: ({ value }) => index.format(value) },
    {
      id: 'change',
      text: heads.change,
      sortable: true,
      numeric: true,
      cell: ({ change }) => (change === null ? <span className="text-muted">–</span> : percent.format(change)),
    },
  ];
}
