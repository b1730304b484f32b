import { dayNumberOf, isoDayOf } from './day-number';
import { addDays } from './iso-day';
import { firstDay, lastDay, monthOf, shiftMonth } from './month';

/** Days from one to another, `2026-03-31`, both included. */
export interface Period {
  from: string;
  to: string;
}

export const monthsOfKind = { monthly: 1, quarterly: 3, yearly: 12 } as const;

export type PeriodKind = 'weekly' | keyof typeof monthsOfKind;

/** Returns the latest week (ISO 8601, starting on Monday) or calendar month, quarter or year whose last day is before a day. */
export function periodBefore(kind: PeriodKind, day: string): Period {
  const number = dayNumberOf(day);
  if (kind === 'weekly') {
    // 1970-01-01 was a Thursday.
    const monday = number - ((((number + 3) % 7) + 7) % 7);
    return { from: isoDayOf(monday - 7), to: isoDayOf(monday - 1) };
  }
  const months = monthsOfKind[kind];
  const month = monthOf(number);
  const first = shiftMonth(month, -((Number(month.slice(5)) - 1) % months) - months);
  return { from: isoDayOf(firstDay(first)), to: isoDayOf(lastDay(shiftMonth(first, months - 1))) };
}

/** Returns the previous period and the same period a year earlier, which is 52 weeks earlier for a week. */
export function earlierPeriods(kind: PeriodKind, { from, to }: Period): { prior: Period; yearBefore: Period | null } {
  if (kind === 'weekly') {
    const back = (days: number) => ({ from: addDays(from, -days), to: addDays(to, -days) });
    return { prior: back(7), yearBefore: back(364) };
  }
  const back = (months: number) => ({
    from: isoDayOf(firstDay(shiftMonth(from.slice(0, 7), -months))),
    to: isoDayOf(lastDay(shiftMonth(to.slice(0, 7), -months))),
  });
  return { prior: back(monthsOfKind[kind]), yearBefore: kind === 'yearly' ? null : back(12) };
}
