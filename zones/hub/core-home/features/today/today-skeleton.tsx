import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** A line, the cards and the first apps. */
export const TodaySkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-28" />
    <Skeleton className="mt-1 h-5 w-56" />
    <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-3">
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} className="h-[168px]" />
      ))}
    </div>
    <Skeleton className="mt-6 h-6 w-24" />
  </div>
);
