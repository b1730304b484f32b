import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** Placeholder: what needs action, and the first apps. */
export const BelowSkeleton = () => (
  <>
    <div className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
      {['overdue', 'to-dos'].map((key) => (
        <div key={key} className="flex h-[65px] items-center justify-between gap-4 px-4">
          <div>
            <Skeleton className="h-4 w-36" />
            <Skeleton className="mt-1.5 h-4 w-56" />
          </div>
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
    <Skeleton className="mt-3 h-5 w-80 max-w-full" />
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
