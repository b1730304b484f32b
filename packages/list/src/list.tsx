import type { SuiteError } from '@suite/contract/errors';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { type Column, type Sort, Table } from '@suite/ui/table';
import { type ComponentProps, type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { arrange } from './arrange';
import { copy } from './copy';
import { FindField } from './find-field';
import { csvOfColumns, type ListColumn, type ListCsv } from './list-column';
import { ListMenu } from './list-menu';
import { ViewPager } from './pager';
import { Toolbar } from './toolbar';
import type { ListRows } from './use-list';
import { useListChoices } from './use-list-choices';
import { type ChangeView, offsetOf } from './use-view';

/** The sort of rows in the browser and its handler, if the page has it in its address; otherwise the list has it. */
export interface ListSort {
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
}

/** Rows that are all in the browser, which finds and sorts them. */
interface BrowserRows<Row> extends ListSort {
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  /** Number of rows to show; all by default. The CSV has all. */
  first?: number | undefined;
  list?: undefined;
}

/** Rows that the API finds, sorts and pages as the address says. */
interface ApiRows<Row> {
  list: ListRows<Row>;
  view: { find?: string; page: string };
  change: ChangeView<'find' | 'sort' | 'order' | 'page'>;
  sort?: Sort;
  /** Message when the list could not be loaded. */
  failed: string;
  /** Shown instead of the usual message; and instead of the whole list if there is nothing to list yet (`not_found`). */
  Failure?: ComponentType<FailureProps>;
}

interface FailureProps {
  error: SuiteError;
  title: string;
  onRetry: () => void;
}

interface CommonProps<Row> extends Pick<ComponentProps<typeof Table<Row>>, 'label' | 'expectedRows' | 'selection' | 'className'> {
  columns: readonly ListColumn<Row>[];
  /** Defaults to the index, which renders fastest. */
  rowId?: (row: Row, place: number) => string | number;
  /** Name of the exported file, under which column choices are also saved; without it, there is no export. */
  name?: string;
  /** The day of its rows, ISO 8601; today when absent. */
  day?: string | undefined;
  /** What the CSV contains; the values of the columns by default. */
  csv?: ListCsv<Row>;
  /** Heading and links, beside the search and the menu. */
  head?: ReactNode;
  /** Label of the search field; without it, the list has no search. */
  find?: string;
  filters?: ReactNode;
  /** Actions on all rows, before the menu. */
  actions?: ReactNode;
  /** Between the toolbar and the table. */
  note?: ReactNode;
  /** Props of a box around the table. */
  box?: ComponentProps<'div'>;
  /** Whether people can choose the columns and the row density. */
  hasColumnChoices?: boolean;
  /** Replaces the table body when there are no rows at all. */
  empty?: ReactNode;
}

type Props<Row> = CommonProps<Row> & (BrowserRows<Row> | ApiRows<Row>);

/**
 * A table of records with its search, filters, sort, pages and export. Its rows are all in the browser, or the API returns them
 * by page; then it shows how to retry if they could not be loaded.
 */
export function List<Row>(props: Props<Row>) {
  const { columns, rowId = placeOf, name = '', label, csv = csvOfColumns(columns), hasColumnChoices = false } = props;
  const { list, day, head, find, filters, actions, note, box, expectedRows, selection } = props;
  const { words, onFind, total, allRows, pager, failure, isMissing, ...shownRows } = useRows(props);
  const choices = useListChoices(name, columns);
  const shown = hasColumnChoices ? choices.shown : columns;
  const isApi = list !== undefined;
  const tableColumns = useMemo(() => shown.map((column) => tableColumnOf(column, isApi)), [shown, isApi]);
  const { className = hasColumnChoices ? choices.className : isApi && 'ui-table-fit' } = props;
  if (isMissing) return failure;

  const isToolbar = isApi || hasColumnChoices;
  const search = find && <FindField label={find} value={words} onChange={onFind} />;
  const menu = name && (
    <ListMenu
      {...{ name, day }}
      {...(!isToolbar && { label })}
      {...(hasColumnChoices && { choices })}
      heads={csv.heads}
      rows={async () => ((await allRows?.()) ?? []).map(csv.row)}
      disabled={!total}
    />
  );
  const table = (
    <Table
      {...shownRows}
      {...{ label, rowId }}
      {...(expectedRows && { expectedRows })}
      {...(selection && { selection })}
      {...(className && { className })}
      columns={tableColumns}
      isDense={hasColumnChoices && choices.isDense}
    />
  );
  return (
    <>
      {isToolbar ? (
        <Toolbar
          pager={pager}
          actions={
            <>
              {actions}
              {menu}
            </>
          }
        >
          {search}
          {filters}
        </Toolbar>
      ) : (
        <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
          {head}
          {search}
          {find && <Count label={label} shown={total} all={props.rows?.length} />}
          <div className="ms-auto">{menu}</div>
        </div>
      )}
      {note}
      {failure ?? (box ? <div {...box}>{table}</div> : table)}
    </>
  );
}

const placeOf = (_: unknown, place: number) => place;

/** Rows in the browser are sorted by any column that has a value. */
function tableColumnOf<Row>({ value, csv, csvText, isOff, ...column }: ListColumn<Row>, isApi: boolean): Column<Row> {
  return { sortable: !isApi && value !== undefined, cell: (row) => value?.(row), ...column };
}

/** Returns the rows to show, how to find, sort and export them, and for those of the API the pager and why they are missing. */
function useRows<Row>(props: Props<Row>) {
  const [ownWords, setOwnWords] = useState('');
  const [ownSort, setOwnSort] = useState<Sort>();
  const { list, empty = <EmptyState title={copy.noneTitle} text={copy.noneText} /> } = props;
  if (list) {
    const { view, change, sort, failed, Failure = UsualFailure } = props;
    const total = list.page?.total;
    return {
      rows: list.rows,
      allRows: list.allRows,
      total,
      isBehind: list.isBehind,
      words: view.find ?? '',
      onFind: (find: string) => change({ find }, { replace: true }),
      ...(sort && { sort }),
      onSort: ({ column, direction }: Sort) => change({ sort: column, order: direction }),
      pager: <ViewPager offset={offsetOf(view.page)} total={total} change={change} />,
      failure: list.error && <Failure error={list.error} title={failed} onRetry={list.retry} />,
      isMissing: props.Failure !== undefined && list.error?.code === 'not_found',
      empty,
    };
  }
  const { columns, rows, first } = props;
  const { sort, onSort } = props.onSort ? props : { sort: ownSort, onSort: setOwnSort };
  const found = rows && arrange(rows, columns, ownWords, sort);
  return {
    rows: found?.slice(0, first),
    allRows: () => found ?? [],
    total: found?.length,
    words: ownWords,
    onFind: setOwnWords,
    ...(sort && { sort }),
    onSort,
    pager: undefined,
    failure: undefined,
    isMissing: false,
    empty: rows?.length ? <EmptyState title={copy.noneTitle} text={copy.noneText} /> : empty,
  };
}

const UsualFailure = ({ title, onRetry }: FailureProps) => <ErrorNote title={title} onRetry={onRetry} />;

interface CountProps {
  label: string;
  shown: number | undefined;
  all: number | undefined;
}

function Count({ label, shown, all }: CountProps) {
  const { number } = useFormats();
  return (
    <p role="status" aria-label={label} className="py-2 text-muted">
      {shown !== undefined && all !== undefined && copy.count(number(shown), number(all))}
    </p>
  );
}
