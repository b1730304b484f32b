import { peopleById } from '@services/identity/ports';
import { mailToVisitor, type VisitorMail } from '@services/inbox/ports';
import type { Database } from '@suite/kernel/database/database';
import { inLine } from '@suite/kernel/mail/in-line';
import { senderAddress } from '@suite/kernel/mail/mail';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import ICAL from 'ical.js';
import { momentWords, whereWords } from './appointment-text';
import type { bookings } from './schema';
import type { Offered } from './slots/read-slots';

export type BookingRow = typeof bookings.$inferSelect;

interface Of extends Offered {
  booking: BookingRow;
  deployment: Deployment;
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
  const { booking, type, calendar, deployment, secret } = of;
  const when = momentWords(booking.startsAt, booking.timeZone);
  const isCanceled = kind === 'canceled';
  const mail = await mailToVisitor(database, {
    companyId: booking.companyId,
    deployment,
    to: booking.email,
    content: {
      subject: subjects[kind](`${type.name}, ${when}`),
      recipientName: booking.name,
      body: isCanceled
        ? [`${inLine(type.name)}, ${when}`, 'The appointment was canceled.']
        : [
            inLine(type.name),
            {
              rows: [
                { name: 'When', value: when },
                { name: 'How long', value: `${type.minutes} minutes` },
                { name: 'Where', value: whereWords(type, booking) },
              ],
            },
          ],
      ...(!isCanceled && { button: { label: 'Move or cancel', url: apiOrigin(deployment) + ownPath(secret) } }),
      reason: 'You get this mail because you booked an appointment with us.',
    },
    userId: calendar.userId,
  });
  return { ...mail, isAutomatic: true, ...(kind !== 'reminder' && { attachments: [invitation(of, mail.firm, isCanceled)] }) };
}

/** Returns the mail for the host; undefined when they have left. */
export async function hostMail(database: Database, kind: Kind, of: Of): Promise<VisitorMail | undefined> {
  const { booking, type, calendar, deployment } = of;
  const host = (await peopleById(database, [calendar.userId])).get(calendar.userId);
  if (!host) return undefined;
  const when = momentWords(booking.startsAt, calendar.timeZone);
  const mail = await mailToVisitor(database, {
    companyId: booking.companyId,
    deployment,
    to: host.email,
    content: {
      subject: subjects[kind](`${type.name} with ${booking.name}, ${when}`),
      body: [
        `${inLine(booking.name)}: ${inLine(type.name)}`,
        {
          rows: [
            { name: 'When', value: when },
            { name: 'Where', value: whereWords(type, booking) },
            { name: 'E-mail', value: booking.email },
            ...(booking.phone ? [{ name: 'Phone', value: booking.phone }] : []),
          ],
        },
        ...(booking.note ? [{ quote: booking.note }] : []),
      ],
      reason: 'You get this mail because this appointment is in your calendar.',
    },
    userId: null,
  });
  return { ...mail, isAutomatic: true, isRecipientKnown: true, attachments: [invitation(of, mail.firm, kind === 'canceled')] };
}

/** Returns the appointment as a calendar event (RFC 5545); a newer one with the same id replaces it. */
export function invitation({ booking, type, deployment, secret }: Of, firm: string, isCanceled: boolean) {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', 'firm-suite');
  calendar.addPropertyWithValue('method', isCanceled ? 'CANCEL' : 'REQUEST');
  const event = new ICAL.Component('vevent');
  const properties = {
    uid: `${booking.id}@${deployment.domain}`,
    sequence: booking.sequence,
    status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
    summary: `${type.name}, ${firm}`,
    dtstamp: ICAL.Time.fromJSDate(new Date(), true),
    dtstart: ICAL.Time.fromJSDate(booking.startsAt, true),
    dtend: ICAL.Time.fromJSDate(booking.endsAt, true),
    location: whereWords(type, booking),
    description: `To move or cancel: ${apiOrigin(deployment) + ownPath(secret)}`,
  };
  for (const [name, value] of Object.entries(properties)) event.addPropertyWithValue(name, value);
  const organizer = event.addPropertyWithValue('organizer', `mailto:${senderAddress(deployment.domain)}`);
  organizer.setParameter('cn', firm);
  const attendee = event.addPropertyWithValue('attendee', `mailto:${booking.email}`);
  attendee.setParameter('cn', booking.name);
  attendee.setParameter('partstat', 'ACCEPTED');
  attendee.setParameter('role', 'REQ-PARTICIPANT');
  attendee.setParameter('rsvp', 'FALSE');
  calendar.addSubcomponent(event);
  return {
    filename: 'appointment.ics',
    contentType: `text/calendar; charset=utf-8; method=${isCanceled ? 'CANCEL' : 'REQUEST'}`,
    content: Buffer.from(`${calendar}\r\n`).toString('base64'),
    encoding: 'base64' as const,
  };
}
