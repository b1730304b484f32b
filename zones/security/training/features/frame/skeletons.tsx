import { PageSkeleton as HeadedSkeleton, RowsSkeleton } from '@suite/list/skeletons';

/** Skeleton of a page with its heading. */
export const PageSkeleton = () => (
  <HeadedSkeleton heading="w-56">
    <RowsSkeleton className="[--rows:6] [--row:76px]" />
  </HeadedSkeleton>
);
