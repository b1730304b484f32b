import type { getOwnRequests } from '@services/identity/contract/requests';
import type { QueryOf } from '@suite/api/use-query';
import type { useApps } from '@suite/shell/use-apps';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { ClosedApp } from './closed-app';
import { copy } from './copy';
import { latestRequest } from './request-state';

interface Props {
  apps: ReturnType<typeof useApps>['closed'];
  requests: QueryOf<typeof getOwnRequests>;
}

/** Apps that the person can't open, each with the state of their request. */
export function ClosedApps({ apps, requests }: Props) {
  if (apps.length === 0) return null;
  const { data, error, isLoading, mutate } = requests;
  const { heading, text, loading, failed } = copy.closed;
  return (
    <section aria-labelledby="closed" className="mt-8">
      <h2 id="closed">{heading}</h2>
      <p className="mt-1 mb-3 text-muted">{text}</p>
      {isLoading ? (
        <div role="status" aria-label={loading} className="flex flex-col gap-px">
          {apps.map(({ name }) => (
            <Skeleton key={name} className="h-[52px]" />
          ))}
        </div>
      ) : (
        <>
          {error && !data && <ErrorNote {...failed} onRetry={() => mutate()} />}
          <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
            {apps.map((app) => (
              <ClosedApp key={app.name} app={app} request={latestRequest(data, app.name)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
