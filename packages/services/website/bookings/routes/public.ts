import { randomUUID } from 'node:crypto';
import { companyName } from '@services/identity/ports';
import {
  addLead,
  createProofs,
  entryForm,
  html,
  notePage,
  page,
  pageOf,
  proofScripts,
  receive,
  undoThrottled,
} from '@services/inbox/ports';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import { eq } from 'drizzle-orm';
import { momentWords, placeWords } from '../appointment-text';
import { tell } from '../booking/change-booking';
import { findOffered, secretPurpose } from '../booking/find-booking';
import { enqueueReminder } from '../booking/remind';
import * as contract from '../contract/public';
import type {} from '../facts';
import { ownPath } from '../mails';
import { bookings } from '../schema';
import { bookingPath } from '../site-appointment';
import { bookable, readSlots } from '../slots/read-slots';
import { takeSlot } from '../slots/take-slot';
import { bookingForm } from '../visitor/booking-form';
import { slotList, spanOf } from '../visitor/slot-list';
import { zoneOf } from '../visitor/time-zones';

const MINUTE = 60_000;

const gone = () =>
  notePage('This appointment is no longer offered', 'Go back to the website and look for another way to reach us.', {
    status: 410,
  });

/** Parses the slot in a URL or form; undefined when it is not a moment. */
export const slotOf = (text: string | undefined): number | undefined => {
  const moment = text && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
};

/** Returns the page for a visitor whose time was just taken by another. */
export const takenPage = (path: string, zone: string) =>
  page({
    title: 'This time is taken',
    status: 409,
    body: html`<h1>This time is taken</h1><p role="alert">Somebody booked it a moment ago, or it is too late to book it. Nothing was booked.</p><p><a class="button" href="${path}?${String(new URLSearchParams({ zone }))}">Choose another time</a></p>`,
  });

/** Mounts the pages where visitors book: `/calendly/v1/public/types/…`. */
export function mountPublic(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getBookingPage,
    { summary: 'The page on which a visitor chooses a time' },
    async ({ input: { params, query }, database, clock }) => {
      const offered = isUuid(params.typeId) ? await findOffered(database, params.typeId) : undefined;
      if (!offered) return gone();
      const { type, calendar } = offered;
      const zone = zoneOf(query.zone, calendar.timeZone);
      const path = bookingPath(type.id);
      const from = pageOf(query.page);
      const firm = html`<p class="soft"><b>${await companyName(database, type.companyId)}</b></p>`;
      const about = html`<p class="soft">${type.minutes} minutes · ${placeWords(type)}</p>`;
      const slot = slotOf(query.slot);
      if (slot !== undefined) {
        if (!(await readSlots(database, offered, { from: slot, to: slot + 1 }, clock())).includes(slot))
          return takenPage(path, zone);
        const token = createProofs(kernel).tokenFor(`booking ${type.id}`);
        const sent = new Map(Object.entries({ slot: new Date(slot).toISOString(), zone, page: from }));
        const form = entryForm({ form: bookingForm(type), action: path, token, sent, carried: ['slot', 'zone'] });
        const back = `${path}?${new URLSearchParams({ zone, page: from })}`;
        return page({
          title: type.name,
          scripts: proofScripts,
          body: html`${firm}<h1>${type.name}</h1>${about}<p><b>${momentWords(new Date(slot), zone)}</b></p><p><a href="${back}">Choose another time</a></p>${form}`,
        });
      }
      const limits = bookable(offered, clock());
      const span = spanOf(query.from, zone, limits);
      const slots = await readSlots(database, offered, span, clock());
      const list = slotList({ path, carried: from ? { page: from } : {}, zone, own: calendar.timeZone, slots, span, limits });
      return page({
        title: type.name,
        scripts: ['time-zone.js'],
        body: html`${firm}<h1>${type.name}</h1>${about}${type.description && html`<p class="lines">${type.description}</p>`}${list}`,
      });
    },
  );

  route(
    app,
    kernel,
    contract.postBooking,
    { summary: 'Books a time' },
    async ({ input: { params, form: posted }, database, clock, context, deployment }) => {
      const offered = isUuid(params.typeId) ? await findOffered(database, params.typeId) : undefined;
      if (!offered) return gone();
      const { type, calendar } = offered;
      const { companyId } = type;
      const path = bookingPath(type.id);
      const hidden = ['slot', 'zone'];
      const purpose = `booking ${type.id}`;
      const outcome = await receive({
        kernel,
        context,
        database,
        purpose,
        form: bookingForm(type),
        action: path,
        posted,
        carried: hidden,
      });
      if ('response' in outcome) return outcome.response;
      const { entered, sent } = outcome;
      const zone = zoneOf(sent.get('zone'), calendar.timeZone);
      const start = slotOf(sent.get('slot'));
      await lockByName(database, `calendar ${calendar.id}`);
      const free = start === undefined ? [] : await readSlots(database, offered, { from: start, to: start + 1 }, clock());
      if (start === undefined || !free.includes(start)) return takenPage(path, zone);
      if (entered.isSpam)
        return notePage(
          'Nothing was booked',
          'What was sent looks like the work of a program. Go back and leave out the links.',
          {
            status: 400,
          },
        );
      const [id, secret] = [randomUUID(), newSecret()];
      const booking = {
        ...{ id, companyId, typeId: type.id, calendarId: calendar.id, leadId: null, sequence: 0 },
        startsAt: new Date(start),
        endsAt: new Date(start + type.minutes * MINUTE),
        state: 'booked' as const,
        ...{ name: entered.name, email: entered.email, phone: entered.phone, note: entered.message, timeZone: zone },
        secret: hashOf(secret),
        sealed: kernel.sealing.seal(secretPurpose(id), secret),
        createdAt: new Date(clock()),
      };
      const write = (within: typeof database) => within.insert(bookings).values(booking);
      const answers = [{ label: 'Appointment', value: momentWords(booking.startsAt, calendar.timeZone) }, ...entered.answers];
      return undoThrottled(database, async (inner) => {
        if (!(await takeSlot(inner, offered, { bookingId: id, start }, write))) return takenPage(path, zone);
        const lead = await addLead(kernel, inner, {
          ...{
            companyId,
            kind: 'booking',
            formId: null,
            about: type.name,
            source: 'Appointment',
            ownerId: calendar.userId,
            deployment,
          },
          entered: { ...entered, answers },
          autoReply: null,
        });
        const row = { ...booking, leadId: lead.id };
        await inner.update(bookings).set({ leadId: lead.id }).where(eq(bookings.id, id));
        await tell(kernel, inner, 'booked', { ...offered, booking: row, deployment, secret });
        await enqueueReminder(inner, type, row, clock());
        const data = {
          ...{ bookingId: id, name: row.name, type: type.name, startsAt: row.startsAt.toISOString(), hostId: calendar.userId },
          isMoved: false,
        };
        await kernel.facts.append(inner, 'booking.made', { companyId, data }, clock());
        return page({
          title: 'Booked',
          body: html`<h1>Booked</h1><p><b>${type.name}</b><br>${momentWords(row.startsAt, zone)}</p><p>We sent a confirmation with an invitation for your calendar to ${row.email}.</p><p><a href="${ownPath(secret)}">Move or cancel the appointment</a></p>`,
        });
      });
    },
  );
}
