import { changeOf } from '@suite/insights/change';
import { NotIncluded } from '@suite/iq/not-included';
import { rowsUrl, unsureRows } from '@suite/iq/rows-view';
import { type Metric, reasonOf, useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { ChangeMark } from '@suite/ui/stat';
import { isOldestLeftOut } from '../metrics/days-late';
import { MetricStat } from '../metrics/metric-stat';
import { MetricStats } from '../metrics/metric-stats';
import type { ClientMetric } from '../views/client-view';
import { copy } from './copy';

interface Props {
  /** Undefined while it loads. */
  data: ClientMetric | undefined;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
}

const { stats } = copy;

/** Headline metrics of the client, each with its definition and its rows. */
export function ClientStats({ data, asOf: requested }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, metric, percent, days, number } = useMetricFormats();
  const asOf = data?.asOf;
  const client = data?.client;
  const month = data?.months[0];
  const money = (amount: number) => wholeMoney(amount, data?.currency ?? '');
  const lacked = (from: 'sales' | 'open' | 'dso') =>
    data && <NotIncluded excluded={data.excluded[from]} from={from} client={data.client.clientId} asOf={requested} />;
  const rowsOf = (key: 'revenue' | 'open' | 'overdue') => ({
    rows: client && rowsUrl(deployment, { metric: key, client: client.clientId, asOf: requested }),
    unsureRows:
      client && key !== 'revenue'
        ? unsureRows(deployment, { metric: key, client: client.clientId, asOf: requested }, client.unsure)
        : undefined,
  });
  const covered = data && data.period.days < 365 ? stats.covered(days(data.period.days)) : undefined;
  const before = client?.revenueBefore;
  const resultOf = (result: Metric | undefined) => (result?.available ? result.value : undefined);
  const [revenue, sales, revenueBefore] = [resultOf(client?.revenue), resultOf(client?.sales), resultOf(before)];
  const isComparable = revenue !== undefined && revenueBefore !== undefined;
  const change = isComparable ? changeOf(revenue, revenueBefore, { welcome: 'more', percent }) : undefined;
  const [open, longest, late] = [resultOf(client?.open), resultOf(client?.longestPastDue), resultOf(client?.daysLate)];
  const [credit, overdue] = [resultOf(client?.unappliedCredit), resultOf(client?.overdue)];
  const current = client?.aging.available ? client.aging.value.current : undefined;

  return (
    <MetricStats areSix>
      <MetricStat
        {...rowsOf('revenue')}
        measure="revenue"
        text={stats.revenue}
        asOf={asOf}
        period={covered}
        details={client && client.taxUnknown > 0 ? [stats.taxUnknown(number(client.taxUnknown))] : undefined}
        metric={client?.revenue}
        value={client && written(client.revenue, money)}
        note={
          client && (
            <>
              {change && <ChangeMark {...change} />}{' '}
              {covered ?? (before && (before.available ? stats.before(money(before.value)) : reasonOf(before)))}
              {sales !== undefined && sales !== revenue && <span className="block">{stats.sales(money(sales))}</span>}
            </>
          )
        }
        lacked={lacked('sales')}
      />
      <MetricStat
        {...rowsOf('open')}
        measure="open"
        asOf={asOf}
        metric={client?.open}
        value={client && written(client.open, money)}
        note={
          credit
            ? stats.lessCredit(money(credit))
            : open && current !== undefined
              ? stats.ofOpen(percent(Math.max(0, current) / open))
              : undefined
        }
        lacked={lacked('open')}
      />
      <MetricStat
        {...rowsOf('overdue')}
        measure="overdue"
        asOf={asOf}
        metric={client?.overdue}
        value={client && written(client.overdue, money)}
        note={
          longest
            ? (credit ? stats.longestBeforeCredit : stats.longest)(days(longest))
            : overdue === 0
              ? stats.nothingOverdue
              : undefined
        }
        lacked={lacked('open')}
      />
      <MetricStat
        measure="daysLate"
        asOf={asOf}
        metric={client?.daysLate}
        value={client && written(client.daysLate, metric('daysLate'))}
        unsureRows={rowsOf('open').unsureRows}
        note={
          client && isOldestLeftOut(client.longestPastDue)
            ? stats.oldestLeftOut
            : late !== undefined && late < 0
              ? stats.early
              : stats.weighted
        }
      />
      <MetricStat
        measure="shareLate"
        asOf={asOf}
        metric={client?.shareLate}
        value={client && written(client.shareLate, metric('shareLate'))}
        unsureRows={rowsOf('open').unsureRows}
        note={stats.ofDue}
      />
      <MetricStat
        measure="dso"
        text={stats.dso}
        asOf={asOf}
        period={covered}
        metric={month?.dso}
        value={month && written(month.dso, metric('dso'))}
        note={
          month &&
          [stats.best(written(month.bestPossibleDso, metric('bestPossibleDso')) ?? '–'), covered].filter(Boolean).join('. ')
        }
        lacked={lacked('dso')}
      />
    </MetricStats>
  );
}
