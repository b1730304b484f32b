'use client';

import { getClientMetric } from '@services/insights/contract/clients';
import { getDashboard } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { StaleNote } from '@suite/iq/stale-note';
import { dayOrLatest } from '@suite/iq/stored-date';
import { UnsureNote } from '@suite/iq/unsure-note';
import { useStale } from '@suite/iq/use-stale';
import { oneOf } from '@suite/list/known-values';
import { useView } from '@suite/list/use-view';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Tabs } from '@suite/ui/tabs';
import { useDeferredValue, useEffect } from 'react';
import { DebtorSection } from '../debtor/debtor-section';
import { MetricsSkeleton } from '../frame/skeletons';
import { type ChangeClient, type ClientView, clientDefaults, clientTabs, freshTable } from '../views/client-view';
import { clientsHash } from '../views/clients-view';
import { ClientHead } from './client-head';
import { ClientMonths } from './client-months';
import { ClientOverview } from './client-overview';
import { ClientPrices } from './client-prices';
import { ClientStats } from './client-stats';
import { copy } from './copy';
import { Invoices } from './invoices';
import { Payments } from './payments';

/** One client: its metrics, the reasons for its segment, and its months, documents and prices. */
export function ClientPage() {
  const [view, change] = useView('iq-clients', '/client', clientDefaults);
  return view.id ? <Loaded key={view.id} view={view} change={change} /> : <Unknown asOf={view.asOf} />;
}

interface Props {
  view: ClientView;
  change: ChangeClient;
}

function Loaded({ view, change }: Props) {
  const asOf = dayOrLatest(view.asOf);
  const read = useQuery(getClientMetric, { params: { clientId: view.id }, query: { asOf } });
  const { data, staleSince, retry } = useStale(read);
  // Content below the metrics renders in chunks, so that the page stays responsive to input.
  const below = useDeferredValue(data);
  const onAsOf = (day: string) => change({ asOf: day });
  const clientId = data?.client.clientId;
  // A merged client's id leads to the client that it was merged into.
  useEffect(() => {
    if (clientId && clientId !== view.id) change({ ...view, id: clientId }, { replace: true });
  }, [clientId, view, change]);

  if (!data && read.error?.code === 'not_found') return <NotFound asOf={view.asOf} />;
  if (!data && read.error) {
    return (
      <>
        <ClientHead name={copy.unnamed} asOf={view.asOf} shown={undefined} onAsOf={onAsOf} />
        <MetricsFailed error={read.error} title={copy.failed} onRetry={retry} />
      </>
    );
  }
  const parts = { view, change, asOf };
  const tab = oneOf(clientTabs, view.tab) ?? 'overview';
  return (
    <>
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      <ClientHead
        clientId={view.id}
        name={data?.client.name}
        badge={data?.client.badge}
        asOf={view.asOf}
        shown={data?.asOf}
        onAsOf={onAsOf}
      />
      {data && (
        <UnsureNote
          unsure={data.client.unsure}
          metrics={[data.client.open, data.client.overdue, data.client.unappliedCredit, data.client.aging]}
          rows={{ client: view.id, asOf: view.asOf }}
        />
      )}
      {/* As high as its notes make it, so that nothing moves when they come. */}
      <div className="grid max-sm:min-h-[354px] max-[359px]:min-h-[418px] lg:min-h-[242px] xl:min-h-[130px] [&_dl]:h-full">
        <ClientStats data={data} asOf={view.asOf} />
      </div>
      {!view.asOf && (
        <div className="mt-4">
          <DebtorSection
            clientId={view.id}
            client={data?.client.name}
            isReminding={view.act === 'remind'}
            onReminding={(isReminding) => change({ act: isReminding ? 'remind' : '' }, { replace: true })}
          />
        </div>
      )}
      <div className="mt-6">
        <Tabs
          label={copy.parts}
          selected={tab}
          onSelect={(chosen) => change({ ...freshTable, tab: chosen })}
          tabs={[
            { id: 'overview', text: copy.tabs.overview, panel: <ClientOverview data={below} {...parts} /> },
            { id: 'months', text: copy.tabs.months, panel: <ClientMonths data={below} view={view} change={change} /> },
            { id: 'invoices', text: copy.tabs.invoices, panel: <Invoices {...parts} /> },
            { id: 'payments', text: copy.tabs.payments, panel: <Payments {...parts} /> },
            { id: 'prices', text: copy.tabs.prices, panel: <ClientPrices {...parts} /> },
          ]}
        />
      </div>
    </>
  );
}

/** Shown when no client has the id, or when the firm has no metrics at all. */
function NotFound({ asOf }: { asOf: string }) {
  const { error, isLoading, mutate } = useQuery(getDashboard, { query: { asOf: dayOrLatest(asOf) } });
  if (isLoading) return <MetricsSkeleton />;
  if (error?.code === 'not_found') return <MetricsFailed error={error} title={copy.failed} onRetry={() => mutate()} />;
  return <Unknown asOf={asOf} />;
}

const Unknown = ({ asOf }: { asOf: string }) => (
  <EmptyState
    title={copy.unknownTitle}
    text={copy.unknownText}
    action={
      <ButtonLink variant="quiet" size="sm" href={clientsHash(asOf)}>
        {copy.all}
      </ButtonLink>
    }
  />
);
