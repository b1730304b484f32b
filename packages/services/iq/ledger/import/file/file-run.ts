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
  /** What to do about a payment that names invoices of which some are missing, or not open for its amount. */
  advice: { missing: string; unequal: string };
  /** Of entries that say the same: which was met last, and how many of it there were. */
  same: { key: string; count: number };
  /** Payments of an earlier list that are the same as some of this one (`samePayments`). */
  claimed: Set<string>;
}

/** An uploaded file can be undone, or imported again. */
export const ofFile: FileRun['advice'] = {
  missing: 'Import what is missing, then import this file again.',
  unequal: 'Undo this import, give each invoice a row with what was paid of it, and import the file again.',
};

/** A sheet is read again at each sync, and what it once had stays. */
export const ofSheet: FileRun['advice'] = {
  missing: 'Import what is missing; the next sync applies the payment.',
  unequal: 'Correct the invoices if they are wrong, and sync again; until then the payment counts as credit that is not applied.',
};

interface Known {
  examination: Examination;
  confirmation: Confirmation;
  /** Of the firm's own books. */
  currency: string;
  /** Of which moment its rows are: those of an earlier one never replace them. */
  asOfInstant: Date;
  advice: FileRun['advice'];
}

/** Makes a run the import of a table, as it was confirmed. */
export function fileRunOf(run: Run, { examination, confirmation, currency, asOfInstant, advice }: Known): FileRun {
  return {
    ...run,
    asOf: confirmation.asOf,
    asOfInstant,
    advice,
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
   * What entries have in common that must be written together, wherever in the file they are. They are staged under it
   * and then written in its order. Absent for entries that are written as they come.
   */
  groupKey?(entry: Entry): string;
  write(database: Database, run: FileRun, entries: readonly Placed<Entry>[]): Promise<Outcome[]>;
}
