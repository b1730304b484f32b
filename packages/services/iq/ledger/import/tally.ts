import type { Skips } from '../contract/imports';
import { addSkips } from '../records/skips';
import type { StoredRow } from '../schema/import';

export interface Counts {
  read: number;
  /** Rows that changed the ledger. */
  imported: number;
  /** Rows that correctly changed nothing. */
  skipped: number;
  /** The skipped rows by reason; absent from sources that do not say why. */
  skips?: Skips;
  rejected: number;
}

/** Returns the sum of all kinds. */
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

export interface Rejection {
  line: number;
  /** Undefined if the reason concerns the whole row. */
  column?: string | undefined;
  reason: string;
  /** The row as it was read, if it can be corrected and retried on its own. */
  stored?: StoredRow | undefined;
}

/** The results for the rows of one kind in a batch. */
export interface Outcome {
  kind: string;
  imported: number;
  skipped: number;
  skips?: Skips;
  rejected: readonly Rejection[];
}

/** Adds the results of a batch. */
export function count(tally: Tally, { kind, imported, skipped, skips, rejected }: Outcome): void {
  const counts = tally.get(kind);
  if (!counts) throw new Error(`the source does not tell of ${kind}`);
  counts.read += imported + skipped + rejected.length;
  counts.imported += imported;
  counts.skipped += skipped;
  if (skips && Object.keys(skips).length) counts.skips = addSkips(counts.skips, skips);
  counts.rejected += rejected.length;
}

/** The maximum number of notices per run. After that, a last one says that there are more. */
const MAX_NOTICES = 20;

/** Adds a notice for the person on a row that was imported. */
export function addNotice({ notices }: { notices: string[] }, text: string): void {
  if (notices.includes(text)) return;
  if (notices.length < MAX_NOTICES) notices.push(text);
  else if (notices.length === MAX_NOTICES) notices.push('There are more rows like these.');
}
