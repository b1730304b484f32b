import { dayOf } from '@suite/contract/day';

/** Returns the day this many months later, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return dayOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(of, last.getUTCDate())));
}
