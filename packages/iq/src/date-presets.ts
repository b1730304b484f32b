import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { addMonths } from '@suite/values/iso-day';
import { lastDay, monthOf, shiftMonth } from '@suite/values/month';

export interface DatePreset {
  text: string;
  /** ISO 8601 calendar date. */
  day: string;
}

/** Returns the last month end up to and including a day. */
function lastMonthEnd(day: string): string {
  const end = lastDay(monthOf(dayNumberOf(day)));
  return end === dayNumberOf(day) ? day : isoDayOf(lastDay(shiftMonth(monthOf(dayNumberOf(day)), -1)));
}

/**
 * Returns the last month end up to and including a day whose month is a multiple of `months`: 3 for quarter ends, 12 for year
 * ends.
 */
function lastEndOf(day: string, months: number): string {
  let end = lastMonthEnd(day);
  while (Number(end.slice(5, 7)) % months !== 0) end = isoDayOf(lastDay(shiftMonth(end.slice(0, 7), -1)));
  return end;
}

/** Returns the ends of periods between the first day that the ledger covers and the latest day of its data, latest first. */
export function datePresets(latest: string, first: string | null): DatePreset[] {
  const ends = [
    { text: 'Last month end', day: lastEndOf(latest, 1) },
    { text: 'Last quarter end', day: lastEndOf(latest, 3) },
    { text: 'Last year end', day: lastEndOf(latest, 12) },
  ];
  return ends.filter(({ day }) => first !== null && day >= first);
}

export const comparisons = ['year', 'month'] as const;

/** What a number is compared with: the same day a year or a month before. */
export type Comparison = (typeof comparisons)[number];

/** Returns the day to compare with; for the last day of a month, the last day of the earlier month. */
export function earlierDay(day: string, comparison: Comparison): string {
  const back = comparison === 'year' ? -12 : -1;
  const month = monthOf(dayNumberOf(day));
  if (lastDay(month) === dayNumberOf(day)) return isoDayOf(lastDay(shiftMonth(month, back)));
  return addMonths(day, back);
}
