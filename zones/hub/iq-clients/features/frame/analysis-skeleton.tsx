import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a page of figures. */
export const AnalysisSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-[60px] justify-between gap-3">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="mt-6 h-10 w-40" />
    </div>
    <Skeleton className="h-48 rounded-lg" />
    <Skeleton className="mt-8 h-[600px] rounded-lg" />
  </div>
);
