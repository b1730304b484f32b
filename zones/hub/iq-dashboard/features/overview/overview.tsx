import { getDashboard } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { AsOfField } from '@suite/iq/as-of-field';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { StaleNote } from '@suite/iq/stale-note';
import { useComparison } from '@suite/iq/use-compared';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useStale } from '@suite/iq/use-stale';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { CompareChoice } from './compare-choice';
import { copy } from './copy';
import { FirstImport } from './first-import';
import { OverviewSkeleton } from './overview-skeleton';
import { overviewDefaults } from './overview-view';

/** Opening the zone loads the page head; the code of the metrics loads while the API computes them. */
const load = () => import('./metrics');
const Metrics = lazy(async () => ({ default: (await load()).Metrics }));

interface Props {
  firmName: string;
  /** The firm has a connection or an import. */
  hasConnection: boolean;
  /** Shown below the metrics. */
  children: ReactNode;
}

/** The firm's metrics as of a date, which can be set back. */
export function Overview({ firmName, hasConnection, children }: Props) {
  const { day } = useMetricFormats();
  const [view, change] = useView('iq-dashboard', '/', overviewDefaults);
  const { asOf } = view;
  const [comparison, compareWith] = useComparison();
  const query = useMemo(() => (asOf ? { asOf } : {}), [asOf]);
  const read = useQuery(getDashboard, query && { query });
  const { data, staleSince, retry } = useStale(read);
  const { error } = read;
  useEffect(() => void load().catch(() => undefined), []);
  const hasNone = !data && error?.code === 'not_found';
  return (
    <>
      <ViewHead
        title={copy.heading}
        text={
          <>
            <bdi>{firmName}</bdi>
            {data && (
              <>
                {' · '}
                <span>{copy.asOf(day(data.asOf))}</span>
              </>
            )}
          </>
        }
        actions={
          !hasNone && (
            <>
              <CompareChoice value={comparison} onChange={compareWith} />
              <AsOfField value={asOf} shown={data?.asOf} onChange={(next) => change({ asOf: next })} />
            </>
          )
        }
      />
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      {data && (
        <Suspense fallback={<OverviewSkeleton />}>
          <Metrics dashboard={data} comparison={comparison} view={view} change={change} />
        </Suspense>
      )}
      {hasNone && hasConnection && <FirstImport error={error} title={copy.failed} onRetry={retry} />}
      {!data && error && !hasNone && <MetricsFailed error={error} title={copy.failed} onRetry={retry} />}
      {!data && !error && <OverviewSkeleton />}
      {(data || error) && children}
    </>
  );
}
