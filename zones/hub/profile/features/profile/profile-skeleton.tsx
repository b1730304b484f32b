import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** Skeleton of a heading with its line, which both of the zone's pages start with. */
export const ProfileSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-32" />
    <Skeleton className="mt-1 h-5 w-60 max-w-full" />
  </div>
);
