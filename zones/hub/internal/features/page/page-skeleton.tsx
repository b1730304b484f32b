import { Skeleton } from '@suite/ui/skeleton';
import { SectionSkeleton } from './section-skeleton';

/** The shape of the zone. */
export const PageSkeleton = () => (
  <>
    <Skeleton className="mb-6 h-[38px]" />
    <SectionSkeleton />
  </>
);
