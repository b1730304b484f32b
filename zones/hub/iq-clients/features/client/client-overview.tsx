import { sourceName } from '@services/ledger/client/source-names';
import { Skeleton } from '@suite/ui/skeleton';
import { AgeingTable } from '../figures/ageing-table';
import { TitledSection } from '../frame/titled-section';
import { MergeWith } from '../merge/merge-with';
import { MergedClients } from '../merge/merged-clients';
import { ClientToDos } from './client-to-dos';
import type { ChangeClient, ClientFigure, ClientView } from './client-view';
import { copy } from './copy';
import { Invoicing } from './invoicing';
import { WhySegment } from './why-segment';

interface Props {
  data: ClientFigure | undefined;
  view: ClientView;
  change: ChangeClient;
}

/** Why the client bears its badge, how old its debt is, and where its figures come from. */
export function ClientOverview({ data, view, change }: Props) {
  if (!data) return <OverviewSkeleton />;
  const { client, currency, ledgerCustomers, merged } = data;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2 *:grid *:min-w-0 *:gap-y-6">
      <div>
        <WhySegment data={data} />
        <Invoicing client={client} />
        {/* Last, because it comes later than what is beside it. */}
        <ClientToDos client={client} />
      </div>
      <div>
        <TitledSection title={copy.ageing} className="" isMenuBeside>
          <AgeingTable
            ageing={client.ageing}
            currency={currency}
            shown={data.asOf}
            rows={{ client: client.clientId, asOf: view.asOf }}
            sort={view}
            onSort={({ column, direction }) => change({ sort: column, order: direction })}
            file="client-ageing"
          />
        </TitledSection>
        <TitledSection title={copy.ledger} className="">
          {ledgerCustomers.length === 0 ? (
            <p className="text-muted">{copy.noLedger}</p>
          ) : (
            <ul className="grid gap-1">
              {ledgerCustomers.map(({ name, source }, place) => (
                <li key={place} className="flex justify-between gap-3">
                  <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                  <span className="flex-none text-muted">{sourceName({ source, fileName: null })}</span>
                </li>
              ))}
            </ul>
          )}
          {merged.length > 0 && <MergedClients merged={merged} into={client.name} />}
          <div className="mt-4">
            <MergeWith client={{ id: client.clientId, name: client.name }} />
          </div>
        </TitledSection>
      </div>
    </div>
  );
}

/** The shape of a client's overview. */
const OverviewSkeleton = () => (
  <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
    {['why', 'ageing', 'invoicing', 'ledger'].map((part) => (
      <div key={part}>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-3 h-[340px]" />
      </div>
    ))}
  </div>
);
