import { useApi } from '@suite/api/api-provider';
import { useRejectedRows } from '@suite/api/uploads/get-rejected-rows';
import { getRejectedRowsFile } from '@suite/api/uploads/get-rejected-rows-file';
import type { RejectedRow } from '@suite/contract/uploads';
import { DownloadButton } from '@suite/list/download-button';
import { NameText } from '@suite/list/name-text';
import { Pager } from '@suite/list/pager';
import { useNewest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS } from '@suite/list/use-view';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { type Column, Table } from '@suite/ui/table';
import { copy } from './copy';

interface Props {
  runId: string;
  /** As it stands in the address; the first unless it is a number. */
  page: string;
  onPage: (page: number) => void;
}

const { rejected } = copy;

/** The rows that an import could not take, each with its line, its column and why. */
export function RejectedRows({ runId, page: asked, onPage }: Props) {
  const { client } = useApi();
  const query = { offset: offsetOf(asked), limit: String(PAGE_ROWS) };
  const useRows = (wanted: typeof query) => useRejectedRows(runId, wanted);
  const { page, isBehind, error, retry } = useNewest(query, useRows);

  return (
    <>
      <h2>{rejected.heading}</h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">{rejected.text}</p>
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-end gap-3">
        <Pager page={Number(query.offset) / PAGE_ROWS + 1} total={page?.total} onPage={onPage} />
        <DownloadButton file={() => getRejectedRowsFile(client, runId)} text={rejected.download} disabled={!page?.total} />
      </div>
      {error ? (
        <ErrorNote title={rejected.failed} onRetry={retry} />
      ) : (
        <Table
          label={rejected.label}
          columns={columns}
          rows={page?.rows}
          rowId={(_, place) => place}
          isBehind={isBehind}
          className="min-w-[640px] table-fixed"
          empty={<EmptyState title={rejected.none} text={rejected.noneText} />}
        />
      )}
    </>
  );
}

const columns: Column<RejectedRow>[] = [
  { id: 'line', text: rejected.line, className: 'w-[104px]', cell: ({ line }) => line },
  { id: 'column', text: rejected.column, className: 'w-[168px]', cell: ({ column }) => column && <NameText text={column} /> },
  { id: 'reason', text: rejected.reason, cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  { id: 'file', text: rejected.file, className: 'w-[184px]', cell: ({ file }) => <NameText text={file} /> },
];
