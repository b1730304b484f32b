import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

export const BrandingSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-40" />
    <Skeleton className="mt-2 h-5 w-[60ch] max-w-full" />
    <Skeleton className="mt-6 h-96" />
  </div>
);
