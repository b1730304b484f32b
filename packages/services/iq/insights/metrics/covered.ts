import { addDays, daysBetween } from '@suite/values/iso-day';

/** Days in a year, for annual values and comparisons with the year before. */
const YEAR = 365;

/**
 * Returns the days up to the as-of date that a ledger covers, at most a year; `coversFrom` is the date of its first document,
 * null without one.
 */
export function periodOf(coversFrom: string | null, asOf: string): { from: string; to: string; days: number } {
  const days = coversFrom === null ? 0 : Math.min(YEAR, daysCovered(coversFrom, asOf));
  return { from: addDays(asOf, 1 - Math.max(1, days)), to: asOf, days };
}

/** Returns whether a ledger covers the 365 days up to the as-of date and the 365 days before completely. */
export const coversBefore = (coversFrom: string | null, asOf: string): boolean =>
  coversFrom !== null && daysCovered(coversFrom, asOf) >= 2 * YEAR;

/** Returns whether a ledger covers the 365 days up to a day completely. */
export const coversYear = (coversFrom: string | null, to: string): boolean =>
  coversFrom !== null && daysCovered(coversFrom, to) >= YEAR;

const daysCovered = (coversFrom: string, asOf: string) => daysBetween(coversFrom, asOf) + 1;
