import { dayOf } from '@suite/contract/day';
import { zoneClock } from '@suite/kernel/jobs/local-time';

/** Days by the clocks of a time zone, for many moments: finding out about a zone takes longer than a day of it. */
export function daysIn(timeZone: string): (moment: number) => string {
  const { wallTime } = zoneClock(timeZone);
  return (moment) => dayOf(wallTime(moment));
}

/** The day that a moment is on by the clocks of a time zone. @param moment milliseconds since 1970 */
export const dayIn = (timeZone: string, moment: number): string => daysIn(timeZone)(moment);

const DAY = 86_400_000;

export const addDays = (day: string, days: number): string => dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY);

/** So many months later, on the month's last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return dayOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(of, last.getUTCDate())));
}

/** Days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Dec 4, 2026` */
export const dayWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));

export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
