'use client';

import { whileImporting } from '@services/ledger/browser/imports';
import { sourceName } from '@services/ledger/browser/source-names';
import { getImports, type ImportRun, importResults, importSorts } from '@services/ledger/contract/imports';
import { Choice } from '@suite/list/choice';
import { sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListCsv } from '@suite/list/list-column';
import { useList } from '@suite/list/use-list';
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

const csv: ListCsv<ImportRun> = {
  heads: [
    heads.startedAt,
    heads.source,
    heads.file,
    heads.read,
    heads.imported,
    heads.rejected,
    `${heads.duration} (ms)`,
    heads.result,
  ],
  row: (run) => {
    const { read, imported, rejected } = totalsOf(run);
    const result = copy.results[resultOf(run)];
    return [run.startedAt, sourceName(run), run.fileName ?? '', read, imported, rejected, run.milliseconds ?? '', result];
  },
};

/** All imports, searched, filtered, sorted and paged by the API; newest first unless the URL says otherwise. */
export function Imports() {
  const { deployment } = useSuite();
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
  const list = useList(getImports, 'runs', { query }, { readAgain: whileImporting });
  const isPast = (list.page?.total ?? 0) > 0;
  const columns = useMemo(() => importColumns(moment, number), [moment, number]);

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <List
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
        failed={copy.failed}
        label={copy.label}
        name="imports"
        csv={csv}
        rowId={({ id }) => id}
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
              action={<ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>{copy.emptyLink}</ButtonLink>}
            />
          )
        }
      />
    </>
  );
}
