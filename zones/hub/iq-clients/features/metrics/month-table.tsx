import type { FirmMonth, Metric } from '@services/insights/contract/metric-schemas';
import { fields } from '@suite/insights/metrics/fields';
import * as names from '@suite/insights/metrics/names';
import { plainHead } from '@suite/insights/plain-metrics';
import { Meanings } from '@suite/iq/meanings';
import { MetricCell } from '@suite/iq/metric-cell';
import { NotIncluded } from '@suite/iq/not-included';
import { rowsUrl } from '@suite/iq/rows-view';
import { exported, type MetricFormats, NOT_AVAILABLE, reasonOf, useMetricFormats } from '@suite/iq/use-metric-formats';
import { haveSales } from '@suite/iq/whole-months';
import { sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import type { Sort } from '@suite/ui/table';
import { shiftMonth } from '@suite/values/month';
import type { Deployment } from '@suite/zones/addresses';
import { type ReactNode, useMemo } from 'react';
import { Amount, None } from './amount';
import { MonthReasons } from './month-reasons';

interface Props {
  /** Newest first; undefined while they load. */
  months: readonly FirmMonth[] | undefined;
  currency: string;
  /** As-of date of the response. */
  shown: string | undefined;
  /** Client and as-of date for the links to rows, from the URL. */
  rows: { client?: string; asOf: string };
  sort: { sort: string; order: string };
  onSort: (sort: Sort) => void;
  /** Name of the exported file, without extension. */
  name: string;
  filters?: ReactNode;
  expectedRows: number;
}

const amounts = ['beginning', 'revenue', 'sales', 'ending', 'endingCurrent'] as const;
const metrics = ['cei', 'dso', 'bestPossibleDso', 'averageDaysDelinquent', 'countbackDso'] as const;
const sorts = ['month', ...amounts, ...metrics] as const;

const heads: Record<(typeof sorts)[number], string> = {
  month: 'Month',
  beginning: fields.beginning.name,
  revenue: names.revenue,
  sales: names.sales,
  ending: fields.ending.name,
  endingCurrent: fields.endingCurrent.name,
  cei: names.cei,
  dso: `${names.dso} (12 months)`,
  bestPossibleDso: `${names.bestPossibleDso} (12 months)`,
  averageDaysDelinquent: `${names.averageDaysDelinquent} (12 months)`,
  countbackDso: names.countbackDso,
};

/** Columns on a phone: beside the month, and below it. */
const narrow: Partial<Record<(typeof sorts)[number], ListColumn<FirmMonth>['narrow']>> = {
  cei: 'beside',
  ending: 'below',
  dso: 'corner',
};

/** The metrics come first, followed by the amounts that they are computed from. */
const from: Partial<Record<(typeof sorts)[number], ListColumn<FirmMonth>['from']>> = {
  revenue: 1180,
  countbackDso: 1100,
  averageDaysDelinquent: 1000,
  bestPossibleDso: 900,
  endingCurrent: 800,
};

const { month: _, revenue: _revenue, sales: _sales, ...headsOfMetrics } = heads;

const measures = ['revenue', 'sales', ...metrics] as const;

const valueIn = (metric: Metric) => (metric.available ? metric.value : null);

/** Receivables by month, as a table for the charts. */
export function MonthTable({ months, currency, shown, rows, sort: requestedSort, onSort, ...rest }: Props) {
  const { deployment } = useSuite();
  const formats = useMetricFormats();
  const sort = sortOf(requestedSort, sorts, { column: 'month', direction: 'descending' });
  const { client, asOf } = rows;
  const withSales = !months || haveSales(months);
  const columns = useMemo(
    () =>
      columnsOf(deployment, formats, currency, { ...(client && { client }), asOf }).filter(
        ({ id }) => id !== 'sales' || withSales,
      ),
    [deployment, formats, currency, client, asOf, withSales],
  );
  return (
    <>
      <List
        {...rest}
        label="Months"
        columns={columns}
        hasColumnChoices
        rows={months}
        sort={sort}
        onSort={onSort}
        empty={<EmptyState title="There are no months yet" text="They begin with the first invoice." />}
      />
      {months && <MonthReasons months={months} heads={headsOfMetrics} />}
      <Meanings asOf={shown} measures={measures.filter((measure) => measure !== 'sales' || withSales)} />
    </>
  );
}

/** Returns the rows of the receivables at an end of a month; its beginning is the end of the month before. */
function owedAt(id: 'beginning' | 'ending' | 'endingCurrent', month: string) {
  if (id === 'endingCurrent') return { metric: 'current', month } as const;
  return { metric: 'open', month: id === 'ending' ? month : shiftMonth(month, -1) } as const;
}

function columnsOf(
  deployment: Deployment,
  { wholeMoney, major, columnMetric, month: write }: MetricFormats,
  currency: string,
  rows: Props['rows'],
): ListColumn<FirmMonth>[] {
  const sold = (id: 'revenue' | 'sales'): ListColumn<FirmMonth> => ({
    numeric: true,
    id,
    text: heads[id],
    cell: ({ month, [id]: metric }) => (
      <MetricCell
        metric={metric}
        write={(value) => wholeMoney(value, currency)}
        none={<None why={reasonOf(metric)} />}
        linked={(text) => (
          <Amount href={rowsUrl(deployment, { metric: id, month, ...rows })} isNothing={metric.available && metric.value === 0}>
            {text}
          </Amount>
        )}
      />
    ),
    value: ({ [id]: metric }) => exported(metric, (value) => major(value, currency)) ?? NOT_AVAILABLE,
    csvText: `${heads[id]} (${currency})`,
    from: from[id],
  });
  const owed = (id: 'beginning' | 'ending' | 'endingCurrent'): ListColumn<FirmMonth> => ({
    numeric: true,
    className: 'whitespace-normal',
    id,
    text: heads[id],
    cell: ({ month, [id]: metric }) => (
      <MetricCell
        metric={metric}
        write={(value) => wholeMoney(value, currency)}
        none={<None why={reasonOf(metric)} />}
        linked={(text) => (
          <Amount
            href={rowsUrl(deployment, { ...owedAt(id, month), ...rows })}
            isNothing={metric.available && metric.value === 0}
          >
            {text}
          </Amount>
        )}
      />
    ),
    value: ({ [id]: metric }) => exported(metric, (value) => major(value, currency)) ?? NOT_AVAILABLE,
    csvText: `${heads[id]} (${currency})`,
    narrow: narrow[id],
    from: from[id],
  });
  const metric = (id: (typeof metrics)[number]): ListColumn<FirmMonth> => ({
    id,
    text: heads[id],
    numeric: true,
    className: 'w-[112px] whitespace-normal',
    narrow: narrow[id],
    ...(id === 'cei' && { narrowText: heads.cei }),
    from: from[id],
    cell: (row) => {
      const value = valueIn(row[id]);
      const shown = value === null ? <None why={reasonOf(row[id])} /> : columnMetric(id)(value);
      if (id !== 'cei') return shown;
      return <Amount href={rowsUrl(deployment, { metric: 'cei', month: row.month, ...rows })}>{shown}</Amount>;
    },
    value: (row) => valueIn(row[id]) ?? NOT_AVAILABLE,
    csvText: plainHead(id, heads[id]),
  });
  return [
    {
      id: 'month',
      text: heads.month,
      className: 'w-[104px]',
      cell: ({ month, isToDate, excluded }) => (
        <>
          {isToDate ? `${write(month)}, to date` : write(month)}
          <NotIncluded excluded={excluded} month={month} {...rows} isShort />
        </>
      ),
      value: ({ month }) => month,
    },
    owed('beginning'),
    sold('revenue'),
    sold('sales'),
    owed('ending'),
    owed('endingCurrent'),
    ...metrics.map(metric),
  ];
}
