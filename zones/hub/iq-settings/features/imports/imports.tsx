'use client';

import { useApi } from '@suite/api/api-provider';
import { getImports, useImports } from '@suite/api/uploads/get-imports';
import type { ImportRun } from '@suite/contract/uploads';
import { everyPage } from '@suite/list/every-page';
import { ExportButton } from '@suite/list/export-button';
import { NameText } from '@suite/list/name-text';
import { Pager } from '@suite/list/pager';
import { useNewest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useSuite } from '@suite/shell/suite-context';
import { useFormats } from '@suite/shell/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy } from './copy';
import { ResultBadge } from './result-badge';
import { durationText, resultOf, totalsOf } from './run-facts';
import { sourceName } from './source-name';

const defaults = { page: '1' };
const { columns: heads } = copy;

/** Every import, the newest first. */
export function Imports() {
  const { client } = useApi();
  const { place, events } = useSuite();
  const { moment, number } = useFormats();
  const [view, change] = useView('iq-settings', '/imports', defaults);
  const query = { offset: offsetOf(view.page), limit: String(PAGE_ROWS) };
  const { page, isBehind, error, retry } = useNewest(query, useImports);
  const columns = useMemo(() => columnsOf(moment, number), [moment, number]);

  async function everyRow() {
    try {
      const runs = await everyPage(async (range) => {
        const { runs, total } = await getImports(client, range);
        return { rows: runs, total };
      });
      return runs.map((run) => {
        const { read, imported, rejected } = totalsOf(run);
        const result = copy.results[resultOf(run)];
        return [run.startedAt, sourceName(run), run.fileName ?? '', read, imported, rejected, run.milliseconds ?? '', result];
      });
    } catch (reason) {
      events.emit('toast', { type: 'error', text: copy.failed });
      throw reason;
    }
  }

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-end gap-3">
        <Pager
          page={Number(query.offset) / PAGE_ROWS + 1}
          total={page?.total}
          onPage={(next) => change({ page: String(next) })}
        />
        <ExportButton
          name="imports"
          heads={[
            heads.startedAt,
            heads.source,
            heads.file,
            heads.read,
            heads.imported,
            heads.rejected,
            `${heads.duration} (ms)`,
            heads.result,
          ]}
          rows={everyRow}
          disabled={!page?.total}
        />
      </div>
      {error ? (
        <ErrorNote title={copy.failed} onRetry={retry} />
      ) : (
        <Table
          label={copy.label}
          columns={columns}
          rows={page?.runs}
          rowId={({ id }) => id}
          isBehind={isBehind}
          className="min-w-[1040px] table-fixed"
          empty={
            <EmptyState
              title={copy.emptyTitle}
              text={copy.emptyText}
              action={<ButtonLink href={zoneUrl(place, 'iq-onboarding')}>{copy.emptyLink}</ButtonLink>}
            />
          }
        />
      )}
    </>
  );
}

const columnsOf = (moment: (iso: string) => string, number: (value: number) => string): Column<ImportRun>[] => [
  {
    id: 'startedAt',
    text: heads.startedAt,
    className: 'w-[232px]',
    cell: ({ id, startedAt }) => (
      <Link href={hashOf('iq-settings', '/import', { id })}>
        <time dateTime={startedAt}>{moment(startedAt)}</time>
      </Link>
    ),
  },
  { id: 'source', text: heads.source, className: 'w-[168px]', cell: sourceName },
  {
    id: 'file',
    text: heads.file,
    cell: ({ fileName }) => (fileName ? <NameText text={fileName} /> : <span className="text-muted">{copy.synced}</span>),
  },
  ...(['read', 'imported', 'rejected'] as const).map((id) => ({
    id,
    text: heads[id],
    numeric: true,
    className: 'w-[96px]',
    cell: (run: ImportRun) => number(totalsOf(run)[id]),
  })),
  {
    id: 'duration',
    text: heads.duration,
    numeric: true,
    className: 'w-[112px]',
    cell: ({ milliseconds }) => (milliseconds === null ? null : durationText(milliseconds)),
  },
  { id: 'result', text: heads.result, className: 'w-[168px]', cell: (run) => <ResultBadge result={resultOf(run)} /> },
];
