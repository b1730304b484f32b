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
  /** Hidden until somebody asks for it. */
  isOff?: boolean;
  /** As a spreadsheet takes it: money in major units, days as ISO 8601, nothing where there is no value. A drawing has none. */
  csv?: (row: Row) => string | number;
  /** Its head in a spreadsheet, with its unit; its own text unless said. */
  csvText?: string;
}

interface Props<Row> {
  label: string;
  /** What it is called in the name of its file, and where its columns are remembered. */
  file: string;
  /** The as-of date of its rows; today when absent. */
  day?: string | undefined;
  columns: readonly ListedColumn<Row>[];
  /** Those that stand; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** All that are found, for the export. */
  allRows: () => Promise<readonly Row[]> | readonly Row[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  pager?: { page: number; total: number | undefined; onPage: (page: number) => void };
  filters?: ReactNode;
  /** Whether a person can save what they filtered and sorted. */
  hasViews?: boolean | undefined;
  empty: ReactNode;
  isBehind?: boolean;
  expectedRows: number;
  failure?: { error: SuiteError | undefined; title: string; onRetry: () => void };
  /** Rows that are chosen, by the ids that `rowId` gives them. */
  selection?: ComponentProps<typeof Table<Row>>['selection'];
  /** Unless said its place, which is the quickest to draw. */
  rowId?: (row: Row, place: number) => string | number;
}

const placeOf = (_: unknown, place: number) => place;

/** A list of figures: what narrows it, its page, its export and its table, or why it is not there. */
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
