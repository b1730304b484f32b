import { Skeleton } from '@suite/ui/skeleton';

/** The shape of cards below a heading. */
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

/** The shape of the cards alone. */
export const CardShapes = () => (
  <div aria-hidden="true" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
    {Array.from({ length: CARDS }, (_, card) => (
      <Skeleton key={card} className="h-[168px] rounded-lg" />
    ))}
  </div>
);

/** The shape of a page that is no list. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading">
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className="h-8 w-72 max-w-full" />
    </div>
    <Skeleton className="h-[520px] rounded-lg" />
  </div>
);
