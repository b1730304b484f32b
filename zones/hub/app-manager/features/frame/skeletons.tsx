import { RowsSkeleton, SectionNavSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

/** Placeholder of a list with its heading. */
export const ListSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-8 w-40" />
    <div className="mt-4 mb-3 flex h-16 items-end gap-3">
      <Skeleton className="h-10 w-64" />
    </div>
    <RowsSkeleton className="h-[478px] [--row:44px]" />
  </div>
);

export const ZoneSkeleton = () => (
  <>
    <SectionNavSkeleton />
    <ListSkeleton />
  </>
);
