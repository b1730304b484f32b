import { Skeleton } from '@suite/ui/skeleton';
import { OverviewSkeleton } from '../overview/overview-skeleton';
import { copy } from './copy';

export const FirmSkeleton = () => (
  <>
    <div role="status" aria-label={copy.loading} className="mb-4 h-[66px]">
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-2 h-4 w-32" />
    </div>
    <OverviewSkeleton />
  </>
);
