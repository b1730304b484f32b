import { RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

/** Skeleton of a page with its heading. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-56 max-w-full" />
    </div>
    <RowsSkeleton className="[--rows:6] [--row:76px]" />
  </div>
);
