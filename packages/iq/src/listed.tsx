import type { SuiteError } from '@suite/contract/errors';
import { ListMenu } from '@suite/list/list-menu';
import { Pager } from '@suite/list/pager';
import { SavedViews } from '@suite/list/saved-views';
import { Toolbar } from '@suite/list/toolbar';
import { useListChoices } from '@suite/list/use-list-choices';
import { type Column, type Sort, Table } from '@suite/ui/table';
import type { ComponentProps, ReactNode } from 'react';
import { MetricsFailed } from './metrics-failed';

export interface ListedColumn<Row> extends Column<Row> {
  /** Hidden by default. */
  isOff?: boolean;
  /** The value in a spreadsheet: money in major units, days as ISO 8601, empty if there is no value. Missing for a graphic. */
  csv?: (row: Row) => string | number;
  /** Column heading in a spreadsheet, with the unit; defaults to `text`. */
  csvText?: string;
}

interface Props<Row> {
  label: string;
  /** Name for the exported file and for saving the column choices. */
  file: string;
  /** The as-of date of its rows; today when absent. */
  day?: string | undefined;
  columns: readonly ListedColumn<Row>[];
  /** The rows on this page; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** Loads all matching rows, for the export. */
  allRows: () => Promise<readonly Row[]> | readonly Row[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  pager?: { page: number; total: number | undefined; onPage: (page: number) => void };
  filters?: ReactNode;
  /** Whether a person can save the current filters and sorting. */
  hasViews?: boolean | undefined;
  empty: ReactNode;
  isBehind?: boolean;
  expectedRows: number;
  failure?: { error: SuiteError | undefined; title: string; onRetry: () => void };
  /** The selected rows, by the ids from `rowId`. */
  selection?: ComponentProps<typeof Table<Row>>['selection'];
  /** Defaults to the index, which renders fastest. */
  rowId?: (row: Row, place: number) => string | number;
}

const placeOf = (_: unknown, place: number) => place;

/** List of metrics with filters, pager, export and table, or the reason why it could not be loaded. */
export function Listed<Row>(props: Props<Row>) {
  const {
    label,
    file,
    day,
    columns,
    rows,
    allRows,
    sort,
    onSort,
    pager,
    filters,
    hasViews,
    failure,
    rowId = placeOf,
    ...rest
  } = props;
  const choices = useListChoices(file, columns);
  const written = columns.filter(({ csv }) => csv);
  const exported = async () => (await allRows()).map((row) => written.map(({ csv }) => csv?.(row) ?? ''));

  if (failure?.error?.code === 'not_found') return <MetricsFailed {...failure} error={failure.error} />;
  return (
    <>
      <Toolbar
        pager={pager && <Pager {...pager} />}
        actions={
          <>
            {hasViews && <SavedViews list={file} />}
            <ListMenu
              isSilent
              name={file}
              heads={written.map(({ text, csvText = text }) => csvText)}
              rows={exported}
              disabled={!rows?.length}
              choices={choices}
              day={day}
            />
          </>
        }
      >
        {filters}
      </Toolbar>
      {failure?.error ? (
        <MetricsFailed {...failure} error={failure.error} />
      ) : (
        <Table
          {...rest}
          label={label}
          columns={choices.shown}
          isDense={choices.isDense}
          rows={rows}
          rowId={rowId}
          sort={sort}
          onSort={onSort}
          className={choices.className}
        />
      )}
    </>
  );
}
