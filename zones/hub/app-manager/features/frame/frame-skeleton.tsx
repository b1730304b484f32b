import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a list with its head. */
export const ViewSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-8 w-40" />
    <div className="mt-4 mb-3 flex h-16 items-end gap-3">
      <Skeleton className="h-10 w-64" />
    </div>
    <div className="grid h-[480px] auto-rows-[44px] items-center overflow-hidden rounded-lg border border-line bg-surface px-4">
      {Array.from({ length: 10 }, (_, row) => (
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
