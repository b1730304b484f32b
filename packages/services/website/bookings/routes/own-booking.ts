import { html, notePage, page, tooMany, undoThrottled } from '@services/inbox/ports';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { App, AppContext, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { admitGuess } from '@suite/kernel/throttle/token-guesses';
import { momentWords, whereWords } from '../appointment-text';
import { cancelKnown, moveBooking } from '../booking/change-booking';
import { type BookingDetails, findBySecret } from '../booking/find-booking';
import * as contract from '../contract/public';
import { ownPath } from '../mails';
import { bookable, readSlots } from '../slots/read-slots';
import { slotList, spanOf } from '../visitor/slot-list';
import { zoneOf } from '../visitor/time-zones';
import { slotOf, takenPage } from './public';

const HOUR = 3_600_000;

/** Mounts a visitor's own booking, by the secret in their mail: `/calendly/v1/public/bookings/…`. */
export function mountOwnBooking(app: App, kernel: Kernel): void {
  /** Wrong secrets count against the client. */
  async function find(database: Database, context: AppContext, secret: string): Promise<BookingDetails | undefined> {
    const wasWrong = await admitGuess(database, { client: context.env.client, now: kernel.clock() });
    const found = await findBySecret(database, secret);
    if (!found) await wasWrong();
    return found;
  }

  const unknown = () =>
    notePage('There is no such appointment', 'The link is not complete, or the appointment is long over.', { status: 410 });

  route(
    app,
    kernel,
    contract.getOwnBooking,
    { summary: 'The page of a booked appointment' },
    async ({ input: { params, query }, database, clock, context }) => {
      const { secret } = params;
      const found = await find(database, context, secret);
      if (!found) return unknown();
      const { booking, calendar } = found;
      const refusal = whyFixed(found, clock());
      if (refusal) return shownPage(found, html`<p role="status">${refusal}</p>`);
      const path = ownPath(secret);
      const zone = zoneOf(query.zone, booking.timeZone);
      if (query.act === 'cancel')
        return shownPage(
          found,
          html`<form method="post" action="${path}"><input type="hidden" name="act" value="cancel"><p class="row"><button>Cancel the appointment</button><a href="${path}">Keep it</a></p></form>`,
        );
      if (query.act !== 'move')
        return shownPage(
          found,
          html`<p class="row"><a class="button" href="${path}?act=move">Move the appointment</a><a href="${path}?act=cancel">Cancel the appointment</a></p>`,
        );
      const slot = slotOf(query.slot);
      if (slot !== undefined)
        return shownPage(
          found,
          html`<p>New time: <b>${momentWords(new Date(slot), zone)}</b></p><form method="post" action="${path}"><input type="hidden" name="act" value="move"><input type="hidden" name="slot" value="${new Date(slot).toISOString()}"><p class="row"><button>Move it</button><a href="${path}?act=move">Choose another time</a></p></form>`,
        );
      const limits = bookable(found, clock());
      const span = spanOf(query.from, zone, limits);
      const slots = await readSlots(database, found, span, clock(), booking.id);
      const others = slots.filter((each) => each !== booking.startsAt.getTime());
      const list = slotList({ path, carried: { act: 'move' }, zone, own: calendar.timeZone, slots: others, span, limits });
      return shownPage(found, list);
    },
  );

  route(
    app,
    kernel,
    contract.postOwnBooking,
    { summary: 'Moves or cancels a booked appointment' },
    async ({ input: { params, form: posted }, database, clock, context, deployment }) => {
      const { secret } = params;
      const busy = await tooMany({ kernel, context, database });
      if (busy) return busy;
      const first = await find(database, context, secret);
      if (!first) return unknown();
      await lockByName(database, `calendar ${first.calendar.id}`);
      const found = await findBySecret(database, secret);
      if (!found) return unknown();
      const { booking } = found;
      const refusal = whyFixed(found, clock());
      if (refusal) return shownPage(found, html`<p role="status">${refusal}</p>`);
      const known = { ...found, deployment, secret };
      if (posted.get('act') === 'cancel') {
        const { booking: canceled, isMailed } = await cancelKnown(kernel, database, known, true);
        const mailed = isMailed ? ' We sent you a mail.' : '';
        return shownPage({ ...found, booking: canceled }, html`<p role="status">The appointment is canceled.${mailed}</p>`);
      }
      const start = slotOf(posted.get('slot'));
      const free =
        start === undefined ? [] : await readSlots(database, found, { from: start, to: start + 1 }, clock(), booking.id);
      const path = ownPath(secret);
      if (start === undefined || !free.includes(start)) return takenPage(path, booking.timeZone);
      return undoThrottled(database, async (inner) => {
        if (!(await moveBooking(kernel, inner, known, start))) return takenPage(path, booking.timeZone);
        const moved = { ...found, booking: { ...booking, startsAt: new Date(start) } };
        return shownPage(moved, html`<p role="status">The appointment was moved. We sent you a new invitation.</p>`);
      });
    },
  );
}

/** Returns why the visitor can no longer change an appointment. */
function whyFixed({ booking, type }: BookingDetails, now: number): string | undefined {
  if (booking.state === 'canceled') return 'This appointment is canceled.';
  if (booking.startsAt.getTime() <= now) return 'This appointment is over or under way.';
  if (booking.startsAt.getTime() - type.noticeHours * HOUR < now)
    return 'It is too late to move or cancel it here. Please answer the confirmation mail or call us.';
  return undefined;
}

const shownPage = ({ booking, type }: BookingDetails, rest: ReturnType<typeof html>) =>
  page({
    title: type.name,
    body: html`<h1>${type.name}</h1><dl><dt>When</dt><dd>${momentWords(booking.startsAt, booking.timeZone)}</dd><dt>How long</dt><dd>${type.minutes} minutes</dd>${booking.state === 'booked' && html`<dt>Where</dt><dd>${whereWords(type, booking)}</dd>`}<dt>Name</dt><dd>${booking.name}</dd></dl>${rest}`,
  });
