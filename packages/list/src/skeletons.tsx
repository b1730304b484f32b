import { Skeleton } from '@suite/ui/skeleton';
import type { ReactNode } from 'react';

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

interface PageProps {
  /** Accessible name. */
  label?: string;
  /** Utility class for the width of the heading. */
  heading?: string;
  /** Utility classes for the width of the action beside it; none by default. */
  action?: string;
  /** What follows the heading; one box by default. */
  children?: ReactNode;
}

/** Skeleton of a page while its script or its data load. */
export const PageSkeleton = ({ label = 'Loading', heading = 'w-72', action, children }: PageProps) => (
  <div role="status" aria-label={label}>
    <div className="mb-4 flex min-h-9 justify-between gap-3">
      <Skeleton className={`h-8 max-w-full ${heading}`} />
      {action && <Skeleton className={`h-9 ${action}`} />}
    </div>
    {children ?? <Skeleton className="h-[520px] rounded-lg" />}
  </div>
);

/** Skeleton of a page with chips and a list. */
export const ListSkeleton = () => (
  <PageSkeleton heading="w-40" action="w-36">
    <Skeleton className="mb-3 h-8" />
    <RowsSkeleton className="[--rows:15] [--row:44px]" />
  </PageSkeleton>
);
