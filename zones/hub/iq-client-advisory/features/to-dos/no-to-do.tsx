import type { ToDoList } from '@services/insights/contract/to-dos';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Skeleton } from '@suite/ui/skeleton';
import { lazy, Suspense } from 'react';
import { copy } from './copy';

// Only a firm without a ledger needs it.
const NoNumbers = lazy(async () => ({ default: (await import('@suite/iq/no-numbers')).NoNumbers }));

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
  if (isNarrowed) {
    const all = (
      <Button variant="quiet" size="sm" onClick={onAll}>
        {copy.showAll}
      </Button>
    );
    return <EmptyState title={copy.noneTitle} text={copy.noneText} action={all} />;
  }
  if (list === 'open' && !hasLedger) {
    return (
      <Suspense fallback={<Skeleton className="h-24" />}>
        <NoNumbers />
      </Suspense>
    );
  }
  return <EmptyState {...copy.empty[list]} />;
}
