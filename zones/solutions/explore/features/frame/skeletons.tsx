import { Skeleton } from '@suite/ui/skeleton';

/** Skeleton of cards below a heading. */
export const CardsSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-40" />
    </div>
    <Skeleton className="mb-3 h-9" />
    <CardShapes />
  </div>
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

/** Skeleton of a page that isn't a list. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-72 max-w-full" />
    </div>
    <Skeleton className="h-[520px] rounded-lg" />
  </div>
);
