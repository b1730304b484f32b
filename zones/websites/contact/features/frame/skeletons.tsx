import { RowsSkeleton } from '@suite/list/skeletons';
import { PAGE_ROWS } from '@suite/list/use-view';
import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a list with its heading. */
export const ListSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-9 w-36" />
    </div>
    <Skeleton className="mb-3 h-8" />
    <RowsSkeleton rows={PAGE_ROWS / 2} className="auto-rows-[44px]" />
  </div>
);

/** The shape of a page that is no list. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-72 max-w-full" />
    </div>
    <Skeleton className="h-[520px] rounded-lg" />
  </div>
);
