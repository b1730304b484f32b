import { PAGE_ROWS } from '@suite/list/use-view';
import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a list with its head. */
export const ViewSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-[60px] justify-between gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-6 h-10 w-40" />
    </div>
    <div className="mb-3 flex h-16 items-end gap-3">
      <Skeleton className="h-10 w-64" />
    </div>
    <div className="grid auto-rows-[44px] items-center overflow-hidden rounded-lg border border-line bg-surface px-4">
      {Array.from({ length: PAGE_ROWS / 2 }, (_, row) => (
        <Skeleton key={row} className="w-1/2" />
      ))}
    </div>
  </div>
);

/** The shape of the zone while it starts. */
export const FrameSkeleton = () => (
  <>
    <div className="mb-6 h-[41px] border-b border-line">
      <Skeleton className="h-5 w-80 max-w-full" />
    </div>
    <ViewSkeleton />
  </>
);
