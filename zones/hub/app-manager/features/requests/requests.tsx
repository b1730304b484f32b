'use client';

import { getRequests, type PersonRequest, type RequestSort } from '@services/identity/contract/requests';
import { sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import { useList } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { Select } from '@suite/ui/select';
import { useMemo, useState } from 'react';
import { copy } from './copy';
import { DecideDialog, type Decision } from './decide-dialog';
import { decidedColumns, openColumns, requestCsv } from './request-columns';

const defaults = { state: 'open', find: '', sort: '', order: 'ascending', page: '1' };
const sorts: readonly RequestSort[] = ['name', 'app', 'requestedAt', 'decidedAt', 'state'];
/** The default order of the API. */
const unsorted = {
  open: { column: 'requestedAt', direction: 'ascending' },
  decided: { column: 'decidedAt', direction: 'descending' },
} as const;
const states = Object.entries(copy.states).map(([value, label]) => ({ value, label }));

/** Access requests: open ones the oldest first, decided ones the latest first. */
export function Requests() {
  const formats = useFormats();
  const [view, change] = useView('app-manager', '/requests', defaults);
  const [deciding, setDeciding] = useState<{ request: PersonRequest; decision: Decision }>();
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
  const list = useList(getRequests, 'requests', { query }, { handleGlobally: true });
  const columns = useMemo(
    () =>
      state === 'open'
        ? openColumns(formats, (request, decision) => setDeciding({ request, decision }))
        : decidedColumns(formats),
    [state, formats],
  );

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <List
        {...{ view, change, sort, list, columns }}
        find={copy.find}
        filters={
          <div className="w-40 max-sm:w-full">
            <Select label={copy.which} options={states} value={state} onChange={(next) => change({ state: next, sort: '' })} />
          </div>
        }
        failed={copy.failed}
        label={copy.label}
        name="requests"
        csv={requestCsv}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            title={query.find ? copy.noneTitle : copy.emptyTitle[state]}
            text={query.find ? copy.noneText : copy.emptyText[state]}
          />
        }
      />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
