import { Skeleton } from '@suite/ui/skeleton';

/** Skeleton of the page while the zone starts. */
export const ToDosSkeleton = () => (
  <div>
    <Skeleton className="h-8 w-60" />
    <Skeleton className="mt-2 mb-4 h-5 w-96 max-w-full" />
    <Skeleton className="mb-3 h-8 w-[480px] max-w-full" />
    <Skeleton className="mb-3 h-16" />
    <Skeleton className="h-[480px]" />
  </div>
);
