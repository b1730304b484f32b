import type { getDashboard } from '@services/insights/contract/dashboard';
import type { QueryOf } from '@suite/api/use-query';
import { ErrorNote } from '@suite/ui/error-note';
import { AgingTable } from '../metrics/aging-table';
import type { CollectionView } from './collection-view';
import { copy } from './copy';

interface Props {
  read: QueryOf<typeof getDashboard>;
  view: CollectionView;
  change: (part: Partial<CollectionView>) => void;
}

/** AR aging of the firm: receivables of all clients by days past due. */
export function FirmAging({ read: { data, error, mutate }, view, change }: Props) {
  if (!data && error) return <ErrorNote title={copy.agingFailed} onRetry={() => mutate()} />;
  return (
    <AgingTable
      aging={data?.aging}
      unappliedCredit={data?.unappliedCredit}
      currency={data?.currency ?? ''}
      shown={data?.asOf}
      rows={{ asOf: view.asOf }}
      sort={{ sort: view.agingSort, order: view.agingOrder }}
      onSort={({ column, direction }) => change({ agingSort: column, agingOrder: direction })}
      name="aging"
    />
  );
}
