import type { VendorAnalysis } from '@services/insights/contract/vendors';
import { rowsUrl } from '@suite/iq/rows-view';
import { reasonOf, useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { MetricStat } from '../metrics/metric-stat';
import { MetricStats } from '../metrics/metric-stats';
import { copy } from './copy';
import { useYearChange } from './use-year-change';

interface Props {
  /** Undefined while it loads. */
  data: VendorAnalysis | undefined;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
}

const { stats } = copy;

/** Total spend and its concentration. */
export function VendorStats({ data, asOf: requested }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, metric, number } = useMetricFormats();
  const asOf = data?.asOf;
  const rows = rowsUrl(deployment, { metric: 'spend', asOf: requested });
  const since = useYearChange(data);
  const money = (amount: number) => wholeMoney(amount, data?.currency ?? '');
  return (
    <MetricStats haveChanges>
      <MetricStat
        measure="spend"
        asOf={asOf}
        value={data && money(data.spend)}
        rows={rows}
        since={since((earlier) => ({ available: true, value: earlier.spend }), { welcome: 'neither', write: money })}
        note={data && stats.vendors(number(data.vendors))}
      />
      <MetricStat
        measure="top5Share"
        asOf={asOf}
        value={data && written(data.top5Share, metric('top5Share'))}
        rows={rows}
        since={since(({ top5Share }) => top5Share, { welcome: 'less', measure: 'top5Share' })}
        note={data && reasonOf(data.top5Share)}
      />
      <MetricStat
        measure="top10Share"
        asOf={asOf}
        value={data && written(data.top10Share, metric('top10Share'))}
        rows={rows}
        since={since(({ top10Share }) => top10Share, { welcome: 'less', measure: 'top10Share' })}
        note={data && reasonOf(data.top10Share)}
      />
      <MetricStat
        measure="herfindahl"
        asOf={asOf}
        value={data && written(data.herfindahl, metric('herfindahl'))}
        rows={rows}
        since={since(({ herfindahl }) => herfindahl, { welcome: 'less', measure: 'herfindahl' })}
        note={data && (reasonOf(data.herfindahl) ?? stats.most)}
      />
    </MetricStats>
  );
}
