import { getClientMetrics } from '@services/insights/contract/clients';
import { getDashboard } from '@services/insights/contract/dashboard';
import { getPromises } from '@services/insights/contract/debtors';
import { badges } from '@services/insights/contract/metric-schemas';
import { useQuery } from '@suite/api/use-query';
import { segmentText } from '@suite/iq/client-segment';
import { dayOrLatest } from '@suite/iq/stored-date';
import { Chips } from '@suite/list/chips';
import { useList } from '@suite/list/use-list';
import type { ChangeView } from '@suite/list/use-view';
import { useMayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Select } from '@suite/ui/select';
import { useMemo } from 'react';
import type { ColumnRoom } from '../clients/client-columns';
import { ClientList } from '../clients/client-list';
import { debtorColumns } from '../debtor/debtor-columns';
import { useDebtorActions } from '../debtor/use-debtor-actions';
import {
  type CollectionView,
  type collectionDefaults,
  debtorsQuery,
  owingOf,
  shownColumns,
  sortOfDebtors,
} from './collection-view';
import { copy } from './copy';

interface Props {
  view: CollectionView;
  change: ChangeView<keyof typeof collectionDefaults>;
}

const segmentChoices = [
  { value: 'any', label: copy.anySegment },
  ...badges.map((badge) => ({ value: badge, label: segmentText(badge) })),
];

/** The overdue amount and its age come first. */
const room: ColumnRoom = {
  narrow: { overdue: 'beside', longestPastDue: 'corner' },
  from: { badge: 900, open: 1000, daysLate: 1100 },
};

/** Clients, highest overdue amount first, with their promises and available actions. */
export function Debtors({ view, change }: Props) {
  const owing = owingOf(view);
  const asOf = dayOrLatest(view.asOf);
  const query = debtorsQuery(view);
  const list = useList(getClientMetrics, 'clients', { query });
  const overdue = useQuery(getClientMetrics, { query: { asOf, only: 'overdue', limit: '1' } }, { isOptional: true });
  const dashboard = useQuery(getDashboard, { query: { asOf } }, { isOptional: true });
  const { data } = useQuery(getPromises, {}, { isOptional: true });
  const currency = list.page?.currency ?? '';
  const mayChange = useMayChange();
  const { act, dialog } = useDebtorActions(currency);
  const promises = useMemo(() => new Map(data?.promises.map((promise) => [promise.clientId, promise])), [data]);
  const isNarrowed = Boolean(query.find || query.badge);
  return (
    <>
      <ClientList
        query={query}
        list={list}
        view={view}
        change={change}
        sort={sortOfDebtors(view)}
        name="overdue-clients"
        only={shownColumns}
        room={room}
        chips={
          <Chips
            label={copy.listed}
            chips={[
              { value: 'overdue', text: copy.overdue, count: overdue.data?.total },
              { value: 'all', text: copy.all, count: dashboard.data?.clients },
            ]}
            value={owing}
            onChange={(next) => change({ owing: next })}
          />
        }
        filters={
          <div className="ui-field-quiet w-44 max-sm:w-full">
            <Select
              label={copy.segment}
              options={segmentChoices}
              value={query.badge ?? 'any'}
              onChange={(badge) => change({ badge: badge === 'any' ? '' : badge })}
            />
          </div>
        }
        empty={
          owing === 'overdue' && list.page?.total === 0 ? (
            <EmptyState
              title={isNarrowed ? copy.noMatch : copy.noneOverdue}
              text={isNarrowed ? copy.noMatchText : copy.noneOverdueText}
              action={
                <Button variant="quiet" size="sm" onClick={() => change({ owing: 'all' })}>
                  {copy.all}
                </Button>
              }
            />
          ) : undefined
        }
        // No actions for an earlier as-of date, because they apply to the last import.
        more={
          view.asOf ? undefined : debtorColumns({ promises, currency, asOf: list.page?.asOf ?? '', mayChange, onAction: act })
        }
      />
      {dialog}
    </>
  );
}
