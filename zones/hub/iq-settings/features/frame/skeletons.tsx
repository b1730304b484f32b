import { RowsSkeleton, SectionNavSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

/** Skeleton of a page: its heading and a box of rows. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-8 w-40" />
    <Skeleton className="mt-1 h-5 w-96 max-w-full" />
    <RowsSkeleton className="mt-5 h-[418px] [--row:72px]" />
  </div>
);

/** Skeleton of the zone while it starts. */
export const ZoneSkeleton = () => (
  <>
    <SectionNavSkeleton />
    <PageSkeleton />
  </>
);
