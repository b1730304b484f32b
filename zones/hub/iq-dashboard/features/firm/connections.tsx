import { useConnections } from '@services/ledger/browser/firms';
import type { InsightsFirm } from '@services/ledger/contract/firms';
import { useSuite } from '@suite/shell/start/suite-context';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { lazy, Suspense, useEffect } from 'react';
import { copy } from './copy';

/** Loaded late: it is below the metrics, and navigation to the zone doesn't wait for it. */
const load = () => import('./connection-list');
const ConnectionList = lazy(async () => ({ default: (await load()).ConnectionList }));

interface Props {
  firm: InsightsFirm;
}

export function Connections({ firm }: Props) {
  const { data, error, isLoading, mutate } = useConnections(firm.organizationId);
  const { deployment } = useSuite();
  const { heading, failed, manage } = copy.connections;
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <section aria-labelledby="connections" className="mt-7">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="connections">{heading}</h2>
        <Link href={zoneUrl(deployment, 'iq-settings')}>{manage}</Link>
      </div>
      {isLoading && <Loading />}
      {!isLoading && error && data === undefined && <ErrorNote title={failed} onRetry={() => mutate()} />}
      {data !== undefined && (
        <Suspense fallback={<Loading />}>
          <ConnectionList firm={firm} connections={data} />
        </Suspense>
      )}
    </section>
  );
}

const Loading = () => (
  <div role="status" aria-label={copy.connections.loading}>
    <Skeleton className="h-[58px]" />
    <Skeleton className="mt-4 h-[66px]" />
  </div>
);
