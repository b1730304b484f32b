/** Appointment types and bookings. */

import { day } from '@suite/contract/day-schema';
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';
import { bookingStates, MAX_DAYS_AHEAD, placeKinds, STEP } from './terms';

const own = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:contact' } as const;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const minutes = (least: number, most: number) =>
  v.pipe(
    whole(least, most),
    v.check((minutes) => minutes % STEP === 0, 'Use steps of five minutes.'),
  );

const entries = {
  name,
  description: v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
  /** The person whom visitors meet. */
  hostId: id,
  minutes: minutes(STEP, 480),
  bufferBefore: minutes(0, 120),
  bufferAfter: minutes(0, 120),
  placeKind: v.picklist(placeKinds),
  placeText: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  noticeHours: whole(0, 336),
  daysAhead: whole(1, MAX_DAYS_AHEAD),
  reminderHours: v.nullable(whole(1, 168)),
};
export type TypeEntries = v.InferOutput<ReturnType<typeof entriesSchema>>;
const entriesSchema = () => v.object(entries);

const type = v.object({
  ...entries,
  id: v.string(),
  host: v.string(),
  isActive: v.boolean(),
  version: v.number(),
  /** The page where visitors choose a time. */
  address: v.string(),
});
export type AppointmentType = v.InferOutput<typeof type>;

/** Returns the appointment types. */
export const getAppointmentTypes = endpoint({ ...own, method: 'GET', path: '/calendly/v1/types', response: v.array(type) });

export const createAppointmentType = endpoint({
  ...own,
  method: 'POST',
  path: '/calendly/v1/types',
  body: v.object(entries),
  status: 201,
  response: type,
  failures: { 404: problem, 409: problem },
});

export const putAppointmentType = endpoint({
  ...own,
  method: 'PUT',
  path: '/calendly/v1/types/{typeId}',
  body: v.object({ ...entries, isActive: v.boolean(), version: v.number() }),
  response: type,
  failures: { 404: problem, 409: problem },
});

const booking = v.object({
  id: v.string(),
  type: v.string(),
  host: v.string(),
  hostId: v.string(),
  leadId: v.nullable(v.string()),
  startsAt: v.string(),
  endsAt: v.string(),
  /** The calendar's time zone. */
  timeZone: v.string(),
  /** Local times in that zone, by the server's time zone data: `2026-12-01T10:00:00`. */
  wall: v.object({ startsAt: v.string(), endsAt: v.string() }),
  state: v.picklist(bookingStates),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  note: v.string(),
});
export type Booking = v.InferOutput<typeof booking>;

/**
 * Returns the appointments of the week, from Monday to Sunday, that contains a day; by default the current week by the firm's
 * clock. Each is on the day of its wall time, and they are in chronological order.
 */
export const getBookings = endpoint({
  ...own,
  method: 'GET',
  path: '/calendly/v1/bookings',
  query: v.object({ day: v.optional(day) }),
  response: v.object({ monday: v.string(), bookings: v.array(booking) }),
});

/** Cancels an appointment and mails the visitor. */
export const cancelBooking = endpoint({
  ...own,
  method: 'POST',
  path: '/calendly/v1/bookings/{bookingId}/cancellation',
  response: booking,
  failures: { 404: problem },
});
