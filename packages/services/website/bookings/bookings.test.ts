import { demoPeople } from '@services/identity/demo/demo-people';
import { hiddenIn, visit } from '@services/inbox/fixture-leads';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { deploymentOf } from '@suite/kernel/http/deployment';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { addType, book, open, openCalendar, path, publicPath, slotsIn } from './fixture-bookings';

const HOUR = 3_600_000;

/** Returns the day of a moment in New York, where the firm is. */
const dayOf = (moment: string) => dayIn('America/New_York', Date.parse(moment));

onOneDatabase('bookings', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    const deployment = deploymentOf('http://localhost:3000/', false);
    platform = await openTestPlatform(kind, { deployment });
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    await openCalendar(olivia);
  });
  afterAll(() => platform.close());

  const deployment = () => olivia.browser.deployment;
  const slotsOf = async (typeId: string) => slotsIn((await open(platform, deployment(), publicPath(typeId))).text);
  const bookingsOf = async (slot: string) => {
    const { body } = await olivia.send(`${path}/bookings?day=${dayOf(slot)}`);
    return body.bookings.filter(({ startsAt }: { startsAt: string }) => startsAt === slot);
  };
  const ownPathIn = (mail: string) => /\/calendly\/v1\/public\/bookings\/[\w-]{43}/.exec(mail.replace(/=\r\n/g, ''))?.[0] ?? '';

  it('books one of the offered times and mails an invitation', async () => {
    const type = await addType(olivia);
    const [, slot = ''] = await slotsOf(type.id);
    const email = `${crypto.randomUUID()}@visitor.example`;
    const booked = await book(platform, deployment(), type.id, slot, { email, name: 'Vera\r\nBcc: all <b>' });
    expect(booked.text).toContain('<h1>Booked</h1>');
    const [booking] = await bookingsOf(slot);
    expect(booking).toMatchObject({ email, state: 'booked', name: 'Vera Bcc: all <b>' });
    const [mail = ''] = await mailsTo(platform, email);
    expect(mail).not.toMatch(/^Bcc:/im);
    expect(mail).toContain('text/calendar');
    const { body: lead } = await olivia.send(`/mywebsite-contacts/v1/leads/${booking.leadId}`);
    expect(lead).toMatchObject({ kind: 'booking', email, state: 'assigned' });
    expect((await slotsOf(type.id)).includes(slot)).toBe(false);
    expect((await book(platform, deployment(), type.id, slot)).status).toBe(409);
  });

  // Quotation marks in a parameter are written as ^' (RFC 6868 §3.1), and lines are folded (RFC 5545 §3.1).
  it('mails an invitation that names the visitor exactly, also with quotation marks and commas', async () => {
    const type = await addType(olivia, { name: 'Fees, first talk; free' });
    const [, slot = ''] = await slotsOf(type.id);
    const email = `${crypto.randomUUID()}@visitor.example`;
    await book(platform, deployment(), type.id, slot, { email, name: 'Vera "Vee" Lane, CPA' });
    const [mail = ''] = await mailsTo(platform, email);
    const encoded = /text\/calendar[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail)?.[1] ?? '';
    const event = Buffer.from(encoded, 'base64').toString();
    expect(event.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const compact = (at: number) => new Date(at).toISOString().replace(/[-:]|\.000/g, '');
    expect(event.replaceAll('\r\n ', '').split('\r\n')).toEqual(
      expect.arrayContaining([
        'VERSION:2.0',
        'METHOD:REQUEST',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        'SUMMARY:Fees\\, first talk\\; free\\, Harborline Accounting',
        `DTSTART:${compact(Date.parse(slot))}`,
        `DTEND:${compact(Date.parse(slot) + HOUR / 2)}`,
        'LOCATION:We call you at (555) 010-1234',
        `ATTENDEE;CN="Vera ^'Vee^' Lane, CPA";PARTSTAT=ACCEPTED;ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${email}`,
      ]),
    );
  });

  it('shows Vancouver’s time, which is UTC-7 all year since 2026, whatever the browser’s own data says', async () => {
    const type = await addType(olivia);
    const [, slot = ''] = await slotsOf(type.id);
    await book(platform, deployment(), type.id, slot);
    await platform.pool.query(`update calendly.calendars set time_zone = 'America/Vancouver' where user_id = $1`, [olivia.id]);
    await platform.pool.query(
      `update calendly.bookings set starts_at = '2026-12-01T17:00:00Z', ends_at = '2026-12-01T17:30:00Z' where type_id = $1`,
      [type.id],
    );
    const { body } = await olivia.send(`${path}/bookings?day=2026-12-01`);
    const own = body.bookings.filter((one: { type: string }) => one.type === type.name);
    expect(own).toMatchObject([{ wall: { startsAt: '2026-12-01T10:00:00', endsAt: '2026-12-01T10:30:00' } }]);
    await platform.pool.query(`delete from calendly.bookings where type_id = $1`, [type.id]);
    await platform.pool.query(`update calendly.calendars set time_zone = 'America/New_York' where user_id = $1`, [olivia.id]);
  });

  it('gives a time to only one of 50 visitors who request it at once', async () => {
    const type = await addType(olivia, { bufferBefore: 15, bufferAfter: 15 });
    const [, , slot = ''] = await slotsOf(type.id);
    const form = `${publicPath(type.id)}?slot=${encodeURIComponent(slot)}&zone=UTC`;
    const tokens = await Promise.all(
      Array.from({ length: 50 }, async () => hiddenIn((await open(platform, deployment(), form)).text, 'token')),
    );
    platform.time.now += 5_000;
    const answers = await Promise.all(
      tokens.map((token, index) =>
        visit(platform, deployment(), publicPath(type.id), {
          ...{ name: `Visitor ${index}`, email: `v${index}-${crypto.randomUUID()}@visitor.example`, phone: '555 010 1234' },
          ...{ slot, zone: 'UTC', token },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(answers.filter(({ text }) => text.includes('This time is taken'))).toHaveLength(49);
    expect(await bookingsOf(slot)).toHaveLength(1);
  });

  it('moves and cancels an appointment with the link in the mail, and frees its time', async () => {
    const type = await addType(olivia);
    const [, , , , first = '', second = '', third = ''] = await slotsOf(type.id);
    const email = `${crypto.randomUUID()}@visitor.example`;
    await book(platform, deployment(), type.id, first, { email });
    const own = ownPathIn((await mailsTo(platform, email))[0] ?? '');
    expect((await open(platform, deployment(), own)).text).toContain('Move the appointment');
    expect(slotsIn((await open(platform, deployment(), `${own}?act=move`)).text)).toContain(third);
    platform.time.now += 1_000;
    const moved = await visit(platform, deployment(), own, { act: 'move', slot: third });
    expect(moved.text).toContain('was moved');
    expect(await slotsOf(type.id)).toEqual(expect.arrayContaining([first, second]));
    expect(await slotsOf(type.id)).not.toContain(third);
    platform.time.now += 1_000;
    await visit(platform, deployment(), own, { act: 'cancel' });
    expect(await slotsOf(type.id)).toContain(third);
    expect((await open(platform, deployment(), own)).text).toContain('This appointment is canceled.');
    const mails = await mailsTo(platform, email);
    expect(mails.map((mail) => /^Subject: (\w+)/im.exec(mail)?.[1])).toEqual(['Booked', 'Moved', 'Canceled']);
  });

  it('cancels an appointment even when its visitor had too many mails, and doesn’t mention a mail', async () => {
    const type = await addType(olivia);
    const email = `${crypto.randomUUID()}@visitor.example`;
    // Visitors can cause at most three mails an hour.
    const slots = (await slotsOf(type.id)).slice(0, 3);
    for (const slot of slots) expect((await book(platform, deployment(), type.id, slot, { email })).status).toBe(200);
    const [mail = ''] = await mailsTo(platform, email);
    const canceled = await visit(platform, deployment(), ownPathIn(mail), { act: 'cancel' });
    expect(canceled.status).toBe(200);
    expect(canceled.text).toContain('<p role="status">The appointment is canceled.</p>');
    expect((await slotsOf(type.id)).filter((slot) => slots.includes(slot))).toHaveLength(1);
    expect(await mailsTo(platform, email)).toHaveLength(3);
  });

  it('reminds the visitor once, but not about a canceled appointment', async () => {
    const type = await addType(olivia, { reminderHours: 24 });
    const slots = (await slotsOf(type.id)).filter((slot) => Date.parse(slot) > platform.time.now + 30 * HOUR);
    const [confirmed = '', canceled = ''] = slots;
    const [email, other] = [`${crypto.randomUUID()}@visitor.example`, `${crypto.randomUUID()}@visitor.example`];
    await book(platform, deployment(), type.id, confirmed, { email });
    await book(platform, deployment(), type.id, canceled, { email: other });
    await visit(platform, deployment(), ownPathIn((await mailsTo(platform, other))[0] ?? ''), { act: 'cancel' });
    platform.time.now = Date.parse(confirmed) - 23 * HOUR;
    expect((await mailsTo(platform, email)).filter((mail) => /^Subject: Reminder/im.test(mail))).toHaveLength(1);
    expect((await mailsTo(platform, other)).filter((mail) => /^Subject: Reminder/im.test(mail))).toHaveLength(0);
  });

  it('lets nobody move or cancel an appointment later than the hours of notice', async () => {
    await olivia.signIn();
    const type = await addType(olivia, { noticeHours: 24 });
    const [slot = ''] = (await slotsOf(type.id)).filter((each) => Date.parse(each) > platform.time.now + 48 * HOUR);
    const email = `${crypto.randomUUID()}@visitor.example`;
    await book(platform, deployment(), type.id, slot, { email });
    const own = ownPathIn((await mailsTo(platform, email))[0] ?? '');
    platform.time.now = Date.parse(slot) - MILLISECONDS_PER_DAY;
    expect((await open(platform, deployment(), own)).text).toContain('Move the appointment');
    platform.time.now += 60_000;
    const late = 'It is too late to move or cancel it here.';
    expect((await open(platform, deployment(), own)).text).toContain(late);
    expect((await visit(platform, deployment(), own, { act: 'cancel' })).text).toContain(late);
    await olivia.signIn();
    expect(await bookingsOf(slot)).toMatchObject([{ state: 'booked' }]);
    platform.time.now = Date.parse(slot);
    expect((await open(platform, deployment(), own)).text).toContain('This appointment is over or under way.');
  });

  it('mails the visitor when the firm cancels, and frees the time', async () => {
    await olivia.signIn();
    const type = await addType(olivia);
    const [, , slot = ''] = await slotsOf(type.id);
    const email = `${crypto.randomUUID()}@visitor.example`;
    await book(platform, deployment(), type.id, slot, { email });
    const [{ id }] = await bookingsOf(slot);
    const cancel = () => olivia.send(`${path}/bookings/${id}/cancellation`, { method: 'POST' });
    expect((await cancel()).body).toMatchObject({ state: 'canceled' });
    expect((await cancel()).status).toBe(200);
    expect(await slotsOf(type.id)).toContain(slot);
    const mails = await mailsTo(platform, email);
    expect(mails.map((mail) => /^Subject: (\w+)/im.exec(mail)?.[1]).sort()).toEqual(['Booked', 'Canceled']);
  });

  it('lists the appointments from Monday to Sunday of a week, by default the current one by the firm’s clock', async () => {
    const type = await addType(olivia);
    // A Sunday in New York, whose last hours are Monday in UTC, on the page of seven days that begins with its Saturday.
    const tomorrow = addDays(dayIn('America/New_York', platform.time.now), 1);
    const sunday = addDays(tomorrow, 7 - new Date(tomorrow).getUTCDay());
    const slots = slotsIn((await open(platform, deployment(), `${publicPath(type.id)}?from=${addDays(sunday, -1)}`)).text);
    const sundays = slots.filter((slot) => dayOf(slot) === sunday);
    const [early = '', late = ''] = [sundays[0], sundays.at(-1)];
    const next = slots[slots.indexOf(late) + 1] ?? '';
    expect([late.slice(0, 10), dayOf(next)]).toEqual([addDays(sunday, 1), addDays(sunday, 1)]);
    for (const slot of [next, late, early]) await book(platform, deployment(), type.id, slot);
    const ask = async (query = '') => {
      const { body } = await olivia.send(`${path}/bookings${query}`);
      const own = body.bookings.filter((one: { type: string }) => one.type === type.name);
      return [body.monday, own.map(({ startsAt }: { startsAt: string }) => startsAt)];
    };
    expect(await ask(`?day=${sunday}`)).toEqual([addDays(sunday, -6), [early, late]]);
    expect(await ask(`?day=${addDays(sunday, 1)}`)).toEqual([addDays(sunday, 1), [next]]);
    platform.time.now = Date.parse(late);
    await olivia.signIn();
    expect(await ask()).toEqual([addDays(sunday, -6), [early, late]]);
  });

  it('closes a type to visitors, and does not overwrite a change of somebody else', async () => {
    const { id, address: _, host: __, ...type } = await addType(olivia);
    const put = (body: object) => olivia.send(`${path}/types/${id}`, { method: 'PUT', body });
    expect((await put({ ...type, placeKind: 'video', placeText: 'http://meet.example' })).status).toBe(400);
    expect((await put({ ...type, isActive: false })).body).toMatchObject({ isActive: false, version: type.version + 1 });
    expect((await put({ ...type, name: 'Mine' })).body.code).toBe('changed_meanwhile');
    expect((await open(platform, deployment(), publicPath(id))).status).toBe(410);
  });
});
