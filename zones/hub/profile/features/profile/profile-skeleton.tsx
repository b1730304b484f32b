import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** A heading with its line: what both of the zone's pages begin with. */
export const ProfileSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-32" />
    <Skeleton className="mt-1 h-5 w-60 max-w-full" />
  </div>
);
