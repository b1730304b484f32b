/** Kinds of rows an import tells about, in the order it does. */
export const kinds = ['contacts', 'invoices', 'bills', 'lines', 'credit notes'] as const;
export type Kind = (typeof kinds)[number];

export interface Counts {
  read: number;
  /** Changed the ledger. */
  imported: number;
  /** Rightly changed nothing. */
  skipped: number;
  rejected: number;
}

export type Tally = Record<Kind, Counts>;

const none = (): Counts => ({ read: 0, imported: 0, skipped: 0, rejected: 0 });

export const newTally = (): Tally => ({
  contacts: none(),
  invoices: none(),
  bills: none(),
  lines: none(),
  'credit notes': none(),
});

/** Adds the outcome of one row. */
export function count(tally: Tally, kind: Kind, outcome: 'imported' | 'skipped' | 'rejected'): void {
  tally[kind].read += 1;
  tally[kind][outcome] += 1;
}
