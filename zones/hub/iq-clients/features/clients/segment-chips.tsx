import { useDashboard } from '@services/insights/client/dashboard';
import { badges } from '@services/insights/contract/metric-schemas';
import { dayOrLatest } from '@suite/iq/kept-date';
import { Chips } from '@suite/list/chips';
import { oneOf } from '@suite/list/known-values';
import { segments } from '@suite/ui/segment-badge';
import { memo } from 'react';
import { copy } from './copy';

interface Props {
  /** The chosen segment, empty for all. */
  badge: string;
  asOf: string;
  onChange: (part: { badge: string }) => void;
}

/** The segments that some client is in, with how many; drawn again only when one is chosen. */
export const SegmentChips = memo(({ badge, asOf, onChange }: Props) => {
  const { data } = useDashboard({ asOf: dayOrLatest(asOf) });
  const chosen = oneOf(badges, badge) ?? '';
  const countOf = (of: string) => data?.segments.find((segment) => segment.badge === of)?.clients ?? 0;
  const shown = badges.filter((each) => each === chosen || countOf(each) > 0);
  return (
    <Chips<string>
      label={copy.segments}
      chips={[
        { value: '', text: copy.all, count: data?.clients },
        ...shown.map((each) => ({ value: each, text: segments[each].text, count: data && countOf(each) })),
      ]}
      value={chosen}
      onChange={(next) => onChange({ badge: next })}
    />
  );
});
SegmentChips.displayName = 'SegmentChips';
