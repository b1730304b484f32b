import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

export const AccountSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-44" />
    <Skeleton className="mt-1 mb-6 h-5 max-w-[60ch]" />
  </div>
);
