import { Skeleton } from '@suite/ui/skeleton';

export const FactsSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="mb-4 h-8 w-56" />
    <Skeleton className="mb-6 h-24 rounded-lg" />
    <Skeleton className="h-[520px] rounded-lg" />
  </div>
);
