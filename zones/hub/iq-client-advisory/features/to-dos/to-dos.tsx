import { getToDos, type ToDo, type ToDoChange, toDoLists } from '@services/insights/contract/to-dos';
import { salesNameOf, toDoTitle } from '@services/insights/wording/advice-rules';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Chips } from '@suite/list/chips';
import { List } from '@suite/list/list';
import { SavedViews } from '@suite/list/saved-views';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { localDayOf } from '@suite/values/iso-day';
import { zoneUrl } from '@suite/zones/zone-url';
import { useMemo, useState } from 'react';
import { AddToDo } from './add-to-do';
import { BulkBar } from './bulk-bar';
import { ChangeDialog, type Question } from './change-dialog';
import { copy } from './copy';
import { toDoRow } from './export-to-dos';
import { NoToDo } from './no-to-do';
import { type Action, RowActions } from './row-actions';
import { toDoColumns } from './to-do-columns';
import { ToDoFilters } from './to-do-filters';
import { ToDoPanel } from './to-do-panel';
import { isIn, listOf, queryOf, sortOfToDos, toDosDefaults } from './to-dos-view';
import { useChanges } from './use-changes';
import { useHeldRows } from './use-held-rows';

/** Changes that run without asking. */
const atOnce: Partial<Record<Action, ToDoChange>> = {
  done: { state: 'done' },
  open: { state: 'open' },
  wake: { snoozedUntil: null },
};

/** The firm's to-dos, searched, filtered, sorted and paged by the API according to the URL. */
export function ToDos() {
  const { deployment } = useSuite();
  const formats = useMetricFormats();
  const mayChange = useMayChange();
  const [view, change] = useView('iq-client-advisory', '/', toDosDefaults);
  const [isAdding, setAdding] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const [openedId, setOpenedId] = useState<string>();
  const [dialog, setDialog] = useState<{ question: Question; toDos: readonly ToDo[] }>();
  const query = useMemo(() => queryOf(view), [view]);
  const found = useList(getToDos, 'toDos', { query });
  const { page } = found;
  const list = listOf(view);
  const today = page?.today ?? localDayOf(Date.now());
  const { rows, pointer, ...held } = useHeldRows(page?.toDos, JSON.stringify(query));
  const changes = useChanges(held, today);
  const currency = page?.currency ?? 'USD';
  const salesName = salesNameOf(page?.salesAreRevenue);
  const chosen = rows?.filter((toDo) => selected.has(toDo.id) && isIn(list, toDo, today)) ?? [];
  const opened = rows?.find(({ id }) => id === openedId);

  async function run(toDos: readonly ToDo[], requested: ToDoChange) {
    if (!(await changes.change(toDos, requested))) return;
    setDialog(undefined);
    setOpenedId(undefined);
    setSelected(new Set());
  }

  function act(of: Action, toDos: readonly ToDo[]) {
    const requested = atOnce[of];
    if (requested) return void run(toDos, requested).catch(changes.report);
    setDialog({ question: of as Question, toDos });
  }

  const columns = toDoColumns({
    deployment,
    formats,
    currency,
    salesName,
    today,
    list,
    isRunning: changes.isRunning,
    onOpen: ({ id }) => setOpenedId(id),
    onAction: (of, toDo) => act(of, [toDo]),
  });
  const isNarrowed = Boolean(query.find || query.rule);

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={
          <>
            {copy.text} <Link href={zoneUrl(deployment, 'iq-settings', '/to-dos')}>{copy.settings}</Link>
          </>
        }
        actions={mayChange && <Button onClick={() => setAdding(true)}>{copy.add}</Button>}
      />
      <Chips
        label={copy.list}
        chips={toDoLists.map((value) => ({ value, text: copy.lists[value], count: page?.counts[value] }))}
        value={list}
        onChange={(next) => [setSelected(new Set()), change({ list: next })]}
      />
      <List
        label={copy.lists[list]}
        name="to-dos"
        columns={columns}
        list={{ ...found, rows }}
        rowId={({ id }) => id}
        {...{ view, change }}
        sort={sortOfToDos(view)}
        csv={{ heads: copy.csv, row: (toDo) => toDoRow(toDo, currency, salesName, formats) }}
        find={copy.find}
        filters={<ToDoFilters view={view} change={change} />}
        actions={<SavedViews list="to-dos" />}
        hasColumnChoices
        failed={copy.failed}
        box={pointer}
        expectedRows={PAGE_ROWS / 2}
        {...(mayChange && {
          selection: {
            ids: selected,
            onSelect: setSelected,
            nameOf: (toDo: ToDo) => copy.one(toDoTitle(toDo), toDo.client),
          },
        })}
        empty={
          <NoToDo
            list={list}
            isNarrowed={isNarrowed}
            hasLedger={page?.currency !== null}
            onAll={() => change({ find: '', rule: '' })}
          />
        }
      />
      {chosen.length > 0 && (
        <BulkBar
          count={chosen.length}
          actions={list === 'done' || list === 'dismissed' ? ['open'] : ['done', 'dismiss', 'assign', 'due', 'snooze']}
          disabled={changes.isRunning}
          onAction={(of) => act(of, chosen)}
          onClear={() => setSelected(new Set())}
        />
      )}
      {opened && (
        <ToDoPanel
          toDo={opened}
          currency={currency}
          salesName={salesName}
          actions={<RowActions isWide toDo={opened} disabled={changes.isRunning} onAction={(of) => act(of, [opened])} />}
          onClose={() => setOpenedId(undefined)}
        />
      )}
      {dialog && (
        <ChangeDialog
          {...dialog}
          today={today}
          onClose={() => setDialog(undefined)}
          onChange={(requested) => run(dialog.toDos, requested)}
        />
      )}
      {isAdding && <AddToDo onClose={() => setAdding(false)} />}
    </>
  );
}
