import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a section, below the links. */
export const SectionSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-8 w-48" />
    <Skeleton className="mt-1 h-5 w-96 max-w-full" />
    <Skeleton className="mt-8 h-72" />
  </div>
);
