import { type DayNumber, dayNumberOf, isoDayOf, monthsLater } from '@suite/values/day-number';
import type { Recurrence } from './line';

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/**
 * A range of days, both ends included. `of` is the number of days in a whole period: more than the range has if it is cut short.
 */
export interface Period {
  from: DayNumber;
  to: DayNumber;
  of: number;
}

interface Recurring {
  billing: Recurrence;
  start: DayNumber;
  /** Day of the month on which periods start, 1 to 31; null if they follow the start of the first one. */
  billingDay: number | null;
}

/**
 * Returns the periods of a recurring line that start before a day. All are counted from one anchor, so that the 31st returns
 * after a short month. Weeks start on the weekday of the first.
 */
export function periodsOf({ billing, start, billingDay }: Recurring, before: DayNumber): Period[] {
  if (billing === 'weekly') return regular((count) => start + 7 * count, before);
  const months = MONTHS[billing];
  const anchor = billingDay === null ? start : firstOn(billingDay, start);
  const begins = billingDay === null ? monthsFrom(anchor, months) : onDay(billingDay, anchor, months);
  const whole = regular(begins, before);
  if (anchor === start || start >= before) return start >= before ? [] : whole;
  return [{ from: start, to: anchor - 1, of: anchor - begins(-1) }, ...whole];
}

const monthsFrom = (anchor: DayNumber, months: number) => (count: number) => monthsLater(anchor, count * months);

/** Returns the billing day of later months, or their last day: after 28 February, the 31st is 31 March. */
function onDay(billingDay: number, anchor: DayNumber, months: number): (count: number) => DayNumber {
  const first = dayNumberOf(`${isoDayOf(anchor).slice(0, 7)}-01`);
  return (count) => dayOfMonth(monthsLater(first, count * months), billingDay);
}

const dayOfMonth = (first: DayNumber, day: number): DayNumber => Math.min(first + day - 1, monthsLater(first, 1) - 1);

/** Returns the first billing day on or after a day. */
function firstOn(billingDay: number, start: DayNumber): DayNumber {
  const first = dayNumberOf(`${isoDayOf(start).slice(0, 7)}-01`);
  const inMonth = dayOfMonth(first, billingDay);
  return inMonth >= start ? inMonth : dayOfMonth(monthsLater(first, 1), billingDay);
}

function regular(begins: (count: number) => DayNumber, before: DayNumber): Period[] {
  const periods: Period[] = [];
  for (let count = 0; begins(count) < before; count++) {
    const [from, next] = [begins(count), begins(count + 1)];
    periods.push({ from, to: next - 1, of: next - from });
  }
  return periods;
}
