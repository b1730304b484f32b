import { RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

export const ListSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-9 w-36" />
    </div>
    <Skeleton className="mb-3 h-8" />
    <div className="mb-3 flex h-16 items-end gap-3">
      <Skeleton className="h-10 w-64" />
    </div>
    <RowsSkeleton className="[--rows:15] [--row:44px]" />
  </div>
);

/** Skeleton of one proposal. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="h-9 w-28" />
    </div>
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <Skeleton className="h-[520px] rounded-lg" />
      <Skeleton className="h-[520px] rounded-lg max-xl:hidden" />
    </div>
  </div>
);
