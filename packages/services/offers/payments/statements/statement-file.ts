import type { LineKind } from '../contract/statements';

/** A line of a bank statement as the file says it. */
export interface FileLine {
  /** The row of a table, or the number of the entry, counted from 1. */
  place: number;
  kind: Exclude<LineKind, 'duplicate'>;
  /** Why it cannot be read, for people; null for other lines. */
  problem: string | null;
  /** The day on which the bank booked it. */
  on: string | null;
  /** Minor units, above 0 unless the kind is `zero`. */
  amount: number | null;
  currency: string | null;
  /** Who paid, as the bank says it. */
  payer: string;
  /** Everything that the payer and the bank wrote. */
  text: string;
  /** The bank's own id of the line in its account; null without one. */
  bankId: string | null;
  account: string;
}

export interface StatementFile {
  format: 'csv' | 'camt.053' | 'ofx';
  lines: FileLine[];
}

/** A file that is no statement, with what to do about it, as a sentence. */
export class StatementRefusedError extends Error {
  override name = 'StatementRefusedError';
}

/** A table whose days mean different days with the day or the month first. */
export class AmbiguousDaysError extends Error {
  override name = 'AmbiguousDaysError';

  constructor(
    readonly written: string,
    readonly days: { dmy: string; mdy: string },
  ) {
    super(`${written} is ${days.dmy} or ${days.mdy}`);
  }
}

export const MAX_LINES = 5000;

export const tooManyLines = (): StatementRefusedError =>
  new StatementRefusedError(`The file has more than ${MAX_LINES} lines. Export a shorter period.`);

/** The longest text of a line that is stored. */
const LONGEST_TEXT = 1000;

/** Returns text in one line, without control characters, up to a length. */
export const lineText = (parts: readonly (string | undefined)[], most = LONGEST_TEXT): string =>
  [...new Set(parts.map((part) => part?.replace(/[\p{Cc}\s]+/gu, ' ').trim()))].filter(Boolean).join(' ').slice(0, most);

/** Returns the bank's id of a line; null for the placeholders that banks write instead of one. */
export const bankIdOf = (text: string | undefined): string | null => {
  const id = text?.trim().slice(0, 100);
  return !id || /^(NONREF|NOTPROVIDED|NONE|0+)$/i.test(id) ? null : id;
};
