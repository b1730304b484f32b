import { Skeleton } from '@suite/ui/skeleton';

export const SecuritySkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-8 w-48" />
    <Skeleton className="mt-6 h-40" />
  </div>
);
