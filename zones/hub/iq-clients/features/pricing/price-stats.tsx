import { getDashboard } from '@services/insights/contract/dashboard';
import type { getPrices } from '@services/insights/contract/prices';
import type { ResponseOf } from '@suite/api/request-of';
import { useQuery } from '@suite/api/use-query';
import { dayOrLatest } from '@suite/iq/stored-date';
import { useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { ErrorNote } from '@suite/ui/error-note';
import { MetricStat } from '../metrics/metric-stat';
import { MetricStats } from '../metrics/metric-stats';
import { copy } from './copy';
import { freshnessHash } from './prices-view';

interface Props {
  page: ResponseOf<typeof getPrices> | undefined;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
}

const { stats } = copy;

/** Potential of all matching prices, and potential and count of those that haven't been raised. */
export function PriceStats({ page, asOf }: Props) {
  const { wholeMoney, number, percent } = useMetricFormats();
  const { data, error, mutate } = useQuery(getDashboard, { query: { asOf: dayOrLatest(asOf) } });
  const pricing = data?.pricing;
  if (error && !data)
    return (
      // Keeps the content below in place.
      <div className="sm:min-h-28">
        <ErrorNote title={copy.sumFailed} onRetry={() => mutate()} />
      </div>
    );
  const counts = pricing?.prices;
  const stale = counts && counts.stale + counts.veryStale;
  const all = counts && counts.fresh + counts.due + counts.stale + counts.veryStale + counts.unknown;
  return (
    <MetricStats>
      <MetricStat
        measure="opportunity"
        text={stats.opportunity}
        asOf={page && pricing && page.asOf}
        value={page && page.opportunity !== null ? wholeMoney(page.opportunity, page.currency) : undefined}
        metric={page?.opportunity === null ? pricing?.opportunity : undefined}
        note={page && (page.total > 0 ? stats.found(number(page.total - page.ended), number(page.ended)) : undefined)}
      />
      <MetricStat
        measure="opportunity"
        text={stats.ofStale}
        asOf={data?.asOf}
        metric={pricing?.staleOpportunity}
        value={pricing && written(pricing.staleOpportunity, (amount) => wholeMoney(amount, data.currency))}
        note={stats.staleSpan}
      />
      <MetricStat
        measure="priceAge"
        text={stats.stale}
        asOf={data?.asOf}
        value={stale === undefined ? undefined : number(stale)}
        rows={freshnessHash('stale', asOf)}
        note={all && stale !== undefined ? stats.shareStale(percent(stale / all), number(all)) : undefined}
      />
      <MetricStat
        measure="priceAge"
        text={stats.due}
        asOf={data?.asOf}
        value={counts && number(counts.due)}
        rows={freshnessHash('due', asOf)}
        note={stats.dueSpan}
      />
    </MetricStats>
  );
}
