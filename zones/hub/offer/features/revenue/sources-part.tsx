import { type Source, sources } from '@services/proposals/contract/content';
import { getRevenueBySource, type RevenuePeriod, type Span, spans } from '@services/proposals/contract/revenue';
import { useQuery } from '@suite/api/use-query';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { ListMenu } from '@suite/list/list-menu';
import { Toolbar } from '@suite/list/toolbar';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Select } from '@suite/ui/select';
import { type Column, Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy } from './copy';
import { HowCounted } from './how-counted';
import { type PartProps, spanOf } from './revenue-view';

const { sources: words } = copy;

/** The first 12 months of accepted proposals, by period and by the source of the offer. */
export function SourcesPart({ view, change }: PartProps) {
  const formats = useMetricFormats();
  const span = spanOf(view);
  const { data, error, mutate } = useQuery(getRevenueBySource, { query: { span } });
  const periods = data?.periods;
  const rows = useMemo(() => periods?.filter(({ isToDate, sources: own }) => isToDate || own.length > 0), [periods]);
  const columns = useMemo(() => sourceColumns(rows ?? [], span, formats), [rows, span, formats]);
  if (!data && error) return <ErrorNote title={words.failed} onRetry={() => mutate()} />;
  if (periods?.length === 0)
    return (
      <EmptyState
        title={words.emptyTitle}
        text={words.emptyText}
        action={
          <ButtonLink variant="quiet" size="sm" href={hashOf('offer', '/')}>
            {words.toPipeline}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Toolbar
        actions={
          <ListMenu
            name="revenue-by-source"
            heads={Object.values(words.csv)}
            disabled={!rows}
            rows={() => (rows ?? []).flatMap((period) => csvRows(period, formats))}
          />
        }
      >
        <div className="w-44">
          <Select
            label={words.span}
            options={spans.map((value) => ({ value, label: words.spans[value] }))}
            value={span}
            onChange={(chosen) => change({ span: chosen })}
          />
        </div>
      </Toolbar>
      <Table
        label={words.label}
        columns={columns}
        rows={rows}
        rowId={({ from, currency }) => `${from} ${currency}`}
        expectedRows={12}
        className="table-fixed sm:min-w-[900px]"
        empty={null}
      />
      <HowCounted text={words.how} />
    </>
  );
}

/** Returns the name of a period: `May 2027`, `April – June 2027`, `2027`. */
function nameOf({ from, to, isToDate }: RevenuePeriod, span: Span, { month, monthRange }: MetricFormats): string {
  const name = { month: () => month(from.slice(0, 7)), quarter: () => monthRange(from, to), year: () => from.slice(0, 4) }[
    span
  ]();
  return isToDate ? words.toDate(name) : name;
}

function sourceColumns(rows: readonly RevenuePeriod[], span: Span, formats: MetricFormats): Column<RevenuePeriod>[] {
  const { wholeMoney, number } = formats;
  const hasCurrencies = new Set(rows.map(({ currency }) => currency)).size > 1;
  const summary = (firstYear: number, count: number, currency: string) =>
    count > 0 && (
      <>
        {wholeMoney(firstYear, currency)}
        <span className="block text-xs text-muted">{words.accepted(number(count))}</span>
      </>
    );
  const ofSource = (source: Source): Column<RevenuePeriod> => ({
    id: source,
    text: words.names[source],
    numeric: true,
    narrow: 'line',
    narrowText: words.names[source],
    cell: ({ sources: own, currency }) => {
      const one = own.find((each) => each.source === source);
      return summary(one?.firstYear ?? 0, one?.count ?? 0, currency);
    },
  });
  return [
    {
      id: 'period',
      text: words.columns.period,
      className: 'w-[220px]',
      cell: (row) => {
        const name = nameOf(row, span, formats);
        return hasCurrencies ? words.inCurrency(name, row.currency) : name;
      },
    },
    ...sources.map(ofSource),
    {
      id: 'total',
      text: words.columns.total,
      numeric: true,
      narrow: 'beside',
      cell: ({ sources: own, currency }) => {
        const sum = (key: 'firstYear' | 'count') => own.reduce((total, one) => total + one[key], 0);
        return summary(sum('firstYear'), sum('count'), currency) || wholeMoney(0, currency);
      },
    },
  ];
}

/** Returns a row for each source. */
const csvRows = ({ from, to, currency, sources: own }: RevenuePeriod, { major }: MetricFormats): (string | number)[][] =>
  own.map(({ source, count, firstYear }) => [from, to, currency, words.names[source], count, major(firstYear, currency)]);
