import { getDashboard } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { dayOrLatest } from '@suite/iq/stored-date';
import { Chips } from '@suite/list/chips';
import { oneOf } from '@suite/list/known-values';
import { copy } from './copy';
import { freshnesses } from './prices-view';

interface Props {
  /** The chosen freshness; empty for all. */
  freshness: string;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
  onChange: (freshness: string) => void;
}

const counts = {
  fresh: 'fresh',
  due: 'due',
  stale: 'stale',
  'very-stale': 'veryStale',
  unknown: 'unknown',
  ended: 'ended',
} as const;

/** Chips for the freshness of prices, with counts. */
export function FreshnessChips({ freshness, asOf, onChange }: Props) {
  const { data, error } = useQuery(getDashboard, { query: { asOf: dayOrLatest(asOf) } });
  const prices = data?.pricing.prices;
  const all = prices && freshnesses.reduce((sum, each) => sum + prices[counts[each]], 0);
  return (
    // Reserves their space, so that nothing moves when the counts arrive.
    <div className={data || error ? undefined : 'invisible'}>
      <Chips<string>
        label={copy.freshness}
        chips={[
          { value: '', text: copy.allPrices, count: all },
          ...freshnesses.map((each) => ({ value: each, text: copy.levels[each], count: prices?.[counts[each]] })),
        ]}
        value={oneOf(freshnesses, freshness) ?? ''}
        onChange={onChange}
      />
    </div>
  );
}
