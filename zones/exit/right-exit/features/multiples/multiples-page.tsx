import {
  getMultiples,
  type MultipleRow,
  type MultiplesTable,
  putMultiples,
  putOperatorMultiples,
} from '@services/valuation/contract/multiples';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Notice } from '@suite/ui/notice';
import { type Column, Table } from '@suite/ui/table';
import { useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { useSave } from '../frame/use-save';
import { copy } from './copy';
import { RowDialog } from './row-dialog';

/** The firm's table of multiples, and the operator's. */
export function MultiplesPage() {
  const { formClient } = useApi();
  const { data, error, mutate } = useQuery(getMultiples, {});
  const isOperator = useSession().token.rights.includes('operator');
  const mayChange = useMayChange();
  if (!data)
    return error ? <PageError title={copy.title} text={copy.loadFailed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  return (
    <>
      <ViewHead title={copy.title} text={copy.text} />
      <Part
        title={copy.own}
        table={data.firm}
        write={mayChange ? (rows, version) => formClient.call(putMultiples, { body: { rows, version } }) : undefined}
        none={<EmptyState title={copy.noneTitle} text={copy.noneText} />}
      />
      <Part
        title={copy.operator}
        text={copy.operatorText}
        table={data.operator}
        write={isOperator ? (rows, version) => formClient.call(putOperatorMultiples, { body: { rows, version } }) : undefined}
        none={<p className="text-muted">{copy.noOperator}</p>}
      />
    </>
  );
}

interface PartProps {
  title: string;
  text?: string;
  table: MultiplesTable;
  /** Undefined for people with read access only. */
  write: ((rows: MultipleRow[], version: number) => Promise<unknown>) | undefined;
  none: React.ReactNode;
}

type Numbered = MultipleRow & { place: number };

function Part({ title, text, table, write, none }: PartProps) {
  const { day } = useFormats();
  const { save, saveInDialog, failure } = useSave();
  /** Index of the edited row; the number of rows for a new one. */
  const [editing, setEditing] = useState<number>();
  const rows = table.rows.map((row, place) => ({ ...row, place }));
  const note = [text, table.changed && copy.changed(table.changed.by, day(table.changed.on))].filter(Boolean).join(' ');
  const columns = useColumns(
    write && {
      onEdit: (place) => setEditing(place),
      onRemove: (place) =>
        void save(
          () =>
            write(
              table.rows.filter((_, at) => at !== place),
              table.version,
            ),
          copy.removed,
        ),
    },
  );
  return (
    <section className="mt-6">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2>{title}</h2>
          {note && <p className="mt-1 text-muted">{note}</p>}
        </div>
        {write && (
          <Button variant="quiet" aria-label={`${copy.add}: ${title}`} onClick={() => setEditing(table.rows.length)}>
            {copy.add}
          </Button>
        )}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {/* A first row is lower than what stands there without any: the room stays. */}
      <div className="min-h-40">
        <Table label={title} columns={columns} rows={rows} rowId={({ place }) => place} className="ui-table-fit" empty={none} />
      </div>
      {write && editing !== undefined && (
        <RowDialog
          row={table.rows[editing]}
          onClose={() => setEditing(undefined)}
          onSave={async (row) => {
            const next = editing < table.rows.length ? table.rows.with(editing, row) : [...table.rows, row];
            await saveInDialog(() => write(next, table.version), copy.saved);
            setEditing(undefined);
          }}
        />
      )}
    </section>
  );
}

interface Actions {
  onEdit: (place: number) => void;
  onRemove: (place: number) => void;
}

function useColumns(actions: Actions | undefined): Column<Numbered>[] {
  const { day } = useFormats();
  const { number, multiple } = useCurrencyFormats('USD');
  const { columns: heads } = copy;
  const size = ({ from, to, currency }: MultipleRow) => {
    const words = (amount: number) => `${number(amount / 100)} ${currency}`;
    if (to === null) return from === 0 ? `${copy.anySize} (${currency})` : copy.above(words(from));
    return copy.between(words(from), words(to));
  };
  const name = (row: Numbered) => `${copy.measures[row.measure]}, ${size(row)}`;
  const columns: Column<Numbered>[] = [
    { id: 'measure', text: heads.measure, className: 'w-[100px]', cell: ({ measure }) => copy.measures[measure] },
    { id: 'size', text: heads.size, narrow: 'below', cell: size },
    { id: 'low', text: heads.low, numeric: true, className: 'w-[72px]', from: 800, cell: ({ low }) => multiple(low) },
    { id: 'mid', text: heads.mid, numeric: true, className: 'w-[80px]', narrow: 'beside', cell: ({ mid }) => multiple(mid) },
    { id: 'high', text: heads.high, numeric: true, className: 'w-[72px]', from: 800, cell: ({ high }) => multiple(high) },
    { id: 'source', text: heads.source, narrow: 'line', cell: ({ source, on }) => `${source}, ${day(on)}` },
  ];
  if (!actions) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      text: 'Actions',
      className: 'w-[176px]',
      narrow: 'end',
      cell: (row) => (
        <span className="flex justify-end gap-2">
          <Button variant="quiet" size="sm" aria-label={copy.edit(name(row))} onClick={() => actions.onEdit(row.place)}>
            {copy.change}
          </Button>
          <Button variant="quiet" size="sm" aria-label={copy.remove(name(row))} onClick={() => actions.onRemove(row.place)}>
            {copy.removeText}
          </Button>
        </span>
      ),
    },
  ];
}
