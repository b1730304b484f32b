import { Skeleton } from '@suite/ui/skeleton';

export const ConversationSkeleton = () => (
  <div role="status" aria-label="Loading" className="mx-auto grid max-w-[760px] gap-6">
    <Skeleton className="h-8 w-72 max-w-full" />
    <Skeleton className="ms-auto h-10 w-64 rounded-lg" />
    <Skeleton className="h-40 rounded-lg" />
  </div>
);

/** Placeholder of any other page. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="mb-4 h-8 w-60" />
    <Skeleton className="h-[420px] rounded-lg" />
  </div>
);
