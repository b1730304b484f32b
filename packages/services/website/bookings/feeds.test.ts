import { openReceiver, type Receiver } from '@services/events/fixture-receiver';
import { internet } from '@services/events/ports';
import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { fetchFeed, MAX_FEED } from './feed/fetch-feed';
import { addType, open, openCalendar, path, publicPath, slotsIn } from './fixture-bookings';

const HOUR = 3_600_000;

it.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://169.254.169.254/latest/',
  'https://10.0.0.1/',
  'https://2130706433/',
  'https://[::ffff:192.168.1.1]/',
])('never connects to %s, which is in the local network', async (address) => {
  await expect(fetchFeed(new URL(address), internet, AbortSignal.timeout(5_000))).rejects.toThrow(
    'is not on the public internet',
  );
});

onOneDatabase('calendar feeds', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  let server: Receiver;
  beforeAll(async () => {
    server = await openReceiver();
    platform = await openTestPlatform(kind, { feedNetwork: { ...server.network, timeout: 1_000 } });
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(async () => {
    await platform.close();
    await server.close();
  });

  const own = async () =>
    (await olivia.send(`${path}/calendars`)).body.find(({ userId }: { userId: string }) => userId === olivia.id);
  const answers = (text: string) => {
    server.answer = (response) => void response.writeHead(200, { 'Content-Type': 'text/calendar' }).end(text);
  };
  async function readAgain() {
    platform.time.now += HOUR;
    await olivia.signIn();
    await platform.settled();
    return (await own()).feed;
  }

  it('does not offer times that are busy elsewhere, and remembers them while the feed hangs, is invalid or is too large', async () => {
    await openCalendar(olivia);
    const { id } = await addType(olivia);
    const slotsNow = async () => slotsIn((await open(platform, olivia.browser.deployment, publicPath(id))).text);
    const [, , , , , , , busy = ''] = await slotsNow();
    const stamp = busy.replace(/[-:]|\.\d+/g, '');
    answers(`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:${stamp}\r\nDURATION:PT30M\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`);
    await openCalendar(olivia, { feed: server.address });
    await platform.settled();
    expect((await own()).feed).toMatchObject({ failure: null, host: new URL(server.address).host });
    expect(JSON.stringify(await own())).not.toContain('key=1');
    expect(await slotsNow()).not.toContain(busy);

    server.answer = () => {};
    expect((await readAgain()).failure).toMatch('no complete answer within 1 seconds');
    server.answer = (response) => void response.writeHead(302, { Location: 'https://127.0.0.1/' }).end();
    expect((await readAgain()).failure).toMatch('answered 302');
    answers('<!doctype html><title>Sign in</title>');
    expect((await readAgain()).failure).toMatch('no calendar');
    answers('x'.repeat(MAX_FEED + 1));
    expect((await readAgain()).failure).toMatch('larger than 2 MB');
    const { rows } = await platform.pool.query('select count(*)::int as count from calendly.busy_times');
    expect(rows[0].count).toBe(1);
  });

  it('offers no times until the feed was read once', async () => {
    await openCalendar(olivia, { feed: null });
    const { id } = await addType(olivia);
    const slotsNow = async () => slotsIn((await open(platform, olivia.browser.deployment, publicPath(id))).text);
    expect(await slotsNow()).not.toEqual([]);
    answers('<!doctype html><title>Sign in</title>');
    await openCalendar(olivia, { feed: server.address });
    expect(await slotsNow()).toEqual([]);
    await platform.settled();
    expect((await own()).feed).toMatchObject({ readAt: null, failure: 'The address has no calendar.' });
    expect(await slotsNow()).toEqual([]);
    answers('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
    expect((await readAgain()).failure).toBeNull();
    expect(await slotsNow()).not.toEqual([]);
  });

  it('shows what could not be read to its owner, and only that there is something to others', async () => {
    const bad = 'BEGIN:VEVENT\r\nSUMMARY:Divorce of a client\r\nDTSTART:never\r\nEND:VEVENT\r\n';
    answers(`BEGIN:VCALENDAR\r\n${bad}END:VCALENDAR\r\n`);
    await openCalendar(olivia, { feed: server.address });
    await platform.settled();
    expect((await own()).feed.warnings).toEqual([
      'The event "Divorce of a client" on line 2 was left out, because line 4 can\'t be read: "DTSTART:never".',
    ]);
    const colleague = await (await addPerson(platform, { companyId: olivia.claims.companyId })).signIn();
    const seen = (await colleague.send(`${path}/calendars`)).body.find(({ userId }: { userId: string }) => userId === olivia.id);
    expect(seen.feed.warnings).toEqual([
      expect.stringMatching(/^Some events could not be read as they are\. Only .* sees which\.$/),
    ]);
    answers('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
    expect((await readAgain()).warnings).toEqual([]);
  });

  it('leaves the time of an invitation free that the host declined, and reads whole days again in a new time zone', async () => {
    const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT', ''].join('\r\n');
    const day = new Date(platform.time.now + 5 * MILLISECONDS_PER_DAY).toISOString().slice(0, 10).replaceAll('-', '');
    const declined = event(
      'UID:1',
      `DTSTART:${day}T120000Z`,
      'DURATION:PT1H',
      `ATTENDEE;PARTSTAT=DECLINED:mailto:${demoPeople.olivia.email}`,
    );
    answers(`BEGIN:VCALENDAR\r\n${declined}${event('UID:2', `DTSTART;VALUE=DATE:${day}`)}END:VCALENDAR\r\n`);
    await openCalendar(olivia, { feed: server.address });
    await platform.settled();
    const busy = async () => {
      const { rows } = await platform.pool.query(
        "select to_char(starts_at at time zone 'UTC', 'HH24:MI') as start from calendly.busy_times",
      );
      return rows.map(({ start }) => start);
    };
    expect(await busy()).toHaveLength(1);
    const [before] = await busy();
    await openCalendar(olivia, { timeZone: 'Asia/Kolkata' });
    await platform.settled();
    expect(before).toMatch(/^0[45]:00$/);
    expect(await busy()).toEqual(['18:30']);
  });

  it('lists the own busy times from now on, without their titles, and those of no colleague', async () => {
    const day = (days: number) => new Date(platform.time.now + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
    const plain = (text: string) => text.replaceAll('-', '');
    const event = (...lines: string[]) =>
      ['BEGIN:VEVENT', 'SUMMARY:Divorce of a client', ...lines, 'END:VEVENT', ''].join('\r\n');
    const past = event('UID:1', `DTSTART;VALUE=DATE:${plain(day(-3))}`);
    const timed = event('UID:2', `DTSTART:${plain(day(5))}T120000Z`, 'DURATION:PT90M');
    const whole = event('UID:3', `DTSTART;VALUE=DATE:${plain(day(8))}`, `DTEND;VALUE=DATE:${plain(day(10))}`);
    answers(`BEGIN:VCALENDAR\r\n${past}${whole}${timed}END:VCALENDAR\r\n`);
    // Phoenix has UTC-7 in summer and winter.
    await openCalendar(olivia, { feed: server.address, timeZone: 'America/Phoenix' });
    await platform.settled();
    const { status, body } = await olivia.send(`${path}/busy-times`);
    expect([status, body]).toEqual([
      200,
      [
        {
          ...{ startsAt: `${day(5)}T12:00:00.000Z`, endsAt: `${day(5)}T13:30:00.000Z`, isAllDay: false, zoneName: 'UTC' },
          wall: { startsAt: `${day(5)}T05:00:00`, endsAt: `${day(5)}T06:30:00` },
        },
        {
          ...{
            startsAt: `${day(8)}T07:00:00.000Z`,
            endsAt: `${day(10)}T07:00:00.000Z`,
            isAllDay: true,
            zoneName: 'America/Phoenix',
          },
          wall: { startsAt: `${day(8)}T00:00:00`, endsAt: `${day(10)}T00:00:00` },
        },
      ],
    ]);
    const colleague = await (await addPerson(platform, { companyId: olivia.claims.companyId, role: 'administrator' })).signIn();
    expect((await colleague.send(`${path}/busy-times`)).body).toEqual([]);
    await openCalendar(olivia, { feed: null });
    expect((await olivia.send(`${path}/busy-times`)).body).toEqual([]);
  });
});
