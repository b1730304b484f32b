import { RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** Skeleton of the price book below its heading. */
export const BookSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="mb-3 h-8" />
    <div className="mb-3 flex h-16 items-end">
      <Skeleton className="h-10 w-64" />
    </div>
    <Skeleton className="mb-2 h-6 w-32" />
    <RowsSkeleton className="mb-6 [--rows:4] [--row:64px]" />
    <Skeleton className="mb-2 h-6 w-32" />
    <RowsSkeleton className="[--rows:4] [--row:64px]" />
  </div>
);
