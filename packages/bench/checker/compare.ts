import { countOf, type UnsureDocuments } from '@suite/insights/unsure-documents';
import type { Excluded, Perhaps } from './receivables';

/** A difference between the API and the rows of the ledger. */
export interface Difference extends As {
  /** The measure, with its subject in brackets. */
  what: string;
  expected: unknown;
  answered: unknown;
}

export interface As {
  asOf: string;
  /** First day for which the ledger has sales. */
  covered: string;
}

type Metric<Value = number> =
  | { available: true; value: Value }
  | {
      available: false;
      reason: string;
      range?: { low: Value; high: Value; without: Value; documents: UnsureDocuments } | undefined;
    };

/** The largest spread of a range that is shown, as a share of its highest value (decision 008). */
const MAX_SPREAD = 0.05;

export class Comparison {
  readonly differences: Difference[] = [];
  compared = 0;

  constructor(readonly as: As) {}

  private note(what: string, expected: unknown, answered: unknown, isSame: boolean): void {
    this.compared++;
    if (!isSame) this.differences.push({ what, expected, answered, ...this.as });
  }

  /** Compares exactly: money to the cent, counts, texts and days. */
  same(what: string, expected: unknown, answered: unknown): void {
    this.note(what, expected, answered, expected === answered);
  }

  /** Compares with a relative tolerance of 1e-9; null means not available. */
  ratio(what: string, expected: number | null, answered: number | null): void {
    const isSame =
      expected === null || answered === null
        ? expected === answered
        : Math.abs(expected - answered) <= 1e-9 * Math.max(1, Math.abs(expected));
    this.note(what, expected, answered, isSame);
  }

  /** Compares money that is rounded to the cent once, half a cent in either direction. */
  rounded(what: string, expected: number | null, answered: number | null): void {
    const isSame = expected === null || answered === null ? expected === answered : Math.abs(expected - answered) <= 0.5 + 1e-6;
    this.note(what, expected, answered, isSame);
  }

  metric(what: string, expected: number | null, answered: Metric): void {
    this.ratio(what, expected, answered.available ? answered.value : null);
  }

  /** Compares an amount that some documents decide: a value without them, a range up to the largest spread, else not available. */
  owed(what: string, sure: number, { least, most, documents }: Perhaps, answered: Metric): void {
    const [low, high] = [sure + least, sure + most];
    const isNarrow = high - low <= MAX_SPREAD * Math.abs(high);
    this.ratio(what, documents === 0 ? sure : null, answered.available ? answered.value : null);
    const range = answered.available ? undefined : answered.range;
    const written = (ends: { low: number; high: number; without: number; documents: number } | undefined) =>
      ends && `${ends.low} to ${ends.high}, ${ends.without} without ${ends.documents}`;
    const expected = documents > 0 && isNarrow ? { low, high, without: sure, documents } : undefined;
    this.same(`range of ${what}`, written(expected), written(range && { ...range, documents: countOf(range.documents) }));
  }

  /** Compares exactly each number of a metric with several numbers. */
  parts<Part extends string>(
    what: string,
    of: string,
    expected: Record<Part, number> | null,
    answered: Metric<Record<Part, number>>,
  ): void {
    this.same(`${what} is available (${of})`, expected !== null, answered.available);
    if (!expected || !answered.available) return;
    for (const part of Object.keys(expected) as Part[])
      this.same(`${what} ${part} (${of})`, expected[part], answered.value[part]);
  }

  /** Compares in any order. */
  excluded(what: string, expected: readonly Excluded[], answered: readonly Excluded[]): void {
    const written = (list: readonly Excluded[]) =>
      list
        .map(({ currency, documents, amount }) => `${documents} of ${amount} ${currency}`)
        .sort()
        .join(', ');
    this.same(what, written(expected), written(answered));
  }
}
