import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a part: its head, and a box of rows. */
export const ViewSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-8 w-40" />
    <Skeleton className="mt-1 h-5 w-96 max-w-full" />
    <div className="mt-5 grid h-[420px] auto-rows-[72px] items-center overflow-hidden rounded-lg border border-line bg-surface px-4">
      {Array.from({ length: 6 }, (_, row) => (
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
