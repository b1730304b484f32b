import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** The shape of the firm's page. */
export const FirmSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-5 w-24" />
    <Skeleton className="mt-1 h-7 w-72 max-w-full" />
    <Skeleton className="mt-8 h-6 w-32" />
    <Skeleton className="mt-3 h-[66px]" />
  </div>
);
