import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

export const MyAppsSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-40" />
    <Skeleton className="mt-4 h-16 max-w-[400px]" />
    <Skeleton className="mt-6 h-6 w-24" />
    <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-2">
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} className="h-[58px]" />
      ))}
    </div>
  </div>
);
