import type { SuiteError } from '@suite/contract/errors';
import { FiguresFailed } from '@suite/iq/figures-failed';
import { ExportButton } from '@suite/list/export-button';
import { Pager } from '@suite/list/pager';
import { Toolbar } from '@suite/list/toolbar';
import { type Column, type Sort, Table } from '@suite/ui/table';
import type { ReactNode } from 'react';

export interface ListedColumn<Row> extends Column<Row> {
  /** As a spreadsheet takes it: money in major units, days as ISO 8601, nothing where there is no value. */
  csv: (row: Row) => string | number;
  /** Its head in a spreadsheet, with its unit; its own text unless said. */
  csvText?: string;
}

interface Props<Row> {
  label: string;
  /** Of the exported file, without its ending. */
  file: string;
  columns: readonly ListedColumn<Row>[];
  /** Those that stand; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** All that are found, for the export. */
  allRows: () => Promise<readonly Row[]> | readonly Row[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  pager?: { page: number; total: number | undefined; onPage: (page: number) => void };
  filters?: ReactNode;
  empty: ReactNode;
  isBehind?: boolean;
  expectedRows: number;
  failure?: { error: SuiteError | undefined; title: string; onRetry: () => void };
  /** The least width of its table. */
  className: string;
}

/** Narrow windows keep the names in sight while the figures scroll. */
const shape =
  'table-fixed [&_th]:px-2 [&_td]:px-2 [&_tr>:first-child]:ps-4 [&_tr>:last-child]:pe-4 max-sm:[&_tr>:first-child]:sticky max-sm:[&_tr>:first-child]:start-0 max-sm:[&_tr>:first-child]:bg-surface max-sm:[&_thead_tr>:first-child]:z-[2] max-sm:[&_tbody_tr>th:first-child]:z-[1]';

const placeOf = (_: unknown, place: number) => place;

/** A list of figures: what narrows it, its page, its export and its table, or why it is not there. */
export function Listed<Row>(props: Props<Row>) {
  const { label, file, columns, rows, allRows, sort, onSort, pager, filters, failure, ...rest } = props;
  const exported = async () => (await allRows()).map((row) => columns.map(({ csv }) => csv(row)));

  if (failure?.error?.code === 'not_found') return <FiguresFailed {...failure} error={failure.error} />;
  return (
    <>
      <Toolbar
        pager={pager && <Pager {...pager} />}
        actions={
          <ExportButton
            isSilent
            name={file}
            heads={columns.map(({ text, csvText = text }) => csvText)}
            rows={exported}
            disabled={!rows?.length}
          />
        }
      >
        {filters}
      </Toolbar>
      {failure?.error ? (
        <FiguresFailed {...failure} error={failure.error} />
      ) : (
        <Table
          {...rest}
          label={label}
          columns={columns}
          rows={rows}
          rowId={placeOf}
          sort={sort}
          onSort={onSort}
          className={`${shape} ${props.className}`}
        />
      )}
    </>
  );
}
