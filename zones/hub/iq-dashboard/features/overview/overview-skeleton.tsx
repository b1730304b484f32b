import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** Skeleton of the metrics. */
export const OverviewSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-60" />
    <div className="mt-4 grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </div>
    <Skeleton className="mt-4 h-80" />
  </div>
);
