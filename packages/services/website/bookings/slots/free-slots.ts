import { zoneClock } from '@suite/kernel/time-zone/zone-clock';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import { type DayRule, type Hours, STEP, type WeekRule } from '../contract/terms';

const MINUTE = 60_000;

/** Minutes between two start times, unless appointments are shorter. */
const PACE = 30;

export interface SlotRequest {
  timeZone: string;
  week: readonly WeekRule[];
  days: readonly DayRule[];
  minutes: number;
  bufferBefore: number;
  bufferAfter: number;
}

/** A span between two moments in milliseconds since 1970, like all moments here. */
export interface Span {
  from: number;
  to: number;
}

/**
 * Returns the start times within a span that fit the hours in the time zone and don't overlap with busy times. Of a time that the
 * clocks repeat, the first is offered; a skipped time is not offered.
 * @param busy spans with their own buffers
 */
export function freeSlots(request: SlotRequest, busy: readonly Span[], { from, to }: Span): number[] {
  const { timeZone, minutes, bufferBefore, bufferAfter } = request;
  const clock = zoneClock(timeZone);
  const pace = Math.min(PACE, Math.max(STEP, minutes)) * MINUTE;
  const slots = new Set<number>();
  const firstDay = Math.floor(clock.wallTime(from) / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY;
  for (
    let day = firstDay - MILLISECONDS_PER_DAY;
    day <= firstDay + (to - from) + MILLISECONDS_PER_DAY;
    day += MILLISECONDS_PER_DAY
  ) {
    for (const hours of hoursOf(request, day)) {
      const last = clock.momentOf(day + wallMinutes(hours.to) * MINUTE);
      for (let wall = day + wallMinutes(hours.from) * MINUTE; wall < day + wallMinutes(hours.to) * MINUTE; wall += pace) {
        const start = clock.momentOf(wall);
        if (clock.wallTime(start) !== wall || start < from || start >= to) continue;
        if (start + minutes * MINUTE <= last) slots.add(start);
      }
    }
  }
  const isFree = (start: number) => {
    const span = { from: start - bufferBefore * MINUTE, to: start + (minutes + bufferAfter) * MINUTE };
    return busy.every((other) => other.to <= span.from || other.from >= span.to);
  };
  return [...slots].filter(isFree).sort((one, other) => one - other);
}

/** Returns the hours of a day, given as its midnight written as UTC. */
function hoursOf({ week, days }: SlotRequest, day: number): readonly Hours[] {
  const date = new Date(day);
  const rule = days.find(({ on }) => on === utcDayOf(date));
  return rule ? rule.hours : week.filter(({ weekday }) => weekday === (date.getUTCDay() || 7));
}

function wallMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Returns the five-minute slices that an appointment takes with its buffers. */
export function slicesOf(
  start: number,
  { minutes, bufferBefore, bufferAfter }: Omit<SlotRequest, 'timeZone' | 'week' | 'days'>,
): number[] {
  const slice = STEP * MINUTE;
  const first = Math.floor((start - bufferBefore * MINUTE) / slice);
  const end = Math.ceil((start + (minutes + bufferAfter) * MINUTE) / slice);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** Merges five-minute slices into spans, in order. */
export function spansOf(slices: readonly number[]): Span[] {
  const slice = STEP * MINUTE;
  const spans: Span[] = [];
  for (const each of [...slices].sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && last.to === each * slice) last.to += slice;
    else spans.push({ from: each * slice, to: (each + 1) * slice });
  }
  return spans;
}
