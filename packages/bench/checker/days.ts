/** Calendar days (`2021-03-17`) and months (`2021-03`) are strings that sort by date. */
const DAY_MS = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Returns the days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((instantOf(to) - instantOf(from)) / DAY_MS);

export const later = (one: string, other: string): string => (one > other ? one : other);

export const earlier = (one: string, other: string): string => (one < other ? one : other);

export const addDays = (day: string, days: number): string => dayAt(instantOf(day) + days * DAY_MS);

export const monthOf = (day: string): string => day.slice(0, 7);

export const addMonths = (month: string, months: number): string => {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  return dayAt(Date.UTC(year, ofYear - 1 + months, 1)).slice(0, 7);
};

export const firstDayOf = (month: string): string => `${month}-01`;

export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

/** Returns the months, both ends included. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/**
 * Returns the whole months from one day to another. The last day of a month also completes one: August 31 to February 28 is six.
 */
export function wholeMonthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const isWhole = to.slice(8) >= from.slice(8) || to === lastDayOf(monthOf(to));
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (isWhole ? 0 : 1);
}
