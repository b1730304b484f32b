import { PageSkeleton as HeadedSkeleton, RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** Skeleton of a page of the plan: its heading, a strip of numbers, and rows. */
export const PlanSkeleton = () => (
  <HeadedSkeleton label={copy.loading} heading="w-96" action="w-36 max-sm:hidden">
    <Skeleton className="mb-4 h-24 rounded-lg" />
    <Skeleton className="mb-3 h-8" />
    <RowsSkeleton className="[--rows:10] [--row:56px]" />
  </HeadedSkeleton>
);

/** Skeleton of a page with a form. */
export const PageSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="mb-4 h-8 w-96 max-w-full" />
    <Skeleton className="h-[520px] rounded-lg" />
  </div>
);
