import { addMonths, dayOf, isoOf, lastDay, monthOf, shiftMonth } from '@suite/insights/calendar';

export interface DatePreset {
  text: string;
  /** ISO 8601 calendar date. */
  day: string;
}

/** The last day of the month that ended last by a day, the day itself included. */
function lastMonthEnd(day: string): string {
  const end = lastDay(monthOf(dayOf(day)));
  return end === dayOf(day) ? day : isoOf(lastDay(shiftMonth(monthOf(dayOf(day)), -1)));
}

/** The month end before or on a day whose month is one of those: every third for a quarter, the twelfth for a year. */
function lastEndOf(day: string, months: number): string {
  let end = lastMonthEnd(day);
  while (Number(end.slice(5, 7)) % months !== 0) end = isoOf(lastDay(shiftMonth(end.slice(0, 7), -1)));
  return end;
}

/** Ends of periods from the first day that the ledger covers to the latest day of its data, the latest first. */
export function datePresets(latest: string, first: string | null): DatePreset[] {
  const ends = [
    { text: 'Last month end', day: lastEndOf(latest, 1) },
    { text: 'Last quarter end', day: lastEndOf(latest, 3) },
    { text: 'Last year end', day: lastEndOf(latest, 12) },
  ];
  return ends.filter(({ day }) => first !== null && day >= first);
}

export const comparisons = ['year', 'month'] as const;

/** What a number is compared with: the same day a year or a month earlier. */
export type Comparison = (typeof comparisons)[number];

/** The day to compare with; of a month's last day the last day of the earlier month. */
export function earlierDay(day: string, comparison: Comparison): string {
  const back = comparison === 'year' ? -12 : -1;
  const month = monthOf(dayOf(day));
  if (lastDay(month) === dayOf(day)) return isoOf(lastDay(shiftMonth(month, back)));
  return isoOf(addMonths(dayOf(day), back));
}
