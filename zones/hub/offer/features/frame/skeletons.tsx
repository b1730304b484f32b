import { PageSkeleton as HeadedSkeleton, RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

export const ListSkeleton = () => (
  <HeadedSkeleton heading="w-40" action="w-36">
    <Skeleton className="mb-3 h-8" />
    <div className="mb-3 flex h-16 items-end gap-3">
      <Skeleton className="h-10 w-64" />
    </div>
    <RowsSkeleton className="[--rows:15] [--row:44px]" />
  </HeadedSkeleton>
);

/** Skeleton of one proposal. */
export const PageSkeleton = () => (
  <HeadedSkeleton heading="w-72" action="w-28">
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <Skeleton className="h-[520px] rounded-lg" />
      <Skeleton className="h-[520px] rounded-lg max-xl:hidden" />
    </div>
  </HeadedSkeleton>
);
