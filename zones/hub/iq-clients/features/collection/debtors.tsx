import { useClientFigures } from '@services/insights/client/clients';
import { useNewest } from '@suite/list/use-newest';
import type { View } from '@suite/list/use-view';
import { ClientList } from '../clients/client-list';
import { clientsQuery } from '../clients/clients-query';
import { type collectionDefaults, shownColumns, sortOfDebtors } from './collection-view';

interface Props {
  view: View<keyof typeof collectionDefaults>;
  change: (part: Partial<View<keyof typeof collectionDefaults>>, options?: { replace?: boolean }) => void;
}

/** Clients, those who owe most past its due date first. */
export function Debtors({ view, change }: Props) {
  const query = clientsQuery(view, sortOfDebtors(view));
  const found = useNewest(query, useClientFigures);
  return (
    <ClientList
      query={query}
      found={found}
      view={view}
      change={change}
      sort={sortOfDebtors(view)}
      file="overdue-clients"
      only={shownColumns}
    />
  );
}
