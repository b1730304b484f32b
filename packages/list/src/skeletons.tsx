import { Skeleton } from '@suite/ui/skeleton';

export const SectionNavSkeleton = () => (
  <div className="mb-6 h-[41px] border-b border-line">
    <Skeleton className="h-5 w-80 max-w-full" />
  </div>
);

interface RowsProps {
  /** Utility classes for the number and height of rows, `[--rows:6] [--row:44px]`, and for the margin of the box. */
  className: string;
}

export const RowsSkeleton = ({ className }: RowsProps) => (
  <div className={`ui-skeleton-rows rounded-lg border border-line ${className}`} />
);
