'use client';

import './table.css';
import { memo, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Skeleton } from './skeleton';

export interface Column<Row> {
  id: string;
  text: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts: aligned to the end, so that digits stand below digits. */
  numeric?: boolean;
  sortable?: boolean;
  /** On its head: in a fixed layout its width. */
  className?: string;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface Props<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  /** The first one names its row. */
  columns: readonly Column<Row>[];
  /** In the order they are shown; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** A row that is told by its place alone is drawn over by the one that takes it, which is the quickest where no row holds a state. */
  rowId: (row: Row, place: number) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
  /** The rows are the previous ones, and others are loading. */
  isBehind?: boolean;
  /** Number of rows to keep space for while they load. */
  expectedRows?: number;
  /** On the table: `table-fixed min-w-[900px]` keeps its columns in their places whatever the rows hold. */
  className?: string;
}

const SKELETON_ROWS = 5;

/**
 * A table of records. The caller sorts; a press on a head asks for it, first ascending (WAI-ARIA
 * sortable table pattern). It scrolls in its own box, under its head.
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
  className,
}: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="ui-table-box" aria-label={label} tabIndex={0}>
      <table className={classNames('ui-table', className)} aria-busy={rows === undefined || isBehind}>
        <caption className="ui-visually-hidden">{rows ? label : `${label}, loading`}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && <SkeletonRows columns={columns} count={expectedRows} />}
          {rows?.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="ui-table-empty">
                {empty}
              </td>
            </tr>
          )}
          {rows?.map((row, place) => (
            <Cells key={rowId(row, place)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

/** Drawn again only with another row or other columns, so that what else changes about a long table costs nothing. */
const Cells = memo(<Row,>({ row, columns }: CellsProps<Row>) => (
  <tr>
    {columns.map(({ id, numeric, cell }, index) => {
      const Cell = index === 0 ? 'th' : 'td';
      return (
        <Cell key={id} scope={index === 0 ? 'row' : undefined} className={numericClass(numeric)}>
          {cell(row)}
        </Cell>
      );
    })}
  </tr>
)) as <Row>(props: CellsProps<Row>) => ReactNode;

const numericClass = (numeric?: boolean) => (numeric ? 'ui-table-numeric' : undefined);

interface HeadProps<Row> extends Pick<Props<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
}

function Head<Row>({ column: { id, text, numeric, sortable, className }, sort, onSort }: HeadProps<Row>) {
  const classes = classNames(numericClass(numeric), className) || undefined;
  if (!sortable) {
    return (
      <th scope="col" className={classes}>
        {text}
      </th>
    );
  }
  const direction = sort?.column === id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction} className={classes}>
      <button
        type="button"
        className={classNames('ui-table-sort', direction && 'ui-table-sorted')}
        onClick={() => onSort?.({ column: id, direction: next })}
      >
        {text}
        <Icon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} size={12} />
      </button>
    </th>
  );
}

/** Rows of the same height as those that come, so that nothing below them jumps. */
const SkeletonRows = ({ columns, count }: { columns: readonly { id: string; numeric?: boolean }[]; count: number }) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {columns.map(({ id, numeric }) => (
        <td key={id} className={numericClass(numeric)}>
          <Skeleton className="ui-table-skeleton" />
        </td>
      ))}
    </tr>
  ));
