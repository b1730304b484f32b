'use client';

import { getOutbox } from '@services/internal/contract';
import { useQuery } from '@suite/api/use-query';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { SectionPage } from '../frame/section-page';
import { copy } from './copy';
import { Mails } from './mails';

export function OutboxPage() {
  const { data, error, isLoading, isValidating, mutate } = useQuery(getOutbox, {}, { handleGlobally: true });
  const refresh = (
    <Button variant="quiet" spinning={isValidating && !isLoading} disabled={isLoading} onClick={() => mutate()}>
      {copy.refresh}
    </Button>
  );
  return (
    <SectionPage heading={copy.heading} text={copy.text} action={refresh}>
      <div className="mt-6">
        {isLoading && (
          <div role="status" aria-label={copy.loading}>
            <Skeleton className="mb-3 h-10 sm:w-64" />
            <Skeleton className="h-56" />
            <Skeleton className="mt-px h-11" />
            <Skeleton className="mt-px h-11" />
          </div>
        )}
        {!isLoading && error && <ErrorNote title={copy.failed} onRetry={() => mutate()} />}
        {!error && data?.length === 0 && <EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
        {!error && data && data.length > 0 && <Mails mails={data} />}
      </div>
    </SectionPage>
  );
}
