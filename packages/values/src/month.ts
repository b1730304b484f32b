import { MILLISECONDS_PER_DAY } from './day-length';
import { type DayNumber, dayNumberOf, isoDayOf } from './day-number';

/** A calendar month as `2026-03`. */
export type Month = string;

/** The days of a month up to the last one, both ends included. */
export type MonthSpan = { month: Month; from: DayNumber; to: DayNumber; days: number };

export const monthOf = (day: DayNumber): Month => isoDayOf(day).slice(0, 7);

/** Returns the months from January of the year 0 to a month. PostgreSQL: `year * 12 + month - 1`. */
export function monthNumberOf(month: Month): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/** Returns the month with a number of `monthNumberOf`. */
export const numberedMonth = (number: number): Month =>
  `${padded(Math.floor(number / 12), 4)}-${padded((((number % 12) + 12) % 12) + 1, 2)}`;

const padded = (value: number, width: number) => String(value).padStart(width, '0');

/** Returns the month this many months later, or earlier when negative. */
export const shiftMonth = (month: Month, by: number): Month => numberedMonth(monthNumberOf(month) + by);

/** @throws RangeError when the month does not exist */
export const firstDay = (month: Month): DayNumber => dayNumberOf(`${month}-01`);

/** @throws RangeError when the month does not exist */
export const lastDay = (month: Month): DayNumber => firstDay(shiftMonth(month, 1)) - 1;

/** Returns a day of the month with a number of `monthNumberOf`. @param date from 1; beyond the last it is a day of the next month */
export const dayInMonth = (number: number, date: number): DayNumber =>
  Date.UTC(Math.floor(number / 12), number % 12, date) / MILLISECONDS_PER_DAY;

/** Returns the number of days in a month, 1 to 12; 0 for any other number. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Returns the month that contains a day, cut off after that day, and the whole ones before it, newest first. */
export function monthsTo(last: DayNumber, count: number): MonthSpan[] {
  return Array.from({ length: count }, (_, back) => {
    const month = shiftMonth(monthOf(last), -back);
    const [from, to] = [firstDay(month), Math.min(lastDay(month), last)];
    return { month, from, to, days: to - from + 1 };
  });
}
