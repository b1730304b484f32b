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
  /** The first day that the ledger tells anything of. */
  covered: string;
  /** The month of A ends after A. */
  isRunning: boolean;
}

type Figure = { available: true; value: number } | { available: false; reason: string };

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

  figure(what: string, expected: number | null, answered: Figure): void {
    this.ratio(what, expected, answered.available ? answered.value : null);
  }
}
