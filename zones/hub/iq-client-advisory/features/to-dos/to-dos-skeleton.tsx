import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** The shape of the list. */
export const ListSkeleton = () => (
  <div role="status" aria-label={copy.loading} className="grid gap-3">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-32" />
    ))}
  </div>
);

/** The shape of the page while the zone starts. */
export const ToDosSkeleton = () => (
  <div>
    <Skeleton className="h-8 w-60" />
    <Skeleton className="mt-2 mb-4 h-5 w-96 max-w-full" />
    <Skeleton className="mb-3 h-16" />
    <ListSkeleton />
  </div>
);
