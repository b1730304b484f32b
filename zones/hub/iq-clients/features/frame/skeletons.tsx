import { RowsSkeleton } from '@suite/list/skeletons';
import { PAGE_ROWS } from '@suite/list/use-view';
import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a list with its heading. */
export const ListSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-[60px] justify-between gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-6 h-10 w-40" />
    </div>
    <div className="mb-3 flex h-16 items-end gap-3">
      <Skeleton className="h-10 w-64" />
    </div>
    <RowsSkeleton rows={PAGE_ROWS / 2} className="auto-rows-[44px]" />
  </div>
);

/** The shape of a page of metrics. */
export const MetricsSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-[60px] justify-between gap-3">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="mt-6 h-10 w-40" />
    </div>
    <Skeleton className="h-48 rounded-lg" />
    <Skeleton className="mt-8 h-[600px] rounded-lg" />
  </div>
);
