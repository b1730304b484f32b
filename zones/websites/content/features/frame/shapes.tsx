import { RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a list with its heading. */
export const ListShape = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-9 w-36" />
    </div>
    <RowsSkeleton rows={6} className="auto-rows-[56px]" />
  </div>
);
