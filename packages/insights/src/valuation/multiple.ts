import { type Range, rounded } from './amounts';

/**
 * Values a business by a multiple of its revenue, SDE or EBITDA: amount × multiple, for the lowest, usual and highest multiple.
 * The value is 0 when the amount is not above 0; undefined when a multiple is not above 0.
 *
 * Source: Rev. Rul. 59-60 §4.01(h): the prices at which comparable businesses are sold.
 */
export function byMultiple(amount: number, multiple: Range): Range | undefined {
  if (multiple.low <= 0 || multiple.mid < multiple.low || multiple.high < multiple.mid) return undefined;
  const counted = Math.max(0, amount);
  return {
    low: rounded(counted * multiple.low),
    mid: rounded(counted * multiple.mid),
    high: rounded(counted * multiple.high),
  };
}

/** A row of a table of multiples, for amounts from `from` (included) to `to` (excluded). */
export interface Band {
  from: number;
  /** Null means no upper limit. */
  to: number | null;
}

/** Returns the indexes of the first two rows of a measure whose amounts overlap; undefined when none do. */
export function overlapOf(bands: readonly Band[]): [number, number] | undefined {
  const places = bands.map((band, place) => ({ ...band, place })).sort((one, other) => one.from - other.from);
  for (const [at, band] of places.entries()) {
    const next = places[at + 1];
    if (next && (band.to === null || band.to > next.from)) return [band.place, next.place];
  }
  return undefined;
}

export const bandOf = <Row extends Band>(bands: readonly Row[], amount: number): Row | undefined =>
  bands.find(({ from, to }) => amount >= from && (to === null || amount < to));
