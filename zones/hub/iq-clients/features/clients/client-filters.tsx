import { badges } from '@services/insights/contract/metric-schemas';
import { Choice } from '@suite/list/choice';
import { FindField } from '@suite/list/find-field';
import { segments } from '@suite/ui/segment-badge';
import { memo } from 'react';
import { copy } from './copy';

interface Props {
  find: string;
  badge: string;
  onChange: (part: { find: string } | { badge: string }, options?: { replace: boolean }) => void;
}

const texts = Object.fromEntries(badges.map((badge) => [badge, segments[badge].text]));

/** Drawn again only when a filter changes. */
export const ClientFilters = memo(({ find, badge, onChange }: Props) => (
  <>
    <FindField label={copy.find} value={find} onChange={(text) => onChange({ find: text }, { replace: true })} />
    <Choice
      label={copy.segment}
      any={copy.anySegment}
      texts={texts}
      value={badge}
      onChange={(chosen) => onChange({ badge: chosen })}
    />
  </>
));
ClientFilters.displayName = 'ClientFilters';
