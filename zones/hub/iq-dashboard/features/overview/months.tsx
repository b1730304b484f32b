import type { Dashboard } from '@services/insights/contract/dashboard';
import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import { plainHead } from '@suite/insights/plain-metrics';
import { Defined } from '@suite/iq/defined';
import { Meanings } from '@suite/iq/meanings';
import { MetricCell } from '@suite/iq/metric-cell';
import { NotIncluded } from '@suite/iq/not-included';
import { rowsUrl } from '@suite/iq/rows-view';
import { exported, type MetricFormats, NOT_AVAILABLE, reasonOf, useMetricFormats } from '@suite/iq/use-metric-formats';
import { haveSales } from '@suite/iq/whole-months';
import { List, type ListSort } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import type { Deployment } from '@suite/zones/addresses';
import { type ReactNode, useMemo } from 'react';
import { None } from './none';
import { Panel, TableHead } from './panel';
import { copy } from './panel-copy';

const text = copy.months;

const measures = ['revenue', 'sales', 'open', 'cei', 'dso', 'countbackDso'] as const;

interface Props extends ListSort {
  dashboard: Dashboard;
  asOf: string;
}

/** Twelve whole months and the current one. */
export function Months({ dashboard, asOf, sort, onSort }: Props) {
  const { deployment } = useSuite();
  const formats = useMetricFormats();
  const { currency } = dashboard;
  const months = dashboard.months.slice(0, 12 + (dashboard.months[0]?.isToDate ? 1 : 0));
  const withSales = haveSales(months);
  const columns = useMemo(
    () => columnsOf(deployment, formats, currency, asOf).filter(({ id }) => id !== 'sales' || withSales),
    [deployment, formats, currency, asOf, withSales],
  );
  return (
    <Panel className="lg:col-span-2">
      <List
        head={<TableHead heading={<Defined measure="revenue" text={text.heading} asOf={dashboard.asOf} />} />}
        label={text.list}
        name="months"
        day={dashboard.asOf}
        columns={columns}
        rows={months}
        rowId={({ month }) => month}
        sort={sort}
        onSort={onSort}
      />
      <Meanings asOf={dashboard.asOf} measures={measures.filter((measure) => measure !== 'sales' || withSales)} />
    </Panel>
  );
}

/** Positions on a phone, below a month and its revenue. */
const narrow: Partial<Record<string, 'below' | 'corner'>> = { cei: 'below', dso: 'corner' };

function columnsOf(deployment: Deployment, formats: MetricFormats, currency: string, asOf: string): ListColumn<FirmMonth>[] {
  const metric = (id: 'cei' | 'dso' | 'countbackDso', head: string): ListColumn<FirmMonth> => ({
    id,
    text: head,
    csvText: plainHead(id, head),
    numeric: true,
    ...(narrow[id] && { narrow: narrow[id] }),
    value: (month) => exported(month[id], (value) => value) ?? NOT_AVAILABLE,
    cell: (month) => (
      <MetricCell metric={month[id]} write={formats.columnMetric(id)} none={<None reason={reasonOf(month[id])} />} />
    ),
  });
  const money = (amount: number) => formats.wholeMoney(amount, currency);
  const sold = (id: 'revenue' | 'sales'): Pick<ListColumn<FirmMonth>, 'value' | 'cell'> => ({
    value: ({ [id]: metric }) => exported(metric, (value) => formats.major(value, currency)) ?? NOT_AVAILABLE,
    cell: ({ month, [id]: metric }) => (
      <MetricCell
        metric={metric}
        write={money}
        none={<None reason={reasonOf(metric)} />}
        linked={(text) => <Link href={rowsUrl(deployment, { metric: id, month, asOf })}>{text}</Link>}
      />
    ),
  });
  return [
    {
      id: 'month',
      text: text.month,
      value: ({ month }) => month,
      cell: ({ month, isToDate, excluded }) => (
        <span className="whitespace-nowrap">
          {isToDate ? text.toDate(formats.month(month)) : formats.month(month)}
          <NotIncluded excluded={excluded} month={month} asOf={asOf} isShort />
        </span>
      ),
    },
    {
      id: 'revenue',
      text: text.revenue,
      numeric: true,
      narrow: 'beside',
      ...sold('revenue'),
    },
    {
      id: 'sales',
      text: text.sales,
      numeric: true,
      ...sold('sales'),
    },
    {
      id: 'ending',
      text: text.ending,
      numeric: true,
      value: ({ ending }) => exported(ending, (value) => formats.major(value, currency)) ?? NOT_AVAILABLE,
      cell: ({ month, ending }) => {
        const linked = (text: ReactNode) => <Link href={rowsUrl(deployment, { metric: 'open', month, asOf })}>{text}</Link>;
        return <MetricCell metric={ending} write={money} none={linked(<None reason={reasonOf(ending)} />)} linked={linked} />;
      },
    },
    metric('cei', text.cei),
    metric('dso', text.dso),
    metric('countbackDso', text.countback),
  ];
}
