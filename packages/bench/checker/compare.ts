import type { Excluded } from './receivables';

/** Something that the API answers otherwise than the rows of the ledger say. */
export interface Difference extends As {
  /** The measure, and in brackets of what. */
  what: string;
  expected: unknown;
  answered: unknown;
}

/** As of when numbers are compared. */
export interface As {
  asOf: string;
  /** The first day that the ledger tells anything of sales. */
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

  /** Money to the cent, counts, texts and days: exactly. */
  same(what: string, expected: unknown, answered: unknown): void {
    this.note(what, expected, answered, expected === answered);
  }

  /** To 1e-9 of itself; null where it is not available. */
  ratio(what: string, expected: number | null, answered: number | null): void {
    const isSame =
      expected === null || answered === null
        ? expected === answered
        : Math.abs(expected - answered) <= 1e-9 * Math.max(1, Math.abs(expected));
    this.note(what, expected, answered, isSame);
  }

  /** Money that is rounded to the cent once, either way where it is half a cent. */
  rounded(what: string, expected: number | null, answered: number | null): void {
    const isSame = expected === null || answered === null ? expected === answered : Math.abs(expected - answered) <= 0.5 + 1e-6;
    this.note(what, expected, answered, isSame);
  }

  figure(what: string, expected: number | null, answered: Metric): void {
    this.ratio(what, expected, answered.available ? answered.value : null);
  }

  /** A figure of several numbers, each exactly. */
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

  /** In any order. */
  excluded(what: string, expected: readonly Excluded[], answered: readonly Excluded[]): void {
    const written = (list: readonly Excluded[]) =>
      list
        .map(({ currency, documents, amount }) => `${documents} of ${amount} ${currency}`)
        .sort()
        .join(', ');
    this.same(what, written(expected), written(answered));
  }
}
