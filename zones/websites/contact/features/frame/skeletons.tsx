import { RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

export const ListSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-9 w-36" />
    </div>
    <Skeleton className="mb-3 h-8" />
    <RowsSkeleton className="[--rows:15] [--row:44px]" />
  </div>
);

/** Skeleton of a page that isn't a list. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-72 max-w-full" />
    </div>
    <Skeleton className="h-[520px] rounded-lg" />
  </div>
);
