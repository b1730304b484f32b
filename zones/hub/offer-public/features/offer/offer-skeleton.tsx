import { copy } from '@services/proposals/wording/offer-page';
import { Skeleton } from '@suite/ui/skeleton';

export const OfferSkeleton = () => (
  <div role="status" aria-label={copy.loading} className="mx-auto flex max-w-[1080px] flex-col gap-6">
    <h1 className="ui-visually-hidden">{copy.waiting}</h1>
    <div className="flex flex-col gap-3">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-8 w-3/4 max-w-[420px]" />
      <Skeleton className="h-5 w-56" />
    </div>
    <Skeleton className="h-20 max-w-[640px]" />
    <div className="grid gap-3 min-[900px]:grid-cols-3">
      <Skeleton className="h-28 min-[900px]:h-64" />
      <Skeleton className="h-28 min-[900px]:h-64" />
      <Skeleton className="h-28 min-[900px]:h-64" />
    </div>
    <Skeleton className="h-64" />
  </div>
);
