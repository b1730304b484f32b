import { useFavorites } from '@services/directory-api/browser';
import { ViewHead } from '@suite/list/view-head';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { vendorColumns } from '../directory/vendor-columns';
import { Credits } from '../words/credits';

const copy = {
  heading: 'Favorites',
  text: 'Vendors that you keep an eye on. Nobody else sees them.',
  label: 'Favorites',
  failed: 'The favorites could not be loaded.',
  none: 'No favorites yet',
  noneText: 'Open a vendor and add it to your favorites.',
  open: 'Open the directory',
} as const;

export function Favorites() {
  const { data, error, mutate } = useFavorites();
  const { wholeMoney } = useMetricFormats();
  const columns = vendorColumns({ money: wholeMoney, compared: [], onCompare: () => undefined, hasCertifications: true }).filter(
    ({ id }) => id !== 'compare',
  );
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      {error && !data ? (
        <ErrorNote title={copy.failed} onRetry={() => void mutate()} />
      ) : (
        <Table
          label={copy.label}
          columns={columns}
          rows={data}
          rowId={({ id }) => id}
          className="ui-table-fit"
          empty={
            <EmptyState
              title={copy.none}
              text={copy.noneText}
              action={<ButtonLink href={hashOf('explore', '/')}>{copy.open}</ButtonLink>}
            />
          }
        />
      )}
      <Credits sources={data?.flatMap(({ sources }) => sources) ?? []} />
    </>
  );
}
