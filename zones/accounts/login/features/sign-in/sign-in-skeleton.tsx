import { NarrowPage } from '@suite/ui/narrow-page';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

/** Placeholder: two fields, a button and a link. */
export const SignInSkeleton = () => (
  <NarrowPage brand={copy.brand} title={copy.title}>
    <div className="flex flex-col gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-9" />
      <Skeleton className="h-5 w-32 self-center" />
    </div>
  </NarrowPage>
);
