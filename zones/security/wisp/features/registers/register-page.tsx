import {
  type Entry,
  getProviderSuggestions,
  getRegister,
  type Register,
  registers,
} from '@services/security-plan/contract/registers';
import { useQuery } from '@suite/api/use-query';
import { Chips } from '@suite/list/chips';
import { oneOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn, ListCsv } from '@suite/list/list-column';
import { useList } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { newestOf } from '@suite/shell/form/newest-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { lazy, Suspense, useMemo, useState } from 'react';
import { copy as frameCopy } from '../frame/copy';
import { PlanPage, ReadOnly } from '../frame/plan-page';
import { copy } from './copy';
import type { Opened } from './entry-dialog';
import { csvValue, detailsOf, emptyOf, fieldsOf, labelOf } from './register-fields';

const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialog')).EntryDialog }));

const defaults = { kind: 'providers', find: '', sort: '', order: '', page: '1' };

/** Registers of service providers, assets, risks, incidents and exceptions. */
export const RegisterPage = () => <PlanPage>{() => <RegisterList />}</PlanPage>;

function RegisterList() {
  const { day } = useFormats();
  const mayChange = useMayChange();
  const [view, change] = useView('wisp', '/register', defaults);
  const kind = oneOf(registers, view.kind) ?? 'providers';
  const query = useMemo(
    () => ({ find: view.find.trim(), offset: offsetOf(view.page), limit: String(PAGE_ROWS) }),
    [view.find, view.page],
  );
  const list = useList(getRegister, 'entries', { params: { kind }, query });
  const [opened, setOpened] = useState<Opened>();
  const columns = useMemo(
    () => columnsOf(day, mayChange ? (entry) => setOpened({ entry, data: entry.data }) : undefined),
    [day, mayChange],
  );
  const create = () => setOpened({ data: emptyOf[kind] });
  const isFound = query.find === '';

  return (
    <>
      <ViewHead title={copy.title} text={copy.text} actions={mayChange && <Button onClick={create}>{copy.add[kind]}</Button>} />
      <ReadOnly />
      <Chips
        label={copy.kinds}
        value={kind}
        onChange={(next) => change({ kind: next, find: '' })}
        chips={registers.map((value) => ({ value, text: frameCopy.registers[value], count: null }))}
      />
      <List
        label={copy.label}
        view={view}
        change={change}
        list={list}
        find={copy.find}
        sort={{ column: 'name', direction: 'ascending' }}
        columns={columns}
        name={`security-${kind}`}
        csv={csvOf(kind)}
        rowId={({ id }) => id}
        expectedRows={5}
        failed={copy.failed}
        empty={
          <EmptyState title={isFound ? copy.emptyTitle : copy.noneTitle} text={isFound ? copy.empty[kind] : copy.noneText} />
        }
      />
      {kind === 'providers' && mayChange && list.page && <Suggestions onPick={(data) => setOpened({ data })} />}
      <Suspense>
        {opened && (
          <EntryDialog
            {...opened}
            {...(opened.entry && { entry: newestOf(list.rows, opened.entry) })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

const csvOf = (kind: Register): ListCsv<Entry> => ({
  heads: [copy.columns.name, ...fieldsOf[kind].map(labelOf), copy.columns.state],
  row: ({ data, state }) => [data.name, ...fieldsOf[data.kind].map((field) => csvValue(data, field)), state.text],
});

const columnsOf = (day: (text: string) => string, edit: ((entry: Entry) => void) | undefined): ListColumn<Entry>[] => [
  {
    id: 'name',
    text: copy.columns.name,
    className: 'w-[34%]',
    cell: (entry) =>
      edit ? (
        <button
          type="button"
          className="cursor-pointer text-start font-medium wrap-anywhere hover:underline"
          aria-label={copy.edit(entry.data.name)}
          onClick={() => edit(entry)}
        >
          {entry.data.name}
        </button>
      ) : (
        entry.data.name
      ),
  },
  {
    id: 'details',
    text: copy.columns.details,
    narrow: 'line',
    cell: ({ data }) => <span className="line-clamp-2 text-muted break-words">{detailsOf(data, day)}</span>,
  },
  {
    id: 'state',
    text: copy.columns.state,
    className: 'w-[260px]',
    narrow: 'line',
    cell: ({ state }) => <Badge size="sm" text={state.text} tone={state.tone} />,
  },
];

interface SuggestionsProps {
  onPick: (data: typeof emptyOf.providers) => void;
}

/** Vendors in the ledger that could be providers; choosing one fills in what is known about it. */
function Suggestions({ onPick }: SuggestionsProps) {
  const { data } = useQuery(getProviderSuggestions, {}, { isOptional: true });
  if (!data?.suggestions.length) return null;
  return (
    <section aria-label={copy.suggestions} className="mt-6">
      <p className="mb-1 text-muted">{copy.suggestions}</p>
      <div className="flex flex-wrap gap-2">
        {data.suggestions.slice(0, 8).map(({ name, service, contract, certifications }) => (
          <Button
            key={name}
            size="sm"
            variant="quiet"
            onClick={() =>
              onPick({ ...emptyOf.providers, name, service, contract, certifications: certifications.slice(0, 500) })
            }
          >
            {copy.suggested(name)}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-xs text-muted">{copy.credit}</p>
    </section>
  );
}
