'use client';

import { getRequests, useRequests } from '@services/identity/client/requests';
import type { AskedRequest, RequestSort } from '@services/identity/contract/access';
import { useApi } from '@suite/api/api-provider';
import { everyPage } from '@suite/list/every-page';
import { ExportButton } from '@suite/list/export-button';
import { FindField } from '@suite/list/find-field';
import { ViewPager } from '@suite/list/pager';
import { sortOf } from '@suite/list/sort-of';
import { Toolbar } from '@suite/list/toolbar';
import { useNewest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Select } from '@suite/ui/select';
import { Table } from '@suite/ui/table';
import { useMemo, useState } from 'react';
import { copy } from './copy';
import { DecideDialog, type Decision } from './decide-dialog';
import { decidedColumns, openColumns, requestHeads, requestRow } from './request-columns';

const defaults = { state: 'open', find: '', sort: '', order: 'ascending', page: '1' };
const sorts: readonly RequestSort[] = ['name', 'app', 'askedAt', 'decidedAt', 'state'];
/** As the API has them unless it is told otherwise. */
const unsorted = {
  open: { column: 'askedAt', direction: 'ascending' },
  decided: { column: 'decidedAt', direction: 'descending' },
} as const;
const states = Object.entries(copy.states).map(([value, label]) => ({ value, label }));

/** What people ask for: open requests the oldest first, decided ones the latest first. */
export function Requests() {
  const { client } = useApi();
  const formats = useFormats();
  const [view, change] = useView('app-manager', '/requests', defaults);
  const [deciding, setDeciding] = useState<{ request: AskedRequest; decision: Decision }>();
  const state: 'open' | 'decided' = view.state === 'decided' ? 'decided' : 'open';
  const sort = sortOf(view, sorts, unsorted[state]);
  const query = {
    state,
    sort: sort.column,
    order: sort.direction,
    find: view.find.trim(),
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
  const { page, isBehind, error, retry } = useNewest(query, useRequests);
  const columns = useMemo(
    () =>
      state === 'open'
        ? openColumns(formats, (request, decision) => setDeciding({ request, decision }))
        : decidedColumns(formats),
    [state, formats],
  );

  const everyRow = async () => {
    const requests = await everyPage(async (range) => {
      const { requests, total } = await getRequests(client, { ...query, ...range });
      return { rows: requests, total };
    });
    return requests.map(requestRow);
  };

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <Toolbar
        pager={<ViewPager offset={query.offset} total={page?.total} change={change} />}
        actions={<ExportButton name="requests" heads={requestHeads} rows={everyRow} disabled={!page?.total} />}
      >
        <FindField label={copy.find} value={view.find} onChange={(find) => change({ find }, { replace: true })} />
        <div className="w-40 max-sm:w-full">
          <Select label={copy.which} options={states} value={state} onChange={(next) => change({ state: next, sort: '' })} />
        </div>
      </Toolbar>
      {error ? (
        <ErrorNote title={copy.failed} onRetry={retry} />
      ) : (
        <Table
          label={copy.label}
          columns={columns}
          rows={page?.requests}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => change({ sort: next.column, order: next.direction })}
          isBehind={isBehind}
          className="min-w-[960px] table-fixed"
          empty={
            <EmptyState
              title={query.find ? copy.noneTitle : copy.emptyTitle[state]}
              text={query.find ? copy.noneText : copy.emptyText[state]}
            />
          }
        />
      )}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
