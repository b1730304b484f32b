import { openReceiver, type Receiver } from '@services/events/fixture-receiver';
import { internet } from '@services/events/ports';
import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
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
});
