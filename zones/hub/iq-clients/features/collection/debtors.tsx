import { useClientFigures } from '@services/insights/client/clients';
import { usePromises } from '@services/insights/client/debtors';
import { useNewest } from '@suite/list/use-newest';
import type { View } from '@suite/list/use-view';
import { useMayChange } from '@suite/session/may-change';
import { useMemo } from 'react';
import { ClientList } from '../clients/client-list';
import { clientsQuery } from '../clients/clients-query';
import { debtorColumns } from '../debtor/debtor-columns';
import { useDebtorActs } from '../debtor/use-debtor-acts';
import { type collectionDefaults, shownColumns, sortOfDebtors } from './collection-view';

interface Props {
  view: View<keyof typeof collectionDefaults>;
  change: (part: Partial<View<keyof typeof collectionDefaults>>, options?: { replace?: boolean }) => void;
}

/** Clients, those who owe most past its due date first, with what they promised and what can be done about it. */
export function Debtors({ view, change }: Props) {
  const query = clientsQuery(view, sortOfDebtors(view));
  const found = useNewest(query, useClientFigures);
  const { data } = usePromises();
  const currency = found.page?.currency ?? '';
  const asOf = found.page?.asOf ?? '';
  const mayChange = useMayChange();
  const { act, dialog } = useDebtorActs(currency);
  const promises = useMemo(() => new Map(data?.promises.map((promise) => [promise.clientId, promise])), [data]);
  return (
    <>
      <ClientList
        query={query}
        found={found}
        view={view}
        change={change}
        sort={sortOfDebtors(view)}
        file="overdue-clients"
        only={shownColumns}
        // An earlier day is looked at; what is done is done as of the last import.
        more={view.asOf ? undefined : debtorColumns({ promises, currency, asOf, mayChange, onAct: act })}
      />
      {dialog}
    </>
  );
}
