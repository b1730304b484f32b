import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

export const ReportSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-5 w-24" />
    <Skeleton className="mt-2 h-8 w-96 max-w-full" />
    <Skeleton className="mt-2 h-5 w-60" />
    <Skeleton className="mt-6 h-[1100px] max-w-[860px]" />
  </div>
);
