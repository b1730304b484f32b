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
export function ClientStats({ data, asOf: wanted }: Props) {
  const { place } = useSuite();
  const { wholeMoney, metric, percent, days, number } = useMetricFormats();
  const asOf = data?.asOf;
  const client = data?.client;
  const month = data?.months[0];
  const money = (amount: number) => wholeMoney(amount, data?.currency ?? '');
  const lacked = (from: 'sales' | 'open' | 'dso') =>
    data && <NotIncluded excluded={data.excluded[from]} from={from} client={data.client.clientId} asOf={wanted} />;
  const rowsOf = (figure: 'revenue' | 'open' | 'overdue') => ({
    rows: client && rowsUrl(place, { figure, client: client.clientId, asOf: wanted }),
    unsureRows:
      client && figure !== 'revenue'
        ? unsureRows(place, { figure, client: client.clientId, asOf: wanted }, client.unsure)
        : undefined,
  });
  const covered = data && data.period.days < 365 ? stats.covered(days(data.period.days)) : undefined;
  const before = client?.revenueBefore;
  const change = client && before?.available ? changeOf(client.revenue, before.value, { welcome: 'more', percent }) : undefined;
  const said = (figure: Metric | undefined) => (figure?.available ? figure.value : undefined);
  const [open, longest, late] = [said(client?.open), said(client?.longestPastDue), said(client?.daysLate)];
  const credit = said(client?.unappliedCredit);
  const current = client?.ageing.available ? client.ageing.value.current : undefined;

  return (
    <MetricStats areSix>
      <MetricStat
        {...rowsOf('revenue')}
        measure="revenue"
        text={stats.revenue}
        asOf={asOf}
        period={covered}
        details={client && client.taxUnknown > 0 ? [stats.taxUnknown(number(client.taxUnknown))] : undefined}
        value={client && money(client.revenue)}
        note={
          client && (
            <>
              {change && <ChangeMark {...change} />}{' '}
              {covered ?? (before && (before.available ? stats.before(money(before.value)) : reasonOf(before)))}
              {client.revenue !== client.sales && <span className="block">{stats.sales(money(client.sales))}</span>}
            </>
          )
        }
        lacked={lacked('sales')}
      />
      <MetricStat
        {...rowsOf('open')}
        measure="open"
        asOf={asOf}
        figure={client?.open}
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
        figure={client?.overdue}
        value={client && written(client.overdue, money)}
        note={client && (longest ? (credit ? stats.longestBeforeCredit : stats.longest)(days(longest)) : stats.nothingOverdue)}
        lacked={lacked('open')}
      />
      <MetricStat
        measure="daysLate"
        asOf={asOf}
        figure={client?.daysLate}
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
        figure={client?.shareLate}
        value={client && written(client.shareLate, metric('shareLate'))}
        unsureRows={rowsOf('open').unsureRows}
        note={stats.ofDue}
      />
      <MetricStat
        measure="dso"
        text={stats.dso}
        asOf={asOf}
        period={covered}
        figure={month?.dso}
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
