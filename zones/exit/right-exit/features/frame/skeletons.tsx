import { RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** Placeholder of a page with a row of metrics and a table. */
export const PageSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-96 max-w-full" />
      <Skeleton className="h-9 w-36 max-sm:hidden" />
    </div>
    <Skeleton className="mb-4 h-24 rounded-lg" />
    <RowsSkeleton className="[--rows:8] [--row:48px]" />
  </div>
);
