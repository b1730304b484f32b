import { sourceName } from '@services/ledger/browser/source-names';
import { Skeleton } from '@suite/ui/skeleton';
import { TitledSection } from '../frame/titled-section';
import { MergeWith } from '../merge/merge-with';
import { MergedClients } from '../merge/merged-clients';
import { AgingTable } from '../metrics/aging-table';
import type { ClientMetric } from '../views/client-view';
import { Panel } from './client-panel';
import { ClientToDos, useClientToDos } from './client-to-dos';
import { copy } from './copy';
import type { TabParts } from './documents';
import { Invoicing } from './invoicing';
import { RecentActivity } from './recent-activity';
import { WhySegment } from './why-segment';

interface Props extends TabParts {
  data: ClientMetric | undefined;
}

const layout = 'grid items-start gap-x-8 gap-y-6 *:grid *:min-w-0 *:gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

/** Open to-dos and recent activity, beside the receivables and the reasons for the client segment. */
export function ClientOverview({ data, ...parts }: Props) {
  const toDos = useClientToDos(parts.view.id);
  if (!data || toDos.isLoading) return <OverviewSkeleton />;
  const { view, change } = parts;
  const { client, currency, ledgerCustomers, merged } = data;
  return (
    <div className={layout}>
      <div>
        <ClientToDos read={toDos} name={client.name} />
        <RecentActivity {...parts} />
      </div>
      <div>
        <TitledSection title={copy.aging} className="" isMenuBeside>
          <AgingTable
            aging={client.aging}
            unappliedCredit={client.unappliedCredit}
            currency={currency}
            shown={data.asOf}
            rows={{ client: client.clientId, asOf: view.asOf }}
            sort={view}
            onSort={({ column, direction }) => change({ sort: column, order: direction })}
            name="client-aging"
          />
        </TitledSection>
        <WhySegment data={data} />
        <Invoicing client={client} />
        <TitledSection title={copy.ledger} className="">
          {ledgerCustomers.length === 0 ? (
            <p className="text-muted">{copy.noLedger}</p>
          ) : (
            <Panel>
              <ul className="divide-y divide-line">
                {ledgerCustomers.map(({ name, source }, place) => (
                  <li key={place} className="flex justify-between gap-3 py-2">
                    <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
                    <span className="flex-none text-muted">{sourceName({ source, fileName: null })}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          {merged.length > 0 && <MergedClients merged={merged} into={client.name} />}
          <div className="mt-3">
            <MergeWith client={{ id: client.clientId, name: client.name }} />
          </div>
        </TitledSection>
      </div>
    </div>
  );
}

const OverviewSkeleton = () => (
  <div className={layout}>
    {[
      ['to-dos', 'activity'],
      ['aging', 'why'],
    ].map((column) => (
      <div key={column[0]}>
        {column.map((part) => (
          <div key={part}>
            <Skeleton className="h-6 w-48" />
            <Skeleton className={`mt-3 rounded-lg ${part === 'to-dos' ? 'h-24' : 'h-64'}`} />
          </div>
        ))}
      </div>
    ))}
  </div>
);
