import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { hashOf } from '@suite/kernel/sealing/secret';
import { and, eq, type SQL } from 'drizzle-orm';
import type { BookingRow } from '../mails';
import { bookings, calendars, types } from '../schema';
import type { Offered } from '../slots/read-slots';

export interface BookingDetails extends Offered {
  booking: BookingRow;
}

async function find(database: Database, isIt: SQL | undefined): Promise<BookingDetails | undefined> {
  const [found] = await database
    .select({ booking: bookings, type: types, calendar: calendars })
    .from(bookings)
    .innerJoin(types, eq(types.id, bookings.typeId))
    .innerJoin(calendars, eq(calendars.id, bookings.calendarId))
    .where(isIt);
  return found;
}

export const findBooking = (database: Database, bookingId: string) => find(database, eq(bookings.id, bookingId));

/** Finds a booking by the secret in its mails. */
export const findBySecret = (database: Database, secret: string) => find(database, eq(bookings.secret, hashOf(secret)));

export const findOfCompany = (database: Database, companyId: string, bookingId: string) =>
  find(database, and(eq(bookings.companyId, companyId), eq(bookings.id, bookingId)));

export const secretPurpose = (bookingId: string): string => `link of the booking ${bookingId}`;

/** Returns the secret in the booking's mails; undefined when it was sealed with another key. */
export const secretOf = (sealing: Kernel['sealing'], { id, sealed }: Pick<BookingRow, 'id' | 'sealed'>): string | undefined =>
  sealing.unseal(secretPurpose(id), sealed);

/** Returns an appointment type that can be booked. */
export async function findOffered(database: Database, typeId: string): Promise<Offered | undefined> {
  const [found] = await database
    .select({ type: types, calendar: calendars })
    .from(types)
    .innerJoin(calendars, eq(calendars.id, types.calendarId))
    .where(and(eq(types.id, typeId), eq(types.isActive, true)));
  return found;
}
