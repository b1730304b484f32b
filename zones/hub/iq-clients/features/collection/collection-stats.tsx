import type { getDashboard } from '@services/insights/contract/dashboard';
import type { getMetricMonths } from '@services/insights/contract/metrics';
import type { ResponseOf } from '@suite/api/request-of';
import { NotIncluded } from '@suite/iq/not-included';
import { rowsUrl, unsureRows } from '@suite/iq/rows-view';
import { useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { useMonthChange } from '@suite/iq/use-month-change';
import { overdueOf } from '@suite/iq/whole-months';
import { useSuite } from '@suite/shell/start/suite-context';
import { MetricStat } from '../metrics/metric-stat';
import { MetricStats } from '../metrics/metric-stats';
import { copy } from './copy';

interface Props {
  /** Undefined while they load. */
  data: ResponseOf<typeof getMetricMonths> | undefined;
  dashboard: ResponseOf<typeof getDashboard> | undefined;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
}

const { stats } = copy;

/** How well and how quickly the firm collects; each metric has its definition and its rows. */
export function CollectionStats({ data, dashboard, asOf: requested }: Props) {
  const { deployment } = useSuite();
  const { metric, days, percent, wholeMoney } = useMetricFormats();
  const rowsOf = (key: 'open' | 'current' | 'overdue') => ({
    rows: rowsUrl(deployment, { metric: key, asOf: requested }),
    unsureRows: unsureRows(deployment, { metric: key, asOf: requested }, dashboard?.unsure ?? 0),
  });
  const changeIn = useMonthChange(dashboard);
  const [open, current, overdue] = [rowsOf('open'), rowsOf('current'), rowsOf('overdue')];
  const months = data?.months.filter(({ isToDate }) => !isToDate).length ?? 0;
  const leftOut = data?.months.filter(({ month, isToDate }) => !isToDate && data.leftOut.includes(month)).length ?? 0;
  const covered = dashboard && dashboard.period.days < 365 ? stats.covered(days(dashboard.period.days)) : undefined;
  const inDays = (measure: 'dso' | 'bestPossibleDso' | 'countbackDso') => ({ welcome: 'less', measure, isOfYear: true }) as const;
  const money = (amount: number) => wholeMoney(amount, dashboard?.currency ?? '');
  const share =
    dashboard?.open.available && dashboard.overdue.available && dashboard.open.value > 0
      ? dashboard.overdue.value / dashboard.open.value
      : undefined;
  const credit =
    dashboard?.unappliedCredit.available && dashboard.unappliedCredit.value > 0
      ? money(dashboard.unappliedCredit.value)
      : undefined;
  const ofDashboard = { asOf: dashboard?.asOf };
  const overPeriod = { ...ofDashboard, period: covered };
  const lacked = (from: 'dso' | 'open') =>
    dashboard && <NotIncluded excluded={dashboard.excluded[from]} from={from} asOf={requested} />;
  const lackedByMonths = data && (
    <NotIncluded excluded={data.excluded} from={months === 12 ? 'cei' : undefined} asOf={requested} />
  );
  return (
    <MetricStats areEight haveChanges>
      <MetricStat
        measure="ceiMean"
        asOf={data?.asOf}
        metric={data?.mean}
        value={data && written(data.mean, metric('ceiMean'))}
        unsureRows={open.unsureRows}
        trend={changeIn(({ cei }) => cei, { welcome: 'more', measure: 'cei' }).trend}
        note={data && stats.meanOf(months - leftOut)}
        lacked={lackedByMonths}
      />
      <MetricStat
        measure="ceiInOnePiece"
        asOf={data?.asOf}
        metric={data?.inOnePiece}
        value={data && written(data.inOnePiece, metric('ceiInOnePiece'))}
        unsureRows={open.unsureRows}
        trend={null}
        note={data && stats.inOnePieceOf(months)}
        lacked={lackedByMonths}
      />
      <MetricStat
        {...ofDashboard}
        {...open}
        measure="open"
        metric={dashboard?.open}
        value={dashboard && written(dashboard.open, money)}
        {...changeIn(({ ending }) => ending, { welcome: 'neither', write: money })}
        note={credit && stats.lessCredit(credit)}
        lacked={lacked('open')}
      />
      <MetricStat
        {...ofDashboard}
        {...overdue}
        measure="overdue"
        metric={dashboard?.overdue}
        value={dashboard && written(dashboard.overdue, money)}
        {...changeIn(overdueOf, { welcome: 'less', write: money })}
        note={[
          share === undefined ? stats.nothingOpen : stats.ofOpen(percent(share)),
          ...(credit ? [stats.creditNotLess(credit)] : []),
        ].join(', ')}
        lacked={lacked('open')}
      />
      <MetricStat
        {...overPeriod}
        {...open}
        measure="dso"
        metric={dashboard?.dso}
        value={dashboard && written(dashboard.dso, metric('dso'))}
        {...changeIn(({ dso }) => dso, inDays('dso'))}
        note={covered ?? stats.twelve}
        lacked={lacked('dso')}
      />
      <MetricStat
        {...overPeriod}
        {...current}
        measure="bestPossibleDso"
        metric={dashboard?.bestPossibleDso}
        value={dashboard && written(dashboard.bestPossibleDso, metric('bestPossibleDso'))}
        {...changeIn(({ bestPossibleDso }) => bestPossibleDso, inDays('bestPossibleDso'))}
        note={covered ?? stats.twelve}
        lacked={lacked('dso')}
      />
      <MetricStat
        {...overPeriod}
        {...overdue}
        measure="averageDaysDelinquent"
        metric={dashboard?.averageDaysDelinquent}
        value={dashboard && written(dashboard.averageDaysDelinquent, metric('averageDaysDelinquent'))}
        trend={null}
        note={stats.gap}
        lacked={lacked('dso')}
      />
      <MetricStat
        {...ofDashboard}
        {...open}
        measure="countbackDso"
        metric={dashboard?.countbackDso}
        value={dashboard && written(dashboard.countbackDso, metric('countbackDso'))}
        {...changeIn(({ countbackDso }) => countbackDso, { ...inDays('countbackDso'), isOfYear: false })}
        note={stats.newestFirst}
        lacked={lacked('dso')}
      />
    </MetricStats>
  );
}
