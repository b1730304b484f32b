import { getRejectedRows, getRejectedRowsFile, type RejectedRow, rejectedRowSorts } from '@services/ledger/contract/imports';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { useList } from '@suite/list/use-list';
import { type ChangeView, offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import { EmptyState } from '@suite/ui/empty-state';
import type { ReactNode } from 'react';
import { copy } from './copy';

/** View of rejected rows in the address; the default order is that of reading. */
export const rejectedDefaults = { find: '', sort: 'place', order: 'ascending', page: '1' };

export type RejectedView = View<keyof typeof rejectedDefaults>;

export type ChangeRejected = ChangeView<keyof typeof rejectedDefaults>;

interface Props {
  runId: string;
  view: RejectedView;
  change: ChangeRejected;
  /** Actions beside the download. */
  actions?: ReactNode;
}

const { rejected } = copy;

/** The rows that an import rejected, each with its line, its column and the reason. */
export function RejectedRows({ runId, view, change, actions }: Props) {
  const { formClient } = useApi();
  const sort = sortOf(view, rejectedRowSorts, { column: 'place', direction: 'ascending' });
  const narrowed = { find: view.find.trim(), sort: sort.column, order: sort.direction };
  const query = { ...narrowed, offset: offsetOf(view.page), limit: String(PAGE_ROWS) };
  const list = useList(getRejectedRows, 'rows', { params: { runId }, query });

  return (
    <>
      <h2>{rejected.heading}</h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">{rejected.text}</p>
      <List
        {...{ view, change, sort, list, columns }}
        find={rejected.find}
        actions={
          <>
            {actions}
            <DownloadButton
              file={() => formClient.call(getRejectedRowsFile, { params: { runId } })}
              text={rejected.download}
              disabled={!list.page?.total && !view.find}
            />
          </>
        }
        failed={rejected.failed}
        label={rejected.label}
        empty={
          query.find ? (
            <EmptyState title={rejected.notFound} text={rejected.notFoundText} />
          ) : (
            <EmptyState title={rejected.none} text={rejected.noneText} />
          )
        }
      />
    </>
  );
}

const columns: ListColumn<RejectedRow>[] = [
  {
    id: 'line',
    sortable: true,
    text: rejected.line,
    className: 'w-[88px]',
    narrowText: rejected.line,
    cell: ({ line }) => line,
  },
  {
    id: 'column',
    sortable: true,
    text: rejected.column,
    className: 'w-[168px]',
    narrow: 'beside',
    cell: ({ column }) => column && <NameText text={column} />,
  },
  {
    id: 'reason',
    sortable: true,
    text: rejected.reason,
    narrow: 'below',
    cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
  },
  { id: 'file', sortable: true, text: rejected.file, className: 'w-[184px]', cell: ({ file }) => <NameText text={file} /> },
];
