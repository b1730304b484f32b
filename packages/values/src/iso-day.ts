/** Calendar days as text, `2026-03-31` (ISO 8601), without time and time zone. */

import { dayNumberOf, isoDayOf, monthsLater } from './day-number';
import { daysInMonth } from './month';

/** Returns whether the text is a day that exists, from 1900 on. Imports refuse earlier days too. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return day >= 1 && day <= daysInMonth(year, month);
}

/** Returns the day of a moment in UTC. @param moment a date or milliseconds since 1970 */
export const utcDayOf = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10);

/** Returns the day of a moment in the time zone of this computer. @param moment a date or milliseconds since 1970 */
export const localDayOf = (moment: Date | number): string => {
  const at = new Date(moment);
  return utcDayOf(at.getTime() - at.getTimezoneOffset() * 60_000);
};

/** Returns the earlier of two days. */
export const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Returns the later of two days. */
export const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Returns the day this many days later, or earlier when negative.
 * @throws RangeError when the day does not exist
 */
export const addDays = (day: string, days: number): string => isoDayOf(dayNumberOf(day) + days);

/**
 * Returns the same day of the month this many months later, or the last day of a shorter month.
 * @throws RangeError when the day does not exist
 */
export const addMonths = (day: string, months: number): string => isoDayOf(monthsLater(dayNumberOf(day), months));

/**
 * Returns the days from one day to another; negative when the other is earlier.
 * @throws RangeError when one of them does not exist
 */
export const daysBetween = (from: string, to: string): number => dayNumberOf(to) - dayNumberOf(from);
