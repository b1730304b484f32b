import type { Database } from '@suite/kernel/database/database';
import type { Confirmation } from '../../contract/table';
import type { Placed } from '../../records/in-columns';
import type { Rounding } from '../../table-file/round-amount';
import type { Run } from '../run-file';
import type { Examination } from '../table/examine-table';
import type { Outcome } from '../tally';
import { TableCells } from './table-cells';

/** A running import of a table. */
export interface FileRun extends Run {
  /** The as-of date of the file. */
  asOf: string;
  asOfInstant: Date;
  /** Returns the rate to store as `currencyRate`: 1 for the firm's own currency, the row's rate for others. */
  rateOf(currency: string, stated?: string | null): string | null;
  cells: TableCells;
  /** Whether the file lists everything that is open on its day and nothing else, as far as its rows show. */
  listsOpen: boolean;
  /** The number of invoices met that are not after the as-of date, and the days of the first and the last of them. */
  invoices: { count: number; from: string; to: string };
  /** Whether some invoice is paid in full. */
  hasPaid: boolean;
  /** What to do about a payment of several invoices if some are missing, or their open amounts do not match it. */
  advice: { missing: string; unequal: string };
  /** For entries with the same content: the last one met, and its number of occurrences. */
  same: { key: string; count: number };
  /** The number of drafts and void documents met, by their status. */
  gone: Map<string, number>;
  /** The number of documents met that are dated after the as-of date. */
  later: number;
  /** Payments of an earlier list that equal payments of this one (`samePayments`). */
  claimed: Set<string>;
  /** What rounding changed, by currency. */
  roundings: Map<string, Rounding>;
}

/** An uploaded file can be undone and imported again. */
export const ofFile: FileRun['advice'] = {
  missing: 'Import what is missing, then import this file again.',
  unequal: 'Undo this import, give each invoice a row with what was paid of it, and import the file again.',
};

/** A sheet is read again at each sync, and rows that it once had stay in the ledger. */
export const ofSheet: FileRun['advice'] = {
  missing: 'Import what is missing; the next sync applies the payment.',
  unequal: 'Correct the invoices if they are wrong, and sync again; until then the payment counts as credit that is not applied.',
};

interface Known {
  examination: Examination;
  confirmation: Confirmation;
  /** The firm's currency. */
  currency: string;
  /** The moment of the file's rows. Rows of an earlier moment never replace them. */
  asOfInstant: Date;
  advice: FileRun['advice'];
}

/** Turns a run into the import of a confirmed table. */
export function fileRunOf(run: Run, { examination, confirmation, currency, asOfInstant, advice }: Known): FileRun {
  return {
    ...run,
    asOf: confirmation.asOf,
    asOfInstant,
    listsOpen: confirmation.listsOpen === true,
    invoices: { count: 0, from: '', to: '' },
    hasPaid: false,
    advice,
    rateOf: (code, stated = null) => (code === currency ? '1' : stated),
    cells: new TableCells({
      names: examination.guess.columns.map(({ name }) => name),
      confirmation,
      home: currency,
    }),
    same: { key: '', count: 0 },
    gone: new Map(),
    later: 0,
    claimed: new Set(),
    roundings: new Map(),
  };
}

/** How a kind of table is imported. */
export interface TableImport<Entry> {
  /** The record kinds of its rows, in the order in which they are reported. Unreadable rows count as the first kind. */
  kinds: readonly [string, ...string[]];
  read(cells: TableCells): Entry;
  /**
   * Returns the key of entries that must be written together, wherever they are in the file. They are staged with it and then
   * written in its order. Absent for entries that are written in file order.
   */
  groupKey?(entry: Entry): string;
  write(database: Database, run: FileRun, entries: readonly Placed<Entry>[]): Promise<Outcome[]>;
}
