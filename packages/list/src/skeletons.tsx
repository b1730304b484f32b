import { Skeleton } from '@suite/ui/skeleton';

/** The shape of `SectionNav`. */
export const SectionNavSkeleton = () => (
  <div className="mb-6 h-[41px] border-b border-line">
    <Skeleton className="h-5 w-80 max-w-full" />
  </div>
);

interface RowsProps {
  /** Utilities that say how many rows there are and how high they are, `[--rows:6] [--row:44px]`, and the box's own margin. */
  className: string;
}

/** The shape of the rows of a list. */
export const RowsSkeleton = ({ className }: RowsProps) => (
  <div className={`ui-skeleton-rows rounded-lg border border-line ${className}`} />
);
