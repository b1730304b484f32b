import { PageSkeleton, RowsSkeleton } from '@suite/list/skeletons';
import { Skeleton } from '@suite/ui/skeleton';

export const ListShape = () => (
  <PageSkeleton heading="w-40" action="w-36">
    <RowsSkeleton className="[--rows:6] [--row:56px]" />
  </PageSkeleton>
);

/** Skeleton of the editor: forms, and beside them the page. */
export const EditorShape = () => (
  <div role="status" aria-label="Loading" className="suite-wide">
    <Skeleton className="mb-4 h-20" />
    <div className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Skeleton className="h-[480px] rounded-lg" />
      <Skeleton className="h-[72vh] rounded-lg max-lg:hidden" />
    </div>
  </div>
);
