import { RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

export const ListShape = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-9 w-36" />
    </div>
    <RowsSkeleton className="[--rows:6] [--row:56px]" />
  </div>
);

/** Skeleton of the editor: forms, and beside them the page. */
export const EditorShape = () => (
  <div role="status" aria-label="Loading" className="suite-wide">
    <Skeleton className="mb-4 h-20" />
    <div className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Skeleton className="h-[480px] rounded-lg" />
      <Skeleton className="h-[72vh] rounded-lg max-lg:hidden" />
    </div>
  </div>
);
