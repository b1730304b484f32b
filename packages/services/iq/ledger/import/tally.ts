import type { KeptRow } from '../schema/import';

export interface Counts {
  read: number;
  /** Changed the ledger. */
  imported: number;
  /** Rightly changed nothing. */
  skipped: number;
  rejected: number;
}

/** Counts of all kinds. */
export function totalOf(tally: Tally): Counts {
  const total = { read: 0, imported: 0, skipped: 0, rejected: 0 };
  for (const counts of tally.values()) {
    for (const name of ['read', 'imported', 'skipped', 'rejected'] as const) total[name] += counts[name];
  }
  return total;
}

/** The results for the rows of each kind, in the order in which the source lists them. */
export type Tally = Map<string, Counts>;

export const newTally = (kinds: readonly string[]): Tally =>
  new Map(kinds.map((kind) => [kind, { read: 0, imported: 0, skipped: 0, rejected: 0 }]));

/** A row that could not be imported. */
export interface Rejection {
  line: number;
  /** Undefined when it is the row as a whole. */
  column?: string | undefined;
  reason: string;
  /** The row as it was read, where it can be corrected and tried again by itself. */
  kept?: KeptRow | undefined;
}

/** The results for the rows of one kind in a batch. */
export interface Outcome {
  kind: string;
  imported: number;
  skipped: number;
  rejected: readonly Rejection[];
}

/** Adds the results of a batch. */
export function count(tally: Tally, { kind, imported, skipped, rejected }: Outcome): void {
  const counts = tally.get(kind);
  if (!counts) throw new Error(`the source does not tell of ${kind}`);
  counts.read += imported + skipped + rejected.length;
  counts.imported += imported;
  counts.skipped += skipped;
  counts.rejected += rejected.length;
}

/** Sentences that are kept of a run; what would be one more only says that there are more. */
const MAX_NOTICES = 20;

/** Adds what a person should know of a row that was imported. */
export function addNotice({ notices }: { notices: string[] }, text: string): void {
  if (notices.includes(text)) return;
  if (notices.length < MAX_NOTICES) notices.push(text);
  else if (notices.length === MAX_NOTICES) notices.push('There are more rows like these.');
}
