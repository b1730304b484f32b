import { MILLISECONDS_PER_DAY } from './day-length';

/** A calendar day as whole days since 1970-01-01, for arithmetic. PostgreSQL: `d - date '1970-01-01'`. */
export type DayNumber = number;

/**
 * Returns the number of a day written as `2026-03-31` (ISO 8601).
 * @throws RangeError when the day does not exist
 */
export function dayNumberOf(day: string): DayNumber {
  const number = Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_PER_DAY;
  if (Number.isNaN(number) || isoDayOf(number) !== day) throw new RangeError(`"${day}" is not a day of the form YYYY-MM-DD`);
  return number;
}

/** Returns the text of a day, `2026-03-31`. */
export const isoDayOf = (day: DayNumber): string => new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);

/**
 * Returns the same day of the month this many months later, or the month's last day where it is shorter: one month after 31
 * January is 28 or 29 February.
 */
export function monthsLater(day: DayNumber, count: number): DayNumber {
  const date = new Date(day * MILLISECONDS_PER_DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  return Math.min(Date.UTC(year, month, date.getUTCDate()), Date.UTC(year, month + 1, 0)) / MILLISECONDS_PER_DAY;
}

/** Returns the whole months that have passed from one day to another: the greatest n with `monthsLater(from, n) <= to`. */
export function wholeMonths(from: DayNumber, to: DayNumber): number {
  const [start, end] = [new Date(from * MILLISECONDS_PER_DAY), new Date(to * MILLISECONDS_PER_DAY)];
  const count = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return monthsLater(from, count) <= to ? count : count - 1;
}
