import type { Database } from '@suite/kernel/database/database';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq, gt, gte, lt, ne } from 'drizzle-orm';
import { STEP } from '../contract/terms';
import { busyTimes, type calendars, takenTimes, type types } from '../schema';
import { freeSlots, type Span, spansOf } from './free-slots';

const HOUR = 3_600_000;
const SLICE = STEP * 60_000;

export interface Offered {
  type: typeof types.$inferSelect;
  calendar: typeof calendars.$inferSelect;
}

/** Returns the span from the first to the last moment that can be booked now. */
export const bookable = ({ type }: Offered, now: number): Span => ({
  from: now + type.noticeHours * HOUR,
  to: now + type.daysAhead * MILLISECONDS_PER_DAY,
});

/** Returns the start times that can be booked within a span. @param moved an appointment whose own time counts as free */
export async function readSlots(
  database: Database,
  offered: Offered,
  span: Span,
  now: number,
  moved?: string,
): Promise<number[]> {
  const { type, calendar } = offered;
  const limits = bookable(offered, now);
  const range = { from: Math.max(span.from, limits.from), to: Math.min(span.to, limits.to) };
  // Nothing is offered before it is known when the person is busy.
  const isUnread = calendar.feed !== null && calendar.feedReadAt === null;
  if (isUnread || range.to <= range.from) return [];
  const busy = await readBusy(
    database,
    calendar.id,
    { from: range.from - MILLISECONDS_PER_DAY, to: range.to + MILLISECONDS_PER_DAY },
    moved,
  );
  return freeSlots({ ...type, ...calendar }, busy, range);
}

async function readBusy(database: Database, calendarId: string, { from, to }: Span, moved: string | undefined): Promise<Span[]> {
  const taken = await database
    .select({ slice: takenTimes.slice })
    .from(takenTimes)
    .where(
      and(
        eq(takenTimes.calendarId, calendarId),
        gte(takenTimes.slice, Math.floor(from / SLICE)),
        lt(takenTimes.slice, Math.ceil(to / SLICE)),
        moved === undefined ? undefined : ne(takenTimes.bookingId, moved),
      ),
    );
  const busy = await database
    .select({ from: busyTimes.startsAt, to: busyTimes.endsAt })
    .from(busyTimes)
    .where(and(eq(busyTimes.calendarId, calendarId), lt(busyTimes.startsAt, new Date(to)), gt(busyTimes.endsAt, new Date(from))));
  return [
    ...spansOf(taken.map(({ slice }) => slice)),
    ...busy.map((span) => ({ from: span.from.getTime(), to: span.to.getTime() })),
  ];
}
