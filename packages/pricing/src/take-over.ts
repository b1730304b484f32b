import { addDays, earlier, later } from '@suite/values/iso-day';
import { firstDayOf, startOf } from './charges';
import { isRecurring, type Line } from './line';
import { lineAmounts } from './line-amounts';
import { type AcceptedLines, lastDayOfPeriod } from './running-period';
import { isSameService } from './same-service';

/** The last days for which lines are charged; null while they continue. */
export interface Ends {
  endsOn: string | null;
  /** By line id, for lines that end earlier. */
  lineEnds: Readonly<Record<string, string>>;
}

/** Returns the last day for which a line is charged; null while it continues. */
export const endOfLine = ({ endsOn, lineEnds }: Ends, lineId: string): string | null => lineEnds[lineId] ?? endsOn;

interface Next {
  /** The accepted lines that replace the earlier ones. */
  lines: readonly Line[];
  acceptedOn: string;
  isAmendment: boolean;
  /** For an amendment: whether its changes start with the next period of the lines they change. */
  startsNextPeriod: boolean;
}

/**
 * Returns when the lines of a billing end if an amendment or renewal takes it over: each on the day before its own successor
 * starts. A line without a successor ends the day before the acceptance of an amendment, with its current period if the amendment
 * starts with the next one, or the day before a renewal starts; a renewal doesn't affect one-time charges. No line continues for
 * longer than before.
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
    const until = addDays(successor ? startOf(successor, acceptedOn) : first, -1);
    if (!isAmendment && !isRecurring(line.billing)) return capped(later(until, startOf(line, earlier.acceptedOn)), before);
    return capped(until, before);
  };
  const ends = earlier.lines.map((line) => [line.id, endOf(line)] as const);
  const endsOn = ends.map(([, on]) => on).reduce(later, capped(addDays(first, -1), earlier.endsOn));
  return { endsOn, lineEnds: Object.fromEntries(ends.filter(([, on]) => on !== endsOn)) };
}

/** Returns the line that replaces another: the same line, otherwise one for the same service. */
export const successorOf = (line: Line, next: readonly Line[]): Line | undefined =>
  next.find(({ id }) => id === line.id) ?? next.find((one) => isSameService(line, one));

/** The lines that an amendment changes. */
export interface AmendedLines extends AcceptedLines {
  /** Whether all changes start with the next period of the lines they change. */
  startsNextPeriod: boolean;
  /** The last charged day, if the firm has ended the billing. */
  billingEnd?: { on: string; isProrated: boolean } | null | undefined;
}

/**
 * Returns the lines of an amendment with their charges if it is accepted on a day. Unchanged lines continue after their current
 * period, so that nothing is charged twice. With `startsNextPeriod`, so do all changes.
 */
export function amendmentLines(lines: readonly Line[], amended: AmendedLines, acceptedOn: string): Line[] {
  return lines.map((line) => {
    const before = amended.lines.find(({ id }) => id === line.id) ?? amended.lines.find((one) => isSameService(one, line));
    if (!before || !isRecurring(before.billing) || !isRecurring(line.billing)) return line;
    const goesOn = startOf(line, acceptedOn) >= startOf(before, amended.acceptedOn) && isChargedAlike(before, line);
    if (!goesOn && !amended.startsNextPeriod) return line;
    const next = addDays(chargedThrough(before, amended, acceptedOn), 1);
    return { ...line, startsOn: later(next, line.startsOn ?? next) };
  });
}

/** Returns whether a period of two recurring lines costs the same, whatever their names. */
function isChargedAlike(one: Line, other: Line): boolean {
  const [amounts, others] = [lineAmounts(one), lineAmounts(other)];
  const isSameAmount = amounts.net === others.net && amounts.tax === others.tax;
  return isSameAmount && one.billing === other.billing && one.isProrated === other.isProrated;
}

/** Returns the last day for which a line has been charged as of a day. */
function chargedThrough(line: Line, { billingEnd: end, ...amended }: AmendedLines, day: string): string {
  if (!end) return lastDayOfPeriod(line, amended, day);
  const last = lastDayOfPeriod(line, amended, earlier(end.on, day));
  return end.isProrated ? earlier(last, end.on) : last;
}
