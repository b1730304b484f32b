import { PageSkeleton, RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

export const ListSkeleton = () => (
  <PageSkeleton heading="w-40" action="w-52">
    <div className="mb-3 flex h-10 items-end gap-3">
      <Skeleton className="h-10 w-64" />
    </div>
    <RowsSkeleton className="[--rows:15] [--row:44px]" />
  </PageSkeleton>
);

/** Skeleton of a page of metrics. */
export const MetricsSkeleton = () => (
  <PageSkeleton heading="w-60" action="w-52">
    <Skeleton className="h-48 rounded-lg" />
    <Skeleton className="mt-8 h-[600px] rounded-lg" />
  </PageSkeleton>
);

/** Skeleton of one ledger document. */
export const DocumentSkeleton = () => (
  <PageSkeleton heading="w-60" action="w-52">
    <Skeleton className="h-24 rounded-lg" />
    <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Skeleton className="h-[420px] rounded-lg" />
      <Skeleton className="h-[320px] rounded-lg" />
    </div>
  </PageSkeleton>
);
