import { peopleById } from '@services/identity/ports';
import { mailToVisitor, type VisitorMail } from '@services/mywebsite-contacts/ports';
import type { Database } from '@suite/kernel/database/database';
import { inLine } from '@suite/kernel/mail/in-line';
import { apiOrigin, type Place } from '@suite/zones/addresses';
import { createEvent } from 'ics';
import { momentWords, whereWords } from './appointment-text';
import type { bookings } from './schema';
import type { Offered } from './slots/read-slots';

export type BookingRow = typeof bookings.$inferSelect;

interface Of extends Offered {
  booking: BookingRow;
  place: Place;
  secret: string;
}

export const ownPath = (secret: string): string => `/calendly/v1/public/bookings/${secret}`;

type Kind = 'booked' | 'moved' | 'canceled' | 'reminder';

const subjects: Record<Kind, (what: string) => string> = {
  booked: (what) => `Booked: ${what}`,
  moved: (what) => `Moved: ${what}`,
  canceled: (what) => `Canceled: ${what}`,
  reminder: (what) => `Reminder: ${what}`,
};

/** Returns the visitor's mail about an appointment, with the invitation for their calendar. */
export async function visitorMail(database: Database, kind: Kind, of: Of): Promise<VisitorMail> {
  const { booking, type, calendar, place, secret } = of;
  const when = momentWords(booking.startsAt, booking.timeZone);
  const link = apiOrigin(place) + ownPath(secret);
  const rest =
    kind === 'canceled'
      ? 'The appointment was canceled.'
      : `When: ${when}\nHow long: ${type.minutes} minutes\nWhere: ${whereWords(type, booking)}\n\nTo move or cancel the appointment, open:\n\n${link}`;
  const text = `Hello ${inLine(booking.name)},\n\n${inLine(type.name)}, ${when}\n\n${rest}\n`;
  const mail = await mailToVisitor(database, {
    companyId: booking.companyId,
    place,
    to: booking.email,
    subject: subjects[kind](`${type.name}, ${when}`),
    text,
    userId: calendar.userId,
  });
  return { ...mail, isAutomatic: true, ...(kind !== 'reminder' && { attachments: [invitation(of, mail, kind === 'canceled')] }) };
}

/** Returns the mail for the host; undefined when they have left. */
export async function hostMail(database: Database, kind: Kind, of: Of): Promise<VisitorMail | undefined> {
  const { booking, type, calendar, place } = of;
  const host = (await peopleById(database, [calendar.userId])).get(calendar.userId);
  if (!host) return undefined;
  const when = momentWords(booking.startsAt, calendar.timeZone);
  const known = [booking.email, booking.phone, booking.note].filter(Boolean).join('\n');
  const mail = await mailToVisitor(database, {
    companyId: booking.companyId,
    place,
    to: host.email,
    subject: subjects[kind](`${type.name} with ${booking.name}, ${when}`),
    text: `${inLine(booking.name)}: ${inLine(type.name)}\n\nWhen: ${when}\nWhere: ${whereWords(type, booking)}\n\n${known}\n`,
    userId: null,
  });
  return { ...mail, isAutomatic: true, isRecipientKnown: true, attachments: [invitation(of, mail, kind === 'canceled')] };
}

type DateParts = [number, number, number, number, number];

const partsOf = (at: Date): DateParts => [
  at.getUTCFullYear(),
  at.getUTCMonth() + 1,
  at.getUTCDate(),
  at.getUTCHours(),
  at.getUTCMinutes(),
];

/** Returns the appointment as a calendar event (RFC 5545); a newer one with the same id replaces it. */
export function invitation(
  { booking, type, place, secret }: Of,
  { firm, from }: Pick<VisitorMail, 'firm' | 'from'>,
  isCanceled: boolean,
) {
  const { error, value } = createEvent({
    uid: `${booking.id}@${place.domain}`,
    sequence: booking.sequence,
    productId: 'firm-suite',
    method: isCanceled ? 'CANCEL' : 'REQUEST',
    status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
    title: `${type.name}, ${firm}`,
    start: partsOf(booking.startsAt),
    end: partsOf(booking.endsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    location: whereWords(type, booking),
    description: `To move or cancel: ${apiOrigin(place) + ownPath(secret)}`,
    organizer: { name: firm, email: from.replace(/^.*<|>$/g, '') },
    attendees: [{ name: booking.name, email: booking.email, rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }],
  });
  if (!value) throw error ?? new Error('the invitation could not be written');
  return {
    filename: 'appointment.ics',
    contentType: `text/calendar; charset=utf-8; method=${isCanceled ? 'CANCEL' : 'REQUEST'}`,
    content: Buffer.from(value).toString('base64'),
    encoding: 'base64' as const,
  };
}
