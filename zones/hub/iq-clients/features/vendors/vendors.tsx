'use client';

import { getVendorAnalysis, getVendors } from '@services/insights/contract/vendors';
import { useQuery } from '@suite/api/use-query';
import { AsOfField } from '@suite/iq/as-of-field';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { StaleNote } from '@suite/iq/stale-note';
import { dayOrLatest } from '@suite/iq/stored-date';
import { useStale } from '@suite/iq/use-stale';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { Categories } from './categories';
import { copy } from './copy';
import { MergeList } from './merge-list';
import { Overlaps } from './overlaps';
import { VendorList } from './vendor-list';
import { VendorShares } from './vendor-shares';
import { VendorStats } from './vendor-stats';
import { vendorsDefaults, vendorsQuery } from './vendors-view';

/** What the firm spends, by vendor and by category, and vendors that may be the same. */
export function Vendors() {
  const { deployment } = useSuite();
  const [view, change] = useView('iq-clients', '/vendoranalysis', vendorsDefaults);
  const read = useQuery(getVendorAnalysis, { query: { asOf: dayOrLatest(view.asOf) } });
  const { data, staleSince, retry } = useStale(read);
  const list = useList(getVendors, 'vendors', { query: vendorsQuery(view) });
  const head = (
    <ViewHead
      title={copy.heading}
      text={copy.text}
      actions={
        read.error?.code !== 'not_found' && (
          <AsOfField value={view.asOf} shown={data?.asOf} from={data?.vendorsFrom} onChange={(asOf) => change({ asOf })} />
        )
      }
    />
  );
  if (!data && read.error) {
    return (
      <>
        {head}
        <MetricsFailed error={read.error} title={copy.failed} onRetry={retry} />
      </>
    );
  }
  if (data?.vendors === 0) {
    return (
      <>
        {head}
        <EmptyState
          title={copy.emptyTitle}
          text={copy.emptyText}
          action={<ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>{copy.import}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      {head}
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      <VendorStats data={data} asOf={view.asOf} />
      {data ? (
        <>
          <VendorShares data={data} asOf={view.asOf} />
          {/* One of the two has a filter above its table: both tables begin at the same height. */}
          <div className="mt-8 grid gap-x-10 gap-y-6 *:min-w-0 xl:grid-cols-2 xl:*:grid xl:*:grid-rows-subgrid xl:*:row-span-4 xl:gap-y-0 xl:*:items-start xl:*:*:min-w-0">
            <Categories data={data} view={view} change={change} />
            <Overlaps data={data} view={view} change={change} />
          </div>
          <VendorList view={view} change={change} list={list} expectedRows={Math.min(PAGE_ROWS, data.vendors)} />
          <MergeList view={view} change={change} />
        </>
      ) : (
        <Skeleton className="mt-8 h-[600px] rounded-lg" />
      )}
    </>
  );
}
