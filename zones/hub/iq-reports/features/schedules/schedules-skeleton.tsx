import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** The shape of the list of schedules. */
export const SchedulesSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-40" />
    <Skeleton className="mt-2 h-11 w-[68ch] max-w-full" />
    <Skeleton className="mt-5 h-40" />
  </div>
);
