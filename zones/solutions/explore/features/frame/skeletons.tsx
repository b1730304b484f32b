import { PageSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

/** Skeleton of cards below a heading. */
export const CardsSkeleton = () => (
  <PageSkeleton heading="w-40">
    <Skeleton className="mb-3 h-9" />
    <CardShapes />
  </PageSkeleton>
);

const CARDS = 9;

/** Skeleton of the cards alone. */
export const CardShapes = () => (
  <div aria-hidden="true" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
    {Array.from({ length: CARDS }, (_, card) => (
      <Skeleton key={card} className="h-[168px] rounded-lg" />
    ))}
  </div>
);
