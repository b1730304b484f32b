import type { getDashboard } from '@services/insights/contract/dashboard';
import type { QueryOf } from '@suite/api/use-query';
import { ErrorNote } from '@suite/ui/error-note';
import { AgeingTable } from '../metrics/ageing-table';
import type { CollectionView } from './collection-view';
import { copy } from './copy';

interface Props {
  read: QueryOf<typeof getDashboard>;
  view: CollectionView;
  change: (part: Partial<CollectionView>) => void;
}

/** AR aging of the firm: receivables of all clients by days past due. */
export function FirmAgeing({ read: { data, error, mutate }, view, change }: Props) {
  if (!data && error) return <ErrorNote title={copy.ageingFailed} onRetry={() => mutate()} />;
  return (
    <AgeingTable
      ageing={data?.ageing}
      currency={data?.currency ?? ''}
      shown={data?.asOf}
      rows={{ asOf: view.asOf }}
      sort={{ sort: view.ageingSort, order: view.ageingOrder }}
      onSort={({ column, direction }) => change({ ageingSort: column, ageingOrder: direction })}
      name="ageing"
    />
  );
}
