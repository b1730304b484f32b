import { NarrowPage } from '@suite/ui/narrow-page';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** Skeleton of a sentence, four fields and a button. */
export const InvitationSkeleton = () => (
  <NarrowPage brand={copy.brand} title={copy.waiting}>
    <div role="status" aria-label={copy.loading} className="flex flex-col gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-16" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="h-16" />
      <Skeleton className="h-9" />
    </div>
  </NarrowPage>
);
