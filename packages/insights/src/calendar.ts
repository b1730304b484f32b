const DAY_MS = 86_400_000;

/** A calendar date as whole days since 1970-01-01; dates have no time and no time zone. PostgreSQL: `d - date '1970-01-01'`. */
export type Day = number;

/** A calendar month as `YYYY-MM`. */
export type Month = string;

/** The days of a month up to the last one, both ends included. */
export type MonthSpan = { month: Month; from: Day; to: Day; days: number };

/**
 * Parses a date written as `YYYY-MM-DD` (ISO 8601).
 * @throws RangeError when there is no such date
 */
export function dayOf(date: string): Day {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  if (Number.isNaN(day) || isoOf(day) !== date) throw new RangeError(`dayOf: "${date}" is no date of the form YYYY-MM-DD`);
  return day;
}

export const isoOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const monthOf = (day: Day): Month => isoOf(day).slice(0, 7);

/** Returns the month this many months later, or earlier when negative. */
export function shiftMonth(month: Month, by: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + by;
  const text = (value: number, width: number) => String(value).padStart(width, '0');
  return `${text(Math.floor(count / 12), 4)}-${text((((count % 12) + 12) % 12) + 1, 2)}`;
}

export const firstDay = (month: Month): Day => dayOf(`${month}-01`);
export const lastDay = (month: Month): Day => firstDay(shiftMonth(month, 1)) - 1;

/**
 * Returns the same day of the month this many months later, or the month's last day where it is shorter: one month after 31
 * January is 28 or 29 February.
 */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  return Math.min(Date.UTC(year, month, date.getUTCDate()), Date.UTC(year, month + 1, 0)) / DAY_MS;
}

/** Returns the whole months that have passed from one day to another: the greatest n with `addMonths(from, n) <= to`. */
export function wholeMonths(from: Day, to: Day): number {
  const [start, end] = [new Date(from * DAY_MS), new Date(to * DAY_MS)];
  const count = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return addMonths(from, count) <= to ? count : count - 1;
}

/** Returns the month that contains a day, cut off after that day, and the whole ones before it, newest first. */
export function monthsTo(last: Day, count: number): MonthSpan[] {
  return Array.from({ length: count }, (_, back) => {
    const month = shiftMonth(monthOf(last), -back);
    const [from, to] = [firstDay(month), Math.min(lastDay(month), last)];
    return { month, from, to, days: to - from + 1 };
  });
}
