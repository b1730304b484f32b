'use client';

import { Checkbox } from './checkbox';
import './table.css';
import { memo, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export interface Column<Row> {
  id: string;
  text: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts: aligned to the end, so that digits line up. */
  numeric?: boolean;
  sortable?: boolean;
  /** Class of the header cell; in a fixed layout it sets the width. */
  className?: string;
  /**
   * Position on a phone: beside the row's name, in the line below it, at the end of that line, at the end of both lines, or in a
   * separate line. A column without a position is hidden there.
   */
  narrow?: 'beside' | 'below' | 'corner' | 'end' | 'line' | undefined;
  /**
   * Shown before its value on a phone, which has no header; for `corner`, and for a number `below`, the column's text is the
   * default.
   */
  narrowText?: string;
  /**
   * In a table that fits its page, the minimum width of the table in pixels for the column to be shown; always shown by default.
   */
  from?: 800 | 900 | 1000 | 1100 | 1180 | undefined;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface Props<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  /** The first column names its row. */
  columns: readonly Column<Row>[];
  /** In their display order; undefined while they load. */
  rows: readonly Row[] | undefined;
  /**
   * Returns the key of a row. With its index as the key, a row's elements are reused for the row that replaces it, which is
   * fastest for rows without state.
   */
  rowId: (row: Row, place: number) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Whether the rows are outdated while the next ones load. */
  isBehind?: boolean;
  /** Number of rows to reserve space for while they load. */
  expectedRows?: number;
  /** Rows selected for an action on all of them. */
  selection?: Selection<Row>;
  /** Whether rows are smaller, so that more fit on the screen. */
  isDense?: boolean;
  /**
   * Class of the table. `ui-table-fit` keeps its columns in place for any content, hides those without room (`from`), and keeps
   * the header visible while the page scrolls. `table-fixed min-w-[900px]` scrolls in its box instead.
   */
  className?: string;
}

interface Selection<Row> {
  ids: ReadonlySet<string | number>;
  onSelect: (ids: ReadonlySet<string | number>) => void;
  /** Returns a row's name, for its checkbox. */
  nameOf: (row: Row) => string;
}

const SKELETON_ROWS = 5;

/**
 * A table of records. The caller sorts; a click on a header requests it (WAI-ARIA sortable table pattern): amounts from the
 * highest, everything else alphabetically. It fits its page, or scrolls in a box beside its first column. On a phone its rows
 * have two lines if its columns have a position for it.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  empty,
  isBehind = false,
  expectedRows = SKELETON_ROWS,
  selection,
  isDense = false,
  className,
}: Props<Row>) {
  const width = columns.filter(({ from }) => !from).length + (selection ? 1 : 0);
  const ids = rows?.map(rowId) ?? [];
  const isAll = ids.length > 0 && ids.every((id) => selection?.ids.has(id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="ui-table-box" aria-label={label} tabIndex={0}>
      <table
        className={classNames('ui-table', isDense && 'ui-table-dense', stackedClasses(columns, selection), className)}
        aria-busy={rows === undefined || isBehind}
      >
        <caption className="ui-visually-hidden">{rows ? label : `${label}, loading`}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="ui-table-choice">
                <Checkbox
                  aria-label="Select all on this page"
                  checked={isAll}
                  onChange={() => selection.onSelect(new Set(isAll ? [] : ids))}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && (
            <tr>
              <td colSpan={width} className="ui-table-waiting">
                <div className="ui-skeleton-rows" style={{ height: `calc(${expectedRows} * var(--row))` }} />
              </td>
            </tr>
          )}
          {rows?.length === 0 && (
            <tr>
              <td colSpan={width} className="ui-table-empty">
                {empty}
              </td>
            </tr>
          )}
          {rows?.map((row, place) => {
            const id = rowId(row, place);
            return selection ? (
              <tr key={id} aria-selected={selection.ids.has(id)}>
                <td className="ui-table-choice">
                  <Checkbox
                    aria-label={`Select ${selection.nameOf(row)}`}
                    checked={selection.ids.has(id)}
                    onChange={() => selection.onSelect(toggled(selection.ids, id))}
                  />
                </td>
                <Cells row={row} columns={columns} />
              </tr>
            ) : (
              <tr key={id}>
                <Cells row={row} columns={columns} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** Renders again only for another row or other columns, so that other changes to a long table cost nothing. */
const Cells = memo(<Row,>({ row, columns }: CellsProps<Row>) =>
  columns.map(({ id, text, numeric, narrow, narrowText, from, cell }, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    const content = cell(row);
    const hasLabel = narrow === 'corner' || (narrow === 'below' && numeric);
    return (
      <Cell
        key={id}
        scope={index === 0 ? 'row' : undefined}
        className={numericClass(numeric)}
        data-narrow={narrow}
        data-from={from}
        data-head={content ? (narrowText ?? (hasLabel ? text : undefined)) : undefined}
      >
        {content}
      </Cell>
    );
  }),
) as <Row>(props: CellsProps<Row>) => ReactNode;

function toggled(ids: ReadonlySet<string | number>, id: string | number): ReadonlySet<string | number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

const numericClass = (numeric?: boolean) => (numeric ? 'ui-table-numeric' : undefined);

interface HeadProps<Row> extends Pick<Props<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
}

function Head<Row>({ column: { id, text, numeric, sortable, className, from }, sort, onSort }: HeadProps<Row>) {
  const classes = classNames(numericClass(numeric), className) || undefined;
  if (!sortable) {
    return (
      <th scope="col" className={classes} data-from={from}>
        {text}
      </th>
    );
  }
  const direction = sort?.column === id ? sort.direction : undefined;
  const first = numeric ? 'descending' : 'ascending';
  const other = numeric ? 'ascending' : 'descending';
  const next = direction === first ? other : first;
  return (
    <th scope="col" aria-sort={direction} className={classes} data-from={from}>
      <button
        type="button"
        className={classNames('ui-table-sort', direction && 'ui-table-sorted')}
        onClick={() => onSort?.({ column: id, direction: next })}
      >
        {text}
        <Icon name={(direction ?? first) === 'descending' ? 'arrow-down' : 'arrow-up'} size={12} />
      </button>
    </th>
  );
}

/**
 * Returns classes for what is beside the name on a phone: selectors with `:has()` would recalculate the style of all rows for
 * each new one.
 */
function stackedClasses(columns: readonly Pick<Column<never>, 'narrow'>[], selection: object | undefined): string {
  const stacked = new Set(columns.map(({ narrow }) => narrow));
  if (stacked.size === 1 && stacked.has(undefined)) return '';
  return classNames(
    'ui-table-stacked',
    selection && 'ui-table-choosing',
    stacked.has('end') && 'ui-table-ended',
    !stacked.has('end') && !stacked.has('beside') && 'ui-table-unaided',
  );
}
