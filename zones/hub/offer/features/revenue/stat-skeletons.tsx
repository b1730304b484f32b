import { Skeleton } from '@suite/ui/skeleton';

/** The room of a strip of numbers while they load. */
export const StatSkeletons = ({ count }: { count: number }) => (
  <div role="status" aria-label="Loading" className="mb-4 grid gap-3 sm:grid-flow-col sm:auto-cols-fr">
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <Skeleton key={at} className="h-[98px] rounded-lg" />
    ))}
  </div>
);
