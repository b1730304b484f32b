import { Skeleton } from '@suite/ui/skeleton';

/** The shape of `SectionNav`. */
export const SectionNavSkeleton = () => (
  <div className="mb-6 h-[41px] border-b border-line">
    <Skeleton className="h-5 w-80 max-w-full" />
  </div>
);

interface RowsProps {
  rows: number;
  /** Utilities that set the height of the rows, and the box's own height and margin where it has them. */
  className: string;
}

/** The shape of the rows of a list. */
export const RowsSkeleton = ({ rows, className }: RowsProps) => (
  <div className={`grid items-center overflow-hidden rounded-lg border border-line bg-surface px-4 ${className}`}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} className="w-1/2" />
    ))}
  </div>
);
