import { randomUUID } from 'node:crypto';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Database } from '@suite/kernel/database/database';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import type { DemoData } from '@suite/kernel/service/service';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { bookings, calendars, takenTimes, types } from '../schema';
import { freeSlots, slicesOf } from '../slots/free-slots';

const { id: companyId } = demoCompanies.harborlineAccounting;
const { id: userId } = demoPeople.olivia;
const timeZone = 'America/New_York';
const MINUTE = 60_000;

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));

const visitors = [
  { name: 'Jordan Ellis', email: 'jordan@ellis-bakery.example', note: 'Bookkeeping for a bakery with six employees.' },
  { name: 'Morgan Reyes', email: 'morgan@reyes-consulting.example', note: 'Choice of a legal form.' },
];

/** Adds Olivia's calendar, one appointment type, and two bookings. No mails are sent. */
export async function seedBookings(database: Database, { size, now }: DemoData): Promise<void> {
  if (size === 'small') return;
  const [calendar] = await database.insert(calendars).values({ companyId, userId, timeZone, week }).returning();
  if (!calendar) return;
  const entries = { minutes: 30, bufferBefore: 0, bufferAfter: 15, noticeHours: 24, daysAhead: 30, reminderHours: 24 };
  const [type] = await database
    .insert(types)
    .values({
      ...{ ...entries, companyId, calendarId: calendar.id, name: 'First call', placeKind: 'phone' },
      description: 'Half an hour on the phone about what you need and what it costs.',
    })
    .returning();
  if (!type) return;
  const slots = freeSlots({ ...type, timeZone, week, days: [] }, [], {
    from: now + MILLISECONDS_PER_DAY,
    to: now + 8 * MILLISECONDS_PER_DAY,
  });
  for (const [index, visitor] of visitors.entries()) {
    const start = slots[3 + index * 8];
    if (start === undefined) continue;
    const id = randomUUID();
    await database.insert(bookings).values({
      ...{ ...visitor, id, companyId, typeId: type.id, calendarId: calendar.id, state: 'booked', timeZone },
      ...{ startsAt: new Date(start), endsAt: new Date(start + type.minutes * MINUTE) },
      phone: '(555) 010-1234',
      // Its link was never mailed.
      secret: hashOf(newSecret()),
      sealed: Buffer.alloc(0),
      createdAt: new Date(now),
    });
    await database
      .insert(takenTimes)
      .values(slicesOf(start, type).map((slice) => ({ calendarId: calendar.id, slice, bookingId: id })));
  }
}
