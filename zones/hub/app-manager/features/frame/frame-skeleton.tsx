import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a list with its head. */
export const ViewSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-8 w-40" />
    <Skeleton className="mt-4 h-16" />
    <Skeleton className="mt-3 h-[480px]" />
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
