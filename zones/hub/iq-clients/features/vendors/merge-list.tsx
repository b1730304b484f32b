import { getVendorMerges, type VendorMerge } from '@services/insights/contract/vendors';
import { useQuery } from '@suite/api/use-query';
import { StaleNote } from '@suite/iq/stale-note';
import { useStale } from '@suite/iq/use-stale';
import { Choice } from '@suite/list/choice';
import { oneOf } from '@suite/list/known-values';
import { ListMenu } from '@suite/list/list-menu';
import { Toolbar } from '@suite/list/toolbar';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { TitledSection } from '../frame/titled-section';
import { copy } from './copy';
import { Merge, writtenOf } from './merge';
import { pairOf, useDecisions } from './use-decisions';
import type { ChangeVendors, VendorsView } from './vendors-view';

interface Props {
  view: VendorsView;
  change: ChangeVendors;
}

const { merges: texts } = copy;
const AT_FIRST = 10;

/** Names that may belong to the same vendor, for a person to decide. */
export function MergeList({ view, change }: Props) {
  const { number } = useFormats();
  const read = useQuery(getVendorMerges, {});
  const { data, staleSince, retry } = useStale(read);
  const { merges, isUnderWay, isDecidedHere, decide } = useDecisions(data);
  const [shown, setShown] = useState(AT_FIRST);
  const state = oneOf<VendorMerge['state']>(['suggested', 'accepted', 'refused'], view.merges);
  const found = merges?.filter((merge) => !state || merge.state === state || isDecidedHere(merge));
  const more = (found?.length ?? 0) - shown;

  return (
    <TitledSection title={texts.title} text={texts.text}>
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      <Toolbar
        actions={
          <ListMenu
            name="vendor-names"
            heads={texts.heads}
            rows={() =>
              (found ?? []).map((merge) => {
                const { name, other, state, reason, score } = merge;
                return [
                  writtenOf(merge, name),
                  writtenOf(merge, other),
                  texts.states[state],
                  reason === null ? texts.gone : (texts.reasons[reason] ?? reason),
                  score === null ? '' : score * 100,
                ];
              })
            }
            disabled={!found?.length}
          />
        }
      >
        <Choice
          label={texts.state}
          any={texts.any}
          texts={texts.states}
          value={view.merges}
          onChange={(chosen) => change({ merges: chosen || 'any' })}
        />
      </Toolbar>
      {!data && read.error && <ErrorNote title={copy.mergesFailed} onRetry={retry} />}
      {!data && !read.error && <Skeleton className="h-[220px] rounded-lg" />}
      {found?.length === 0 && <EmptyState title={texts.noneTitle} text={texts.noneText} />}
      {found && found.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {found.slice(0, shown).map((merge) => (
            <Merge key={pairOf(merge)} merge={merge} isUnderWay={isUnderWay(merge)} onDecide={decide} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="quiet" className="mt-3" onClick={() => setShown((count) => count + AT_FIRST * 3)}>
          {texts.more(number(Math.min(more, AT_FIRST * 3)))}
        </Button>
      )}
    </TitledSection>
  );
}
