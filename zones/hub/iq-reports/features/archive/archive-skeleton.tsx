import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

export const ArchiveSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-40" />
    <Skeleton className="mt-1 h-15 w-[68ch] max-w-full max-sm:h-25" />
    <Skeleton className="mt-26 h-80" />
  </div>
);
