import { getDashboard } from '@services/insights/contract/dashboard';
import { type Badge, badges } from '@services/insights/contract/metric-schemas';
import { useQuery } from '@suite/api/use-query';
import { segmentText } from '@suite/iq/client-segment';
import { dayOrLatest } from '@suite/iq/stored-date';
import { Chips } from '@suite/list/chips';
import { oneOf } from '@suite/list/known-values';
import { memo } from 'react';
import { copy } from './copy';

interface Props {
  /** The chosen segment; empty for all. */
  badge: string;
  asOf: string;
  onChange: (part: { badge: string }) => void;
}

/** From best to worst, followed by those that mean the data isn't sufficient. */
const ranked = [
  'champion',
  'good',
  'promising',
  'needs-attention',
  'late-payer',
  'do-not-lose-them',
  'hibernating',
  'limited-data',
  'possible-mismatch',
  'not-set',
  'payment-dates-missing',
] as const satisfies readonly Badge[];

/** All segments with their client counts; rerenders only when one is chosen. */
export const SegmentChips = memo(({ badge, asOf, onChange }: Props) => {
  const { data, error } = useQuery(getDashboard, { query: { asOf: dayOrLatest(asOf) } });
  const chosen = oneOf(badges, badge) ?? '';
  const countOf = (of: Badge) => data && (data.segments.find(({ badge }) => badge === of)?.clients ?? 0);
  return (
    // Reserves their space, so that nothing moves when the counts arrive.
    <div className={data || error ? undefined : 'invisible'}>
      <Chips<string>
        label={copy.segments}
        chips={[
          { value: '', text: copy.all, count: data?.clients },
          ...ranked.map((each) => ({ value: each, text: segmentText(each), count: countOf(each) })),
        ]}
        value={chosen}
        onChange={(next) => onChange({ badge: next })}
      />
    </div>
  );
});
SegmentChips.displayName = 'SegmentChips';
