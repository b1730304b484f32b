import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** What needs somebody, and the first apps. */
export const BelowSkeleton = () => (
  <>
    <Skeleton className="mt-4 h-[196px]" />
    <Skeleton className="mt-6 h-6 w-24" />
  </>
);

export const TodaySkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-28" />
    <Skeleton className="mt-1 h-5 w-56" />
    <BelowSkeleton />
  </div>
);
