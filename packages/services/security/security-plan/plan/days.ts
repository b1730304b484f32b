import { dayOf } from '@suite/contract/day';

/** So many months later, on the month's last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return dayOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(of, last.getUTCDate())));
}
