import { type Day, dayOf, firstDay, isoOf, lastDay, monthOf, shiftMonth } from '@suite/insights/calendar';
import { zoneClock } from '@suite/kernel/time-zone/zone-clock';
import type { ReportKind } from '../contract/report-content';

const DAY = 86_400_000;

/** The days of a report as `2021-03-17`, both ends included. */
export interface Period {
  from: string;
  to: string;
}

export const monthsOfKind = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** Returns the latest week (ISO 8601, starting on Monday) or calendar month, quarter or year whose last day is before a day. */
export function periodBefore(kind: ReportKind, day: Day): Period {
  if (kind === 'weekly') {
    // 1970-01-01 was a Thursday.
    const monday = day - ((((day + 3) % 7) + 7) % 7);
    return { from: isoOf(monday - 7), to: isoOf(monday - 1) };
  }
  const months = monthsOfKind[kind];
  const present = monthOf(day);
  const begun = (Number(present.slice(5)) - 1) % months;
  const first = shiftMonth(present, -begun - months);
  return { from: isoOf(firstDay(first)), to: isoOf(lastDay(shiftMonth(first, months - 1))) };
}

/** Returns the previous period and the same period a year earlier, which is 52 weeks earlier for a week. */
export function earlierPeriods(kind: ReportKind, { from, to }: Period): { prior: Period; yearBefore: Period | null } {
  if (kind === 'weekly') {
    const back = (days: number) => ({ from: isoOf(dayOf(from) - days), to: isoOf(dayOf(to) - days) });
    return { prior: back(7), yearBefore: back(364) };
  }
  const back = (months: number) => ({
    from: isoOf(firstDay(shiftMonth(monthOf(dayOf(from)), -months))),
    to: isoOf(lastDay(shiftMonth(monthOf(dayOf(to)), -months))),
  });
  return { prior: back(monthsOfKind[kind]), yearBefore: kind === 'yearly' ? null : back(12) };
}

/** Returns the UTC day of a moment. */
export const dayAt = (now: number): Day => Math.floor(now / DAY);

/** Returns the moment at which a day starts in a time zone (IANA name), or in UTC if it is null. */
export function startOfDay(day: Day, timeZone: string | null): number {
  const begin = day * DAY;
  // The offset at the first guess may be from the other side of a clock change.
  const guess = begin - offsetAt(begin, timeZone ?? 'UTC');
  return begin - offsetAt(guess, timeZone ?? 'UTC');
}

/** Returns how many milliseconds the clocks of a time zone are ahead of UTC. */
const offsetAt = (moment: number, timeZone: string): number =>
  zoneClock(timeZone).wallTime(moment) - Math.floor(moment / 1000) * 1000;
