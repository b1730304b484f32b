import { Skeleton } from '@suite/ui/skeleton';

/** The shape of an upload: its head, and the table of what its columns say. */
export const UploadSkeleton = () => (
  <div role="status" aria-label="Loading the upload">
    <Skeleton className="h-8 w-60" />
    <Skeleton className="mt-1 h-5 w-96 max-w-full" />
    <Skeleton className="mt-6 h-40 max-w-[960px]" />
    <Skeleton className="mt-4 h-80 max-w-[960px]" />
  </div>
);
