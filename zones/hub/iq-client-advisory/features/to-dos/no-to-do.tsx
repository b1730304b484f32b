import type { ToDoList } from '@services/insights/contract/to-dos';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Skeleton } from '@suite/ui/skeleton';
import { lazy, Suspense } from 'react';
import { copy } from './copy';

// Needed only by firms without a ledger.
const NoNumbers = lazy(async () => ({ default: (await import('@suite/iq/no-numbers')).NoNumbers }));

interface Props {
  list: ToDoList;
  /** The search or the reason filter hides some to-dos. */
  isNarrowed: boolean;
  /** The firm has metrics that can produce to-dos. */
  hasLedger: boolean;
  onAll: () => void;
}

/** Shown in place of an empty list: why it is empty, and what to do. */
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
