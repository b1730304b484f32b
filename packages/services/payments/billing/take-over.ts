import { dayOf, isoOf } from '@suite/insights/calendar';
import { firstDayOf, startOf } from '@suite/pricing/charges';
import { isRecurring, type Line } from '@suite/pricing/line';
import { isSameService } from '@suite/pricing/same-service';
import type { BillingTerms } from './planned-charges';

interface Next {
  /** The lines that were accepted in the place of the earlier ones. */
  lines: readonly Line[];
  acceptedOn: string;
  isAmendment: boolean;
}

type Earlier = Pick<BillingTerms, 'lines' | 'acceptedOn' | 'endsOn'>;

/**
 * When the lines of a billing end that an amendment or a renewal takes over: each on the day before its own successor starts. One
 * without a successor ends with the day of an amendment's acceptance, or with the first day of a renewal, which leaves alone what
 * is charged once. None goes on for longer than the firm let it.
 */
export function takenOver(earlier: Earlier, next: Next): { endsOn: string; lineEnds: Record<string, string> } {
  const { acceptedOn, isAmendment } = next;
  const first = isAmendment ? acceptedOn : firstDayOf(next.lines, acceptedOn);
  const capped = (day: string) => (earlier.endsOn !== null && earlier.endsOn < day ? earlier.endsOn : day);
  const endOf = (line: Line): string => {
    const successor = next.lines.find(({ id }) => id === line.id) ?? next.lines.find((one) => isSameService(line, one));
    const until = dayBefore(successor ? startOf(successor, acceptedOn) : first);
    if (!isAmendment && !isRecurring(line.billing)) return capped(later(until, startOf(line, earlier.acceptedOn)));
    return capped(until);
  };
  const ends = earlier.lines.map((line) => [line.id, endOf(line)] as const);
  const endsOn = ends.map(([, on]) => on).reduce(later, capped(dayBefore(first)));
  return { endsOn, lineEnds: Object.fromEntries(ends.filter(([, on]) => on !== endsOn)) };
}

const later = (one: string, other: string): string => (one > other ? one : other);
const dayBefore = (day: string): string => isoOf(dayOf(day) - 1);
