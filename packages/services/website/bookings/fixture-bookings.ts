import { hiddenIn, visit } from '@services/inbox/fixture-leads';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { dayIn } from '@suite/values/zone-day';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import type { AppointmentType, TypeEntries } from './contract/appointments';

export const path = '/calendly/v1';

/** Entries for a half-hour phone call on any day of the next month. */
export const typeEntriesOf = (hostId: string, rest: Partial<TypeEntries> = {}): TypeEntries => ({
  name: `First talk ${crypto.randomUUID().slice(0, 8)}`,
  description: '',
  hostId,
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  placeKind: 'phone',
  placeText: '',
  noticeHours: 2,
  daysAhead: 30,
  reminderHours: null,
  ...rest,
});

/** Opens a person's calendar at any hour of every day. */
export async function openCalendar(person: Person, rest: object = {}) {
  const calendars = (await person.send(`${path}/calendars`)).body;
  const { version } = calendars.find(({ userId }: { userId: string }) => userId === person.id);
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:55' }));
  const body = { timeZone: 'America/New_York', week, days: [], version, ...rest };
  const saved = await person.send(`${path}/calendars/${person.id}`, { method: 'PUT', body });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return saved.body;
}

export async function addType(person: Person, rest: Partial<TypeEntries> = {}): Promise<AppointmentType> {
  const made = await person.send(`${path}/types`, { body: typeEntriesOf(person.id, rest) });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
}

export const publicPath = (typeId: string) => `${path}/public/types/${typeId}`;

/** Opens a page like a visitor without scripts. */
export async function open(platform: TestPlatform, deployment: Deployment, address: string) {
  const answer = await platform.fetch(new Request(apiOrigin(deployment) + address));
  return { status: answer.status, text: await answer.text() };
}

/** Returns the moments that a page of times offers. */
export const slotsIn = (page: string): string[] =>
  [...page.matchAll(/[?&](?:amp;)?slot=([^"&]+)/g)].map(([, slot = '']) => decodeURIComponent(slot));

/** Books a time without scripts. */
export async function book(
  platform: TestPlatform,
  deployment: Deployment,
  typeId: string,
  slot: string,
  rest: Record<string, string> = {},
) {
  const form = await open(platform, deployment, `${publicPath(typeId)}?slot=${encodeURIComponent(slot)}&zone=America%2FChicago`);
  if (form.status !== 200) return form;
  const posted = { name: 'Vera Visitor', email: `${crypto.randomUUID()}@visitor.example`, phone: '(555) 010-1234', ...rest };
  platform.time.now += 5_000;
  const sent = { ...posted, slot, zone: hiddenIn(form.text, 'zone'), token: hiddenIn(form.text, 'token') };
  return visit(platform, deployment, publicPath(typeId), sent);
}

/** Adds what the access tests need: an appointment type and a booking. */
export async function newBookings(platform: TestPlatform, administrator: Person) {
  await openCalendar(administrator);
  const { id, name } = await addType(administrator);
  const { deployment } = administrator.browser;
  // The first time may be too late a moment later.
  const [, slot = ''] = slotsIn((await open(platform, deployment, publicPath(id))).text);
  const booked = await book(platform, deployment, id, slot);
  const day = dayIn('America/New_York', Date.parse(slot));
  const { body } = await administrator.send(`${path}/bookings?day=${day}`);
  const booking = body.bookings.find(({ type }: { type: string }) => type === name);
  if (!booking) throw new Error(`nothing was booked: ${booked.status}`);
  return { appointmentTypeId: id, bookingId: booking.id as string };
}
