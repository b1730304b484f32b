import { addDays, daysBetween, earlier, later } from '@suite/values/iso-day';
import type { Line } from './line';
import type { Amounts } from './line-amounts';
import { shareOf } from './share';
import { type AmendedLines, type Ends, endOfLine, takenOver } from './take-over';

/** An amount collected for a period of a line, or credited for it. Both days are included. */
export interface PaidPeriod extends Amounts {
  lineId: string;
  name: string;
  from: string;
  to: string;
}

/**
 * Returns what was collected for days that are no longer charged because lines end earlier than before: for each period the
 * amount × days left ÷ days of the period, for both the price and its tax.
 */
export function creditOf<Paid extends PaidPeriod>(paid: readonly Paid[], before: Ends, after: Ends): Paid[] {
  return paid.flatMap((period) => {
    const { lineId, from, to } = period;
    const end = endOfLine(after, lineId);
    if (end === null || end >= to) return [];
    const [first, last] = [later(from, addDays(end, 1)), earlier(to, endOfLine(before, lineId) ?? to)];
    if (first > last) return [];
    const [left, days] = [daysOf(first, last), daysOf(from, to)];
    const [net, tax] = [shareOf(period.net, left, days), shareOf(period.tax, left, days)];
    return net + tax === 0 ? [] : [{ ...period, from: first, to: last, net, tax, gross: net + tax }];
  });
}

const open: Ends = { endsOn: null, lineEnds: {} };

/** Returns the credit for paid periods if an amendment with these lines is accepted on a day. */
export function amendmentCredit<Paid extends PaidPeriod>(
  paid: readonly Paid[],
  { startsNextPeriod, ...amended }: AmendedLines,
  lines: readonly Line[],
  acceptedOn: string,
): Paid[] {
  const ends = takenOver({ ...amended, ...open }, { lines, acceptedOn, isAmendment: true, startsNextPeriod });
  return creditOf(paid, open, ends);
}

const daysOf = (from: string, to: string): number => daysBetween(from, to) + 1;
