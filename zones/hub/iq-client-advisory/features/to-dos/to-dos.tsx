import { useToDos } from '@services/insights/client/to-dos';
import { adviceRules, toDoStates } from '@services/insights/contract/to-dos';
import { ruleTitles } from '@services/insights/wording/advice-rules';
import { useApi } from '@suite/api/api-provider';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { FindField } from '@suite/list/find-field';
import { ListMenu } from '@suite/list/list-menu';
import { ViewPager } from '@suite/list/pager';
import { Toolbar } from '@suite/list/toolbar';
import { useNewest } from '@suite/list/use-newest';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Select } from '@suite/ui/select';
import { zoneUrl } from '@suite/zones/zone-url';
import { useMemo, useState } from 'react';
import { AddToDo } from './add-to-do';
import { copy } from './copy';
import { toDoRows } from './export-to-dos';
import { ToDoItem } from './to-do-item';
import { ListSkeleton } from './to-dos-skeleton';
import { queryOf, sortOf, stateOf, toDosDefaults } from './to-dos-view';

const rules = [
  { value: 'any', label: copy.anyRule },
  ...adviceRules.map((rule) => ({ value: rule, label: ruleTitles[rule] })),
  { value: 'own', label: copy.own },
];
const sorts = Object.entries(copy.sorts).map(([value, label]) => ({ value, label }));

/** The to-dos of the firm: found, filtered, sorted and paged by the API, as the address says. */
export function ToDos() {
  const { place } = useSuite();
  const { client } = useApi();
  const formats = useFigureFormats();
  const [view, change] = useView('iq-client-advisory', '/', toDosDefaults);
  const [isAdding, setAdding] = useState(false);
  const query = useMemo(() => queryOf(view), [view]);
  const { page, isBehind, error, retry } = useNewest(query, useToDos);
  const state = stateOf(view);
  const states = toDoStates.map((value) => ({
    value,
    label: page ? `${copy.states[value]} (${formats.number(page.counts[value])})` : copy.states[value],
  }));
  const isNarrowed = Boolean(query.find || query.rule);

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={
          <>
            {copy.text} <Link href={zoneUrl(place, 'iq-settings', '/to-dos')}>{copy.settings}</Link>
          </>
        }
        actions={<Button onClick={() => setAdding(true)}>{copy.add}</Button>}
      />
      <Toolbar
        pager={<ViewPager offset={query.offset} total={page?.total} change={change} />}
        actions={
          <ListMenu
            isSilent
            name="to-dos"
            heads={copy.csv}
            rows={() => toDoRows(client, query, formats)}
            disabled={!page?.total}
          />
        }
      >
        <FindField label={copy.find} value={view.find} onChange={(find) => change({ find }, { replace: true })} />
        <div className="w-40 max-sm:w-[calc(50%-6px)]">
          <Select label={copy.state} options={states} value={state} onChange={(next) => change({ state: next })} />
        </div>
        <div className="w-56 max-sm:w-[calc(50%-6px)]">
          <Select
            label={copy.rule}
            options={rules}
            value={query.rule ?? 'any'}
            onChange={(rule) => change({ rule: rule === 'any' ? '' : rule })}
          />
        </div>
        <div className="w-36 max-sm:w-[calc(50%-6px)]">
          <Select label={copy.sort} options={sorts} value={sortOf(view)} onChange={(sort) => change({ sort })} />
        </div>
      </Toolbar>
      {error && <ErrorNote title={copy.failed} onRetry={retry} />}
      {!error && !page && <ListSkeleton />}
      {!error && page?.toDos.length === 0 && (
        <EmptyState
          title={isNarrowed ? copy.noneTitle : copy.empty[state].title}
          text={isNarrowed ? copy.noneText : copy.empty[state].text}
        />
      )}
      {!error && page && page.toDos.length > 0 && (
        <ul aria-busy={isBehind} aria-label={copy.states[state]} className="grid gap-3">
          {page.toDos.map((toDo) => (
            <ToDoItem key={toDo.id} toDo={toDo} currency={page.currency ?? 'USD'} />
          ))}
        </ul>
      )}
      {isAdding && <AddToDo onClose={() => setAdding(false)} />}
    </>
  );
}
