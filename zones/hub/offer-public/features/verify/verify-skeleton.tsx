import { NarrowPage } from '@suite/ui/narrow-page';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

export const VerifySkeleton = () => (
  <NarrowPage brand={copy.brand} title={copy.title} text={copy.text}>
    <Skeleton className="h-36" />
  </NarrowPage>
);
