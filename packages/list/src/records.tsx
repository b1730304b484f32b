'use client';

import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { type Sort, Table } from '@suite/ui/table';
import { type ReactNode, useState } from 'react';
import { copy } from './copy';
import { FindField } from './find-field';
import { ListMenu } from './list-menu';
import type { RecordColumn } from './record-column';

export interface KeptSort {
  /** The sort and its handler, if the page keeps the sort in its address; otherwise the table keeps it. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
}

interface Props<Row> extends KeptSort {
  label: string;
  /** Heading and links, next to its menu. */
  head?: ReactNode;
  /** Label of the search field; omitted for a short table. */
  find?: string;
  fileName: string;
  /** The day of its rows, ISO 8601; today when absent. */
  day?: string;
  columns: readonly RecordColumn<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Number of rows to reserve space for while loading. */
  expectedRows?: number;
  /** Replaces the table body when there are no rows at all. */
  empty?: ReactNode;
}

/** Table that can be searched, sorted, and saved as CSV as shown. */
export function Records<Row>({
  label,
  head,
  find,
  fileName,
  day,
  columns,
  rows,
  rowId,
  expectedRows,
  empty,
  ...kept
}: Props<Row>) {
  const { number } = useFormats();
  const [words, setWords] = useState('');
  const [ownSort, setOwnSort] = useState<Sort>();
  const { sort, onSort } = kept.onSort ? kept : { sort: ownSort, onSort: setOwnSort };
  const shown = rows && arrange(rows, columns, words, sort);
  const none = <EmptyState title={copy.noneTitle} text={copy.noneText} />;

  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        {head}
        {find && <FindField label={find} value={words} onChange={setWords} />}
        {find && (
          <p role="status" aria-label={label} className="py-2 text-muted">
            {shown && rows && copy.count(number(shown.length), number(rows.length))}
          </p>
        )}
        <div className="ms-auto">
          <ListMenu
            name={fileName}
            label={label}
            day={day}
            heads={columns.map(({ text, csvText = text }) => csvText)}
            rows={() => (shown ?? []).map((row) => columns.map(({ value }) => value(row)))}
            disabled={!shown?.length}
          />
        </div>
      </div>
      <Table
        label={label}
        columns={columns.map(({ cell, value, csvText: _, ...column }) => ({ ...column, cell: cell ?? value, sortable: true }))}
        rows={shown}
        rowId={rowId}
        {...(expectedRows && { expectedRows })}
        {...(sort && { sort })}
        onSort={onSort}
        empty={rows?.length ? none : (empty ?? none)}
      />
    </>
  );
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Returns the rows that contain every word, in the requested order. */
function arrange<Row>(rows: readonly Row[], columns: readonly RecordColumn<Row>[], find: string, sort?: Sort): Row[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (row: Row) =>
    columns
      .map(({ value }) => value(row))
      .join(' ')
      .toLowerCase();
  const found = rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  const column = columns.find(({ id }) => id === sort?.column);
  if (!column) return found;
  const turn = sort?.direction === 'descending' ? -1 : 1;
  return found.sort((one, other) => turn * compare(column.value(one), column.value(other)));
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
