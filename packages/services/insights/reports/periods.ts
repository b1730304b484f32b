import { type Day, firstDay, isoOf, lastDay, monthOf, shiftMonth } from '@suite/insights/calendar';
import { zoneClock } from '@suite/kernel/jobs/local-time';
import type { ReportKind } from '../contract/reports';

const DAY = 86_400_000;

/** The days of a report, both ends included, as `2021-03-17`. */
export interface Period {
  from: string;
  to: string;
}

/** The latest week (ISO 8601, from Monday) or month whose last day is before a day. */
export function periodBefore(kind: ReportKind, day: Day): Period {
  if (kind === 'monthly') {
    const month = shiftMonth(monthOf(day), -1);
    return { from: isoOf(firstDay(month)), to: isoOf(lastDay(month)) };
  }
  // 1970-01-01 was a Thursday.
  const monday = day - ((((day + 3) % 7) + 7) % 7);
  return { from: isoOf(monday - 7), to: isoOf(monday - 1) };
}

/** The day of a moment in UTC. */
export const dayAt = (now: number): Day => Math.floor(now / DAY);

/** The moment at which a day begins in a time zone (IANA name), UTC when it is not known. */
export function startOfDay(day: Day, timeZone: string | null): number {
  const begin = day * DAY;
  // The offset at the first guess may be that of the other side of a change of clocks.
  const guess = begin - offsetAt(begin, timeZone ?? 'UTC');
  return begin - offsetAt(guess, timeZone ?? 'UTC');
}

/** Milliseconds that the clocks of a time zone are ahead of UTC. */
const offsetAt = (moment: number, timeZone: string): number =>
  zoneClock(timeZone).wallTime(moment) - Math.floor(moment / 1000) * 1000;
