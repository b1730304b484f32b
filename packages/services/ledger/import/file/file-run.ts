import type { Database } from '@suite/kernel/database/database';
import type { Confirmation } from '../../contract/table';
import type { Placed } from '../../records/write-records';
import type { Run } from '../run-file';
import type { Examination } from '../table/examine-table';
import type { Outcome } from '../tally';
import { TableCells } from './table-cells';

/** A running import of a table. */
export interface FileRun extends Run {
  /** Of which day the file is. */
  asOf: string;
  asOfInstant: Date;
  /** What is kept as `currencyRate`: 1 of the firm's own currency, of others what the row says. */
  rateOf(currency: string, told?: string | null): string | null;
  cells: TableCells;
  /** Of entries that say the same: which was met last, and how many of it there were. */
  same: { key: string; count: number };
  /** Payments of an earlier list that are the same as some of this one (`samePayments`). */
  claimed: Set<string>;
}

interface Known {
  examination: Examination;
  confirmation: Confirmation;
  /** Of the firm's own books. */
  currency: string;
  /** Of which moment its rows are: those of an earlier one never replace them. */
  asOfInstant: Date;
}

/** Makes a run the import of a table, as it was confirmed. */
export function fileRunOf(run: Run, { examination, confirmation, currency, asOfInstant }: Known): FileRun {
  return {
    ...run,
    asOf: confirmation.asOf,
    asOfInstant,
    rateOf: (code, told = null) => (code === currency ? '1' : told),
    cells: new TableCells({
      names: examination.guess.columns.map(({ name }) => name),
      confirmation,
      home: currency,
    }),
    same: { key: '', count: 0 },
    claimed: new Set(),
  };
}

/** How a kind of table is imported. */
export interface TableImport<Entry> {
  /** Kinds of records that its rows become, in the order in which they are told; rows that cannot be read count as the first. */
  kinds: readonly [string, ...string[]];
  read(cells: TableCells): Entry;
  /**
   * What entries have in common that must be written together, wherever in the file they stand. They are laid aside
   * under it and then taken up in its order. Absent for entries that are written as they come.
   */
  groupKey?(entry: Entry): string;
  write(database: Database, run: FileRun, entries: readonly Placed<Entry>[]): Promise<Outcome[]>;
}
