import { dayOf, isoOf } from '@suite/insights/calendar';

/** Of what is said "of a year", and compared with the year before. */
const YEAR = 365;

/** The days to A that a ledger covers, at most a year; `coversFrom` is the day of its first document, null without one. */
export function periodOf(coversFrom: string | null, asOf: string): { from: string; to: string; days: number } {
  const days = coversFrom === null ? 0 : Math.min(YEAR, daysCovered(coversFrom, asOf));
  return { from: isoOf(dayOf(asOf) - Math.max(1, days) + 1), to: asOf, days };
}

/** Whether a ledger covers the whole of the 365 days to A and of those before. */
export const coversBefore = (coversFrom: string | null, asOf: string): boolean =>
  coversFrom !== null && daysCovered(coversFrom, asOf) >= 2 * YEAR;

/** Whether a ledger covers the whole of the 365 days to a day. */
export const coversYear = (coversFrom: string | null, to: string): boolean =>
  coversFrom !== null && daysCovered(coversFrom, to) >= YEAR;

const daysCovered = (coversFrom: string, asOf: string) => dayOf(asOf) - dayOf(coversFrom) + 1;
