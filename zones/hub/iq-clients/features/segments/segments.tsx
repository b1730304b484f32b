'use client';

import { getDashboard } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { AsOfField } from '@suite/iq/as-of-field';
import { Meanings } from '@suite/iq/meanings';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { SegmentMoves, useMovesOfYear } from '@suite/iq/segment-moves';
import { StaleNote } from '@suite/iq/stale-note';
import { dayOrLatest } from '@suite/iq/stored-date';
import { useStale } from '@suite/iq/use-stale';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { MetricsSkeleton } from '../frame/skeletons';
import { Changes } from './changes';
import { copy } from './copy';

const defaults = { asOf: '' };

const measures = ['segmentMoves', 'badge'] as const;

/** How many clients moved between segments within a year, and which ones. */
export function Segments() {
  const [view, change] = useView('iq-clients', '/segments', defaults);
  const read = useQuery(getDashboard, { query: { asOf: dayOrLatest(view.asOf) } });
  const { data, staleSince, retry } = useStale(read);
  const moves = useMovesOfYear(data, view.asOf);
  const changes = moves.data?.changes;
  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={
          read.error?.code !== 'not_found' && (
            <AsOfField value={view.asOf} shown={data?.asOf} onChange={(asOf) => change({ asOf })} />
          )
        }
      />
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      {!data && read.error && <MetricsFailed error={read.error} title={copy.failed} onRetry={retry} />}
      {!data && !read.error && <MetricsSkeleton />}
      {data && (
        <>
          <section className="rounded-lg border border-line bg-surface p-4">
            <SegmentMoves read={moves} currency={data.currency} requested={view.asOf} />
          </section>
          <Meanings asOf={data.asOf} measures={measures} />
          {!moves.reason && !moves.error && (
            <Changes
              changes={changes?.available ? changes.value : undefined}
              currency={data.currency}
              day={data.asOf}
              since={moves.since}
              requested={view.asOf}
            />
          )}
        </>
      )}
    </>
  );
}
