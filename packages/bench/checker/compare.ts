import type { Excluded } from './receivables';

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

type Metric<Value = number> = { available: true; value: Value } | { available: false; reason: string };

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
