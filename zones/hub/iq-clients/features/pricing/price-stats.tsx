import { useDashboard } from '@services/insights/client/dashboard';
import type { usePrices } from '@services/insights/client/prices';
import { dayOrLatest } from '@suite/iq/kept-date';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { ErrorNote } from '@suite/ui/error-note';
import { FigureStat } from '../figures/figure-stat';
import { FigureStats } from '../figures/figure-stats';
import { copy } from './copy';
import { freshnesses, freshnessHash } from './prices-view';

interface Props {
  page: ReturnType<typeof usePrices>['data'];
  /** The day that the address asks for, empty for the latest. */
  asOf: string;
}

const { stats } = copy;
const counts = {
  fresh: 'fresh',
  due: 'due',
  stale: 'stale',
  'very-stale': 'veryStale',
  unknown: 'unknown',
  ended: 'ended',
} as const;

/** What all prices found could bring, and how many there are of each freshness. */
export function PriceStats({ page, asOf }: Props) {
  const { wholeMoney, number } = useFigureFormats();
  const { data, error, mutate } = useDashboard({ asOf: dayOrLatest(asOf) });
  const pricing = data?.pricing;
  if (error && !data) return <ErrorNote title={copy.sumFailed} onRetry={() => mutate()} />;
  return (
    <FigureStats areSeven>
      <FigureStat
        measure="opportunity"
        text={stats.opportunity}
        asOf={page && pricing && page.asOf}
        value={page && page.opportunity !== null ? wholeMoney(page.opportunity, page.currency) : undefined}
        note={page && (page.total > 0 ? stats.found(number(page.total)) : undefined)}
      />
      {freshnesses.map((freshness) => (
        <FigureStat
          key={freshness}
          measure="priceAge"
          text={copy.levels[freshness]}
          asOf={data?.asOf}
          value={pricing && number(pricing.prices[counts[freshness]])}
          rows={freshnessHash(freshness, asOf)}
          note={copy.spans[freshness]}
        />
      ))}
    </FigureStats>
  );
}
