import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

export const SettingsSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-32" />
    <Skeleton className="mt-1 h-5 w-96 max-w-full" />
  </div>
);
