'use client';

import { useImports } from '@services/ledger/browser/imports';
import { sourceName } from '@services/ledger/browser/source-names';
import { getImports, importResults, importSorts } from '@services/ledger/contract/imports';
import { useApi } from '@suite/api/api-provider';
import { Choice } from '@suite/list/choice';
import { everyPage } from '@suite/list/every-page';
import { sortOf } from '@suite/list/known-values';
import { ListMenu } from '@suite/list/list-menu';
import { PagedList } from '@suite/list/paged-list';
import { useNewestRead } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy } from './copy';
import { importColumns } from './import-columns';
import { resultOf, totalsOf } from './run-facts';

const defaults = { find: '', result: '', sort: 'startedAt', order: 'descending', page: '1' };
const { columns: heads } = copy;

const csvHeads = [
  heads.startedAt,
  heads.source,
  heads.file,
  heads.read,
  heads.imported,
  heads.rejected,
  `${heads.duration} (ms)`,
  heads.result,
];

/** All imports, searched, filtered, sorted and paged by the API; newest first unless the URL says otherwise. */
export function Imports() {
  const { formClient } = useApi();
  const { place, events } = useSuite();
  const { moment, number } = useFormats();
  const [view, change] = useView('iq-settings', '/imports', defaults);
  const sort = sortOf(view, importSorts, { column: 'startedAt', direction: 'descending' });
  const narrowed = {
    find: view.find.trim(),
    result: importResults.find((known) => known === view.result),
    sort: sort.column,
    order: sort.direction,
  };
  const query = { ...narrowed, offset: offsetOf(view.page), limit: String(PAGE_ROWS) };
  const list = useNewestRead(query, useImports);
  const isPast = (list.page?.total ?? 0) > 0;
  const columns = useMemo(() => importColumns(moment, number), [moment, number]);

  async function everyRow() {
    try {
      const runs = await everyPage('runs', (range) => formClient.call(getImports, { query: { ...narrowed, ...range } }));
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
      <PagedList
        {...{ view, change, sort, list, columns }}
        find={copy.find}
        filters={
          <Choice
            label={heads.result}
            any={copy.anyResult}
            texts={copy.results}
            value={view.result}
            onChange={(result) => change({ result })}
          />
        }
        actions={<ListMenu name="imports" heads={csvHeads} rows={everyRow} disabled={!list.page?.total} />}
        failed={copy.failed}
        label={copy.label}
        rows={list.page?.runs}
        rowId={({ id }) => id}
        className="ui-table-fit"
        empty={
          isPast || narrowed.find || narrowed.result ? (
            <EmptyState
              title={copy.noneTitle}
              text={copy.noneText}
              action={
                <Button variant="quiet" size="sm" onClick={() => change({ find: '', result: '' })}>
                  {copy.showAll}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={copy.emptyTitle}
              text={copy.emptyText}
              action={<ButtonLink href={zoneUrl(place, 'iq-onboarding')}>{copy.emptyLink}</ButtonLink>}
            />
          )
        }
      />
    </>
  );
}
