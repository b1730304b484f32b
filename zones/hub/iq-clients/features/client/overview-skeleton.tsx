import { Skeleton } from '@suite/ui/skeleton';

/** The shape of a client's overview. */
export const OverviewSkeleton = () => (
  <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
    {['why', 'ageing', 'invoicing', 'ledger'].map((part) => (
      <div key={part}>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-3 h-[340px]" />
      </div>
    ))}
  </div>
);
