import { sourceName } from '@services/ledger/browser/source-names';
import type { ImportRun } from '@services/ledger/contract/imports';
import { UndoImport } from '@suite/imports/undo-import';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { ResultBadge } from './result-badge';
import { durationText, resultOf, totalsOf } from './run-facts';

const { columns: heads } = copy;

/** Columns of the import history. */
export const importColumns = (moment: (iso: string) => string, number: (value: number) => string): ListColumn<ImportRun>[] => [
  {
    id: 'startedAt',
    sortable: true,
    text: heads.startedAt,
    className: 'w-[190px]',
    cell: ({ id, startedAt }) => (
      <Link href={hashOf('iq-settings', '/import', { id })}>
        <time dateTime={startedAt}>{moment(startedAt)}</time>
      </Link>
    ),
  },
  { id: 'source', sortable: true, text: heads.source, className: 'w-[144px]', from: 800, cell: sourceName },
  {
    id: 'file',
    sortable: true,
    text: heads.file,
    narrow: 'below',
    cell: ({ fileName, source }) =>
      fileName ? (
        <NameText text={fileName} />
      ) : (
        <span className="text-muted">{source === 'sample' ? copy.madeUp : copy.synced}</span>
      ),
  },
  ...(['read', 'imported', 'rejected'] as const).map((id) => ({
    id,
    sortable: true,
    text: heads[id],
    numeric: true,
    className: 'w-[88px]',
    ...(id === 'read' && { from: 900 as const }),
    ...(id === 'imported' && { narrow: 'corner' as const }),
    cell: (run: ImportRun) => number(totalsOf(run)[id]),
  })),
  {
    id: 'duration',
    sortable: true,
    text: heads.duration,
    numeric: true,
    className: 'w-[96px]',
    from: 1000,
    cell: ({ milliseconds }) => (milliseconds === null ? null : durationText(milliseconds)),
  },
  {
    id: 'result',
    sortable: true,
    text: heads.result,
    className: 'w-[144px]',
    narrow: 'beside',
    cell: (run) => <ResultBadge result={resultOf(run)} />,
  },
  {
    id: 'undo',
    text: heads.undo,
    className: 'w-[128px]',
    from: 900,
    cell: (run) => run.mayUndo && <UndoImport run={run} onUndone={() => undefined} />,
  },
];
