import { dayOf, isoOf } from '@suite/insights/calendar';
import { firstDayOf, startOf } from './charges';
import { isRecurring, type Line } from './line';
import { lineAmounts } from './line-amounts';
import { type AcceptedLines, lastDayOfPeriod } from './running-period';
import { isSameService } from './same-service';

/** The last days that lines are charged for; null while they go on. */
export interface Ends {
  endsOn: string | null;
  /** Of lines that end before. */
  lineEnds: Readonly<Record<string, string>>;
}

/** The last day that a line is charged for; null while it goes on. */
export const endOfLine = ({ endsOn, lineEnds }: Ends, lineId: string): string | null => lineEnds[lineId] ?? endsOn;

interface Next {
  /** The lines that were accepted in the place of the earlier ones. */
  lines: readonly Line[];
  acceptedOn: string;
  isAmendment: boolean;
  /** Of an amendment: its changes start with the next period of what they change. */
  startsNextPeriod: boolean;
}

/**
 * When the lines of a billing end that an amendment or a renewal takes over: each on the day before its own successor starts. One
 * without a successor ends with the day of an amendment's acceptance, or with its running period where the amendment starts with the
 * next one, or with the first day of a renewal, which leaves alone what is charged once. None goes on for longer than before.
 */
export function takenOver(earlier: AcceptedLines & Ends, next: Next): { endsOn: string; lineEnds: Record<string, string> } {
  const { acceptedOn, isAmendment, startsNextPeriod } = next;
  const first = isAmendment ? acceptedOn : firstDayOf(next.lines, acceptedOn);
  const capped = (day: string, end: string | null) => (end !== null && end < day ? end : day);
  const endOf = (line: Line): string => {
    const before = endOfLine(earlier, line.id);
    const successor = successorOf(line, next.lines);
    if (!successor && startsNextPeriod && isRecurring(line.billing))
      return capped(lastDayOfPeriod(line, earlier, acceptedOn), before);
    const until = dayBefore(successor ? startOf(successor, acceptedOn) : first);
    if (!isAmendment && !isRecurring(line.billing)) return capped(later(until, startOf(line, earlier.acceptedOn)), before);
    return capped(until, before);
  };
  const ends = earlier.lines.map((line) => [line.id, endOf(line)] as const);
  const endsOn = ends.map(([, on]) => on).reduce(later, capped(dayBefore(first), earlier.endsOn));
  return { endsOn, lineEnds: Object.fromEntries(ends.filter(([, on]) => on !== endsOn)) };
}

/** The line that takes the place of another one: the same line, else one of the same service. */
export const successorOf = (line: Line, next: readonly Line[]): Line | undefined =>
  next.find(({ id }) => id === line.id) ?? next.find((one) => isSameService(line, one));

/** What an amendment changes. */
export interface AmendedLines extends AcceptedLines {
  /** All changes start with the next period of what they change. */
  startsNextPeriod: boolean;
  /** The last day that is charged for, where the firm has ended the billing. */
  billingEnd?: { on: string; isProrated: boolean } | null | undefined;
}

/**
 * Lines of an amendment as they are charged when it is accepted on a day. What it leaves as it is goes on in its rhythm: it follows
 * its running period, so that nothing of it is charged again. The same goes for all changes that start with the next period.
 */
export function amendmentLines(lines: readonly Line[], amended: AmendedLines, acceptedOn: string): Line[] {
  return lines.map((line) => {
    const before = amended.lines.find(({ id }) => id === line.id) ?? amended.lines.find((one) => isSameService(one, line));
    if (!before || !isRecurring(before.billing) || !isRecurring(line.billing)) return line;
    const goesOn = startOf(line, acceptedOn) >= startOf(before, amended.acceptedOn) && isChargedAlike(before, line);
    if (!goesOn && !amended.startsNextPeriod) return line;
    const next = isoOf(dayOf(chargedThrough(before, amended, acceptedOn)) + 1);
    return { ...line, startsOn: later(next, line.startsOn ?? next) };
  });
}

/** Whether a period of two recurring lines costs the same, however they are named. */
function isChargedAlike(one: Line, other: Line): boolean {
  const [amounts, others] = [lineAmounts(one), lineAmounts(other)];
  const isSameAmount = amounts.net === others.net && amounts.tax === others.tax;
  return isSameAmount && one.billing === other.billing && one.isProrated === other.isProrated;
}

/** The last day that a line was charged for when a day has come. */
function chargedThrough(line: Line, { billingEnd: end, ...amended }: AmendedLines, day: string): string {
  if (!end) return lastDayOfPeriod(line, amended, day);
  const last = lastDayOfPeriod(line, amended, earlier(end.on, day));
  return end.isProrated ? earlier(last, end.on) : last;
}

const later = (one: string, other: string): string => (one > other ? one : other);
const dayBefore = (day: string): string => isoOf(dayOf(day) - 1);
const earlier = (one: string, other: string): string => (one < other ? one : other);
