import { useConnections } from '@suite/api/insights/get-connections';
import type { InsightsFirm } from '@suite/contract/insights';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { ConnectionList } from './connection-list';
import { copy } from './copy';

interface Props {
  firm: InsightsFirm;
}

export function Connections({ firm }: Props) {
  const { data, error, isLoading, mutate } = useConnections(firm.organizationId);
  const { heading, loading, failed } = copy.connections;
  return (
    <section aria-labelledby="connections" className="mt-7">
      <h2 id="connections" className="mb-3">
        {heading}
      </h2>
      {isLoading && (
        <div role="status" aria-label={loading}>
          <Skeleton className="h-[58px]" />
          <Skeleton className="mt-4 h-[66px]" />
        </div>
      )}
      {!isLoading && error && data === undefined && <ErrorNote title={failed} onRetry={() => mutate()} />}
      {data !== undefined && <ConnectionList firm={firm} connections={data} />}
    </section>
  );
}
