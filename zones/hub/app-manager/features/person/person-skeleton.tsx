import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

export const PersonSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <div className="flex items-center gap-4">
      <Skeleton className="size-12 rounded-full" />
      <div>
        <Skeleton className="h-8 w-60" />
        <Skeleton className="mt-1 h-5 w-72" />
      </div>
    </div>
    <Skeleton className="mt-4 h-12" />
    <Skeleton className="mt-6 h-40" />
    <Skeleton className="mt-6 h-[600px]" />
  </div>
);
