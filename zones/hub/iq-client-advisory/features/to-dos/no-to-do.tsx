import type { ToDoList } from '@services/insights/contract/to-dos';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

interface Props {
  list: ToDoList;
  /** Search or the reason leave some out. */
  isNarrowed: boolean;
  /** There are numbers that can give reasons. */
  hasLedger: boolean;
  onAll: () => void;
}

/** In the place of to-dos when there are none: why, and what to do. */
export function NoToDo({ list, isNarrowed, hasLedger, onAll }: Props) {
  const { place } = useSuite();
  if (isNarrowed) {
    const all = (
      <Button look="quiet" size="sm" onClick={onAll}>
        {copy.showAll}
      </Button>
    );
    return <EmptyState title={copy.noneTitle} text={copy.noneText} action={all} />;
  }
  if (list === 'open' && !hasLedger) {
    const connect = <ButtonLink href={zoneUrl(place, 'iq-onboarding')}>{copy.connect}</ButtonLink>;
    return <EmptyState title={copy.noLedgerTitle} text={copy.noLedgerText} action={connect} />;
  }
  return <EmptyState {...copy.empty[list]} />;
}
