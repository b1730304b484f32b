import { firmDay, namesById, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { zoneClock } from '@suite/kernel/time-zone/zone-clock';
import { addDays } from '@suite/values/iso-day';
import { periodBefore } from '@suite/values/period';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { cancelKnown } from '../booking/change-booking';
import { findOfCompany, secretOf } from '../booking/find-booking';
import * as contract from '../contract/appointments';
import { MAX_TYPES } from '../contract/terms';
import { changedMeanwhile, noBooking, noType } from '../refusals';
import { bookings, calendars, types } from '../schema';
import { bookingPath } from '../site-appointment';
import { calendarOf } from './calendars';

type TypeRow = typeof types.$inferSelect;

function appointmentTypeOf(
  { companyId, calendarId, ...row }: TypeRow,
  hostId: string,
  host: string,
  deployment: Deployment,
): contract.AppointmentType {
  return { ...row, hostId, host, address: apiOrigin(deployment) + bookingPath(row.id) };
}

/** Mounts the appointment types and bookings of the token's company: `/calendly/v1/types`, `/calendly/v1/bookings`. */
export function mountAppointments(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getAppointmentTypes,
    { summary: 'Appointment types, by name' },
    async ({ caller, database, deployment }) => {
      const rows = await database
        .select({ type: types, userId: calendars.userId })
        .from(types)
        .innerJoin(calendars, eq(calendars.id, types.calendarId))
        .where(eq(types.companyId, inCompany(caller).companyId))
        .orderBy(asc(types.name));
      const names = await namesById(
        database,
        rows.map(({ userId }) => userId),
      );
      return rows.map(({ type, userId }) => appointmentTypeOf(type, userId, names.get(userId) ?? '', deployment));
    },
  );

  route(
    app,
    kernel,
    contract.createAppointmentType,
    { summary: 'Adds an appointment type' },
    async ({ input: { body }, caller, database, clock, deployment }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { hostId, ...entries } = body;
      checkPlace(entries);
      const { id: calendarId } = await calendarOf(database, companyId, hostId);
      await lockByName(database, `appointment types ${companyId}`);
      if ((await database.$count(types, eq(types.companyId, companyId))) >= MAX_TYPES)
        throw new SuiteError('limit_reached', `A firm can have ${MAX_TYPES} appointment types. Change one that you have.`);
      const [row] = await database
        .insert(types)
        .values({ ...entries, companyId, calendarId })
        .returning();
      if (!row) throw new Error('the type was not written');
      await writeAudit(database, author, [{ action: 'appointment-type.created', subject: row.name }], clock());
      return appointmentTypeOf(row, hostId, await nameOf(database, hostId), deployment);
    },
  );

  route(
    app,
    kernel,
    contract.putAppointmentType,
    { summary: 'Changes an appointment type' },
    async ({ input: { params, body }, caller, database, clock, deployment }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { hostId, version, ...entries } = body;
      if (!isUuid(params.typeId)) throw noType();
      checkPlace(entries);
      const isIt = and(eq(types.companyId, companyId), eq(types.id, params.typeId));
      const [before] = await database.select().from(types).where(isIt).for('update');
      if (!before) throw noType();
      if (before.version !== version) throw changedMeanwhile('appointment type');
      const { id: calendarId } = await calendarOf(database, companyId, hostId);
      const [row] = await database
        .update(types)
        .set({ ...entries, calendarId, version: version + 1 })
        .where(isIt)
        .returning();
      if (!row) throw noType();
      await writeAudit(database, author, [{ action: 'appointment-type.changed', subject: row.name }], clock());
      return appointmentTypeOf(row, hostId, await nameOf(database, hostId), deployment);
    },
  );

  route(
    app,
    kernel,
    contract.getBookings,
    { summary: 'Appointments of a week' },
    async ({ input: { query }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const day = query.day ?? (await firmDay(database, companyId, clock()));
      const { from: monday, to: sunday } = periodBefore('weekly', addDays(day, 7));
      // A day in a time zone starts and ends up to a day before or after that of UTC.
      const isNear = and(
        eq(bookings.companyId, companyId),
        gte(bookings.startsAt, new Date(addDays(monday, -1))),
        lt(bookings.startsAt, new Date(addDays(sunday, 2))),
      );
      const isOfWeek = ({ wall }: contract.Booking) => monday <= wall.startsAt && wall.startsAt.slice(0, 10) <= sunday;
      return { monday, bookings: (await readBookings(database, isNear)).filter(isOfWeek) };
    },
  );

  route(
    app,
    kernel,
    contract.cancelBooking,
    { summary: 'Cancels an appointment and notifies the visitor' },
    async ({ input: { params }, caller, database, deployment }) => {
      const { companyId } = inCompany(caller);
      const { bookingId } = params;
      const found = isUuid(bookingId) ? await findOfCompany(database, companyId, bookingId) : undefined;
      if (!found) throw noBooking();
      await lockByName(database, `calendar ${found.calendar.id}`);
      const present = await findOfCompany(database, companyId, bookingId);
      const secret = present && secretOf(kernel.sealing, present.booking);
      if (present?.booking.state === 'booked')
        await cancelKnown(kernel, database, { ...present, deployment, secret: secret ?? '' }, false);
      const [booking] = await readBookings(database, and(eq(bookings.companyId, companyId), eq(bookings.id, bookingId)));
      if (!booking) throw noBooking();
      return booking;
    },
  );
}

/** A video call needs a link, and only links are accepted. @throws InvalidRequestError */
function checkPlace({ placeKind, placeText }: Pick<TypeRow, 'placeKind' | 'placeText'>): void {
  if (placeKind !== 'video' || (URL.canParse(placeText) && new URL(placeText).protocol === 'https:')) return;
  const message = 'Enter the link of the video call, such as https://meet.example.com/room.';
  throw new InvalidRequestError(message, { placeText: message });
}

const nameOf = async (database: Database, userId: string) => (await namesById(database, [userId])).get(userId) ?? '';

async function readBookings(database: Database, isOne: ReturnType<typeof and>): Promise<contract.Booking[]> {
  const rows = await database
    .select({ booking: bookings, type: types.name, userId: calendars.userId, timeZone: calendars.timeZone })
    .from(bookings)
    .innerJoin(types, eq(types.id, bookings.typeId))
    .innerJoin(calendars, eq(calendars.id, bookings.calendarId))
    .where(isOne)
    .orderBy(asc(bookings.startsAt));
  const names = await namesById(
    database,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ booking, type, userId, timeZone }) => {
    const { id, leadId, startsAt, endsAt, state, name, email, phone, note } = booking;
    const { wallTime } = zoneClock(timeZone);
    const wallOf = (at: Date) => new Date(wallTime(at.getTime())).toISOString().slice(0, 19);
    return {
      ...{ id, leadId, state, name, email, phone, note, type, timeZone },
      host: names.get(userId) ?? '',
      hostId: userId,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      wall: { startsAt: wallOf(startsAt), endsAt: wallOf(endsAt) },
    };
  });
}
