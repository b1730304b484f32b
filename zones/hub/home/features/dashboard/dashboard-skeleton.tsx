import { Skeleton } from '@suite/ui/skeleton';

export const DashboardSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-8 w-32" />
    <Skeleton className="mt-5 h-6 w-28" />
    <Skeleton className="mt-3 h-[70px]" />
    <Skeleton className="my-7 h-2" />
  </div>
);
