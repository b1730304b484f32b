import { getDashboard } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { rowsUrl, unsureRows } from '@suite/iq/rows-view';
import { dayOrLatest } from '@suite/iq/stored-date';
import { useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { useMonthChange } from '@suite/iq/use-month-change';
import { useSuite } from '@suite/shell/start/suite-context';
import { ErrorNote } from '@suite/ui/error-note';
import { hashOf } from '@suite/zones/zone-url';
import { memo } from 'react';
import { MetricStat } from '../metrics/metric-stat';
import { MetricStats } from '../metrics/metric-stats';
import { copy } from './copy';

const { stats } = copy;

/** Totals of all clients; hidden on phones, where the dashboard has them. Rerenders only for another as-of date. */
export const FirmStats = memo(({ asOf: requested }: { asOf: string }) => {
  const { deployment } = useSuite();
  const { wholeMoney, metric, percent, days } = useMetricFormats();
  const { data, error } = useQuery(getDashboard, { query: { asOf: dayOrLatest(requested) } });
  const changeIn = useMonthChange(data);
  if (error && !data)
    return (
      // Keeps the content below in place; the list offers the retry.
      <div className="mb-5 min-h-40 max-sm:hidden">
        <ErrorNote title={stats.failed} />
      </div>
    );
  const asOf = data?.asOf;
  const money = (amount: number) => wholeMoney(amount, data?.currency ?? '');
  const unsure = unsureRows(deployment, { metric: 'open', asOf: requested }, data?.unsure ?? 0);
  const [open, overdue] = [data?.open, data?.overdue].map((result) => (result?.available ? result.value : undefined));
  const best = data && written(data.bestPossibleDso, metric('bestPossibleDso'));
  const stale = data && written(data.pricing.staleOpportunity, money);
  return (
    <div className="mb-5 max-sm:hidden sm:max-lg:[&_dl]:grid-cols-4">
      <MetricStats haveChanges>
        <MetricStat
          measure="open"
          text={stats.receivables}
          asOf={asOf}
          metric={data?.open}
          value={data && written(data.open, money)}
          rows={rowsUrl(deployment, { metric: 'open', asOf: requested })}
          unsureRows={unsure}
          {...changeIn(({ ending }) => ending, { welcome: 'neither', write: money })}
          note={open && overdue !== undefined ? stats.overdue(money(overdue), percent(overdue / open)) : undefined}
        />
        <MetricStat
          measure="ceiMean"
          text={stats.cei}
          asOf={asOf}
          metric={data?.cei}
          value={data && written(data.cei, metric('ceiMean'))}
          rows={hashOf('iq-clients', '/collectioneffectiveness', { asOf: requested })}
          unsureRows={unsure}
          trend={changeIn(({ cei }) => cei, { welcome: 'more', measure: 'cei' }).trend}
          note={data && stats.ceiOf(Math.min(12, data.months.filter(({ isToDate }) => !isToDate).length))}
        />
        <MetricStat
          measure="dso"
          text={stats.dso(days(data?.period.days || 365))}
          asOf={asOf}
          metric={data?.dso}
          value={data && written(data.dso, metric('dso'))}
          rows={hashOf('iq-clients', '/collectioneffectiveness', { asOf: requested })}
          unsureRows={unsure}
          {...changeIn(({ dso }) => dso, { welcome: 'less', measure: 'dso', isOfYear: true })}
          note={best && stats.bestDso(best)}
        />
        <MetricStat
          measure="opportunity"
          text={stats.opportunity}
          asOf={asOf}
          metric={data?.pricing.opportunity}
          value={data && written(data.pricing.opportunity, money)}
          rows={hashOf('iq-clients', '/stalepricing', { asOf: requested })}
          trend={null}
          note={stale && stats.ofStale(stale)}
        />
      </MetricStats>
    </div>
  );
});
FirmStats.displayName = 'FirmStats';
