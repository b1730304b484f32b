import type { Dashboard } from '@services/insights/contract/dashboard';
import type { Figure, FirmMonth } from '@services/insights/contract/metric-schemas';
import { LateSeriesChart } from '@suite/charts/late';
import { Defined } from '@suite/iq/defined';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { copy } from './copy';
import { Panel } from './panel';
import { knownOrNull, overdueOf, trendMonths } from './trend-months';

const text = copy.trends;

interface Props {
  dashboard: Dashboard;
}

/** How the firm's numbers moved over twelve whole months, beside the twelve before. */
export function Trends({ dashboard }: Props) {
  const { asOf, currency } = dashboard;
  const { wholeMoney, shortMoney, days, number, month, shortMonth } = useFigureFormats();
  const all = trendMonths(dashboard.months);
  const months = all.slice(-12);
  const before = months.map((_, place) => all[all.length - months.length - 12 + place]);
  const places = months.map((each) => ({ id: each.month, short: shortMonth(each.month), long: month(each.month) }));
  const of = (read: (month: FirmMonth) => Figure) => months.map((each) => knownOrNull(read(each)));
  const yearBefore = (read: (month: FirmMonth) => Figure) => {
    const values = before.map((each) => (each ? knownOrNull(read(each)) : null));
    const isKnown = values.some((value) => value !== null);
    return isKnown ? [{ id: 'before', text: text.before, look: 'line' as const, tone: 'before' as const, values }] : [];
  };
  const shared = { placesText: copy.months.month, places };
  const money = {
    write: (value: number) => wholeMoney(value, currency),
    writeShort: (value: number) => shortMoney(value, currency),
  };
  const revenue = ({ revenue: value }: FirmMonth): Figure => ({ available: true, value });
  if (months.length < 2) return null;
  return (
    <>
      <Panel heading={<Defined measure="revenue" text={text.revenue} asOf={asOf} />}>
        <LateSeriesChart
          label={text.revenue}
          {...shared}
          {...money}
          series={[{ id: 'now', text: text.now, look: 'column', tone: 'accent', values: of(revenue) }, ...yearBefore(revenue)]}
        />
      </Panel>
      <Panel heading={<Defined measure="open" text={text.owed} asOf={asOf} />}>
        <LateSeriesChart
          label={text.owed}
          {...shared}
          {...money}
          series={[
            {
              id: 'current',
              text: copy.ageing.current,
              look: 'column',
              tone: 'age0',
              values: of(({ endingCurrent }) => endingCurrent),
            },
            { id: 'overdue', text: copy.stats.overdue, look: 'column', tone: 'age3', values: of(overdueOf) },
          ]}
        />
      </Panel>
      <Panel heading={<Defined measure="dso" text={text.dso} asOf={asOf} />}>
        <LateSeriesChart
          label={text.dso}
          {...shared}
          write={days}
          writeShort={number}
          series={[
            { id: 'now', text: text.now, look: 'line', tone: 'accent', values: of(({ dso }) => dso) },
            ...yearBefore(({ dso }) => dso),
            { id: 'best', text: text.best, look: 'line', tone: 'target', values: of(({ bestPossibleDso }) => bestPossibleDso) },
          ]}
        />
      </Panel>
      <Panel heading={<Defined measure="cei" text={text.cei} asOf={asOf} />}>
        <LateSeriesChart
          label={text.cei}
          {...shared}
          write={number}
          writeShort={number}
          series={[
            { id: 'now', text: text.now, look: 'line', tone: 'accent', values: of(({ cei }) => cei) },
            ...yearBefore(({ cei }) => cei),
            { id: 'all', text: text.collectsAll, look: 'line', tone: 'target', values: months.map(() => 100) },
          ]}
        />
      </Panel>
    </>
  );
}
