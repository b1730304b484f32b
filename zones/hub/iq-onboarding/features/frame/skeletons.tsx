import { Skeleton } from '@suite/ui/skeleton';

/** Skeleton of the checklist: four steps, one of them open. */
export const ChecklistSkeleton = () => (
  <div role="status" aria-label="Looking up how far your set-up is">
    <Skeleton className="h-8 w-60" />
    <Skeleton className="mt-1 h-5 w-96 max-w-full" />
    <ol className="mt-5 max-w-[800px] divide-y divide-line rounded-lg border border-line bg-surface">
      {['h-7 w-48', 'h-64 w-full', 'h-7 w-40', 'h-7 w-44'].map((shape) => (
        <li key={shape} className="flex gap-3.5 p-4 sm:p-5">
          <Skeleton className="size-7 rounded-full" />
          <div className="flex-1">
            <Skeleton className={shape} />
          </div>
        </li>
      ))}
    </ol>
  </div>
);

/** Skeleton of an upload: its heading and the table of its columns. */
export const UploadSkeleton = () => (
  <div role="status" aria-label="Loading the upload">
    <Skeleton className="h-8 w-60" />
    <Skeleton className="mt-1 h-5 w-96 max-w-full" />
    <Skeleton className="mt-6 h-40 max-w-[960px]" />
    <Skeleton className="mt-4 h-80 max-w-[960px]" />
  </div>
);
