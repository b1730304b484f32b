import { PageSkeleton as HeadedSkeleton, RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** Placeholder of a page with a row of metrics and a table. */
export const PageSkeleton = () => (
  <HeadedSkeleton label={copy.loading} heading="w-96" action="w-36 max-sm:hidden">
    <Skeleton className="mb-4 h-24 rounded-lg" />
    <RowsSkeleton className="[--rows:8] [--row:48px]" />
  </HeadedSkeleton>
);
