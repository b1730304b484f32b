import { getRejectedRowsFile, type RejectedRowsQuery, useRejectedRows } from '@services/ledger/client/imports';
import { type RejectedRow, rejectedRowSorts } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { FindField } from '@suite/list/find-field';
import { NameText } from '@suite/list/name-text';
import { ViewPager } from '@suite/list/pager';
import { sortOf } from '@suite/list/sort-of';
import { Toolbar } from '@suite/list/toolbar';
import { useNewest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS } from '@suite/list/use-view';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { type Column, Table } from '@suite/ui/table';
import { copy } from './copy';
import type { ChangeRejected, RejectedView } from './rejected-view';

interface Props {
  runId: string;
  view: RejectedView;
  change: ChangeRejected;
}

const { rejected } = copy;

/** The rows that an import could not take, each with its line, its column and why. */
export function RejectedRows({ runId, view, change }: Props) {
  const { client } = useApi();
  const sort = sortOf(view, rejectedRowSorts, { column: 'place', direction: 'ascending' });
  const narrowed = { find: view.find.trim(), sort: sort.column, order: sort.direction };
  const query = { ...narrowed, offset: offsetOf(view.page), limit: String(PAGE_ROWS) };
  const useRows = (wanted: RejectedRowsQuery) => useRejectedRows(runId, wanted);
  const { page, isBehind, error, retry } = useNewest(query, useRows);

  return (
    <>
      <h2>{rejected.heading}</h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">{rejected.text}</p>
      <Toolbar
        pager={<ViewPager offset={query.offset} total={page?.total} change={change} />}
        actions={
          <DownloadButton
            file={() => getRejectedRowsFile(client, runId)}
            text={rejected.download}
            disabled={!page?.total && !view.find}
          />
        }
      >
        <FindField label={rejected.find} value={view.find} onChange={(find) => change({ find }, { replace: true })} />
      </Toolbar>
      {error ? (
        <ErrorNote title={rejected.failed} onRetry={retry} />
      ) : (
        <Table
          label={rejected.label}
          columns={columns}
          rows={page?.rows}
          rowId={(_, place) => place}
          sort={sort}
          onSort={(next) => change({ sort: next.column, order: next.direction })}
          isBehind={isBehind}
          className="min-w-[640px] table-fixed"
          empty={
            query.find ? (
              <EmptyState title={rejected.notFound} text={rejected.notFoundText} />
            ) : (
              <EmptyState title={rejected.none} text={rejected.noneText} />
            )
          }
        />
      )}
    </>
  );
}

const columns: Column<RejectedRow>[] = [
  { id: 'line', sortable: true, text: rejected.line, className: 'w-[104px]', cell: ({ line }) => line },
  {
    id: 'column',
    sortable: true,
    text: rejected.column,
    className: 'w-[168px]',
    cell: ({ column }) => column && <NameText text={column} />,
  },
  { id: 'reason', sortable: true, text: rejected.reason, cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  { id: 'file', sortable: true, text: rejected.file, className: 'w-[184px]', cell: ({ file }) => <NameText text={file} /> },
];
