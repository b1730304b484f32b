import { Browser } from '@suite/host/test/browser';
import { oneDatabase, onOneDatabase } from '@suite/host/test/databases';
import { invitationToken } from '@suite/host/test/mailbox';
import { demoPerson } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { demoPeople } from '../demo/demo-people';
import { HASHES_AT_ONCE } from './password';

const { olivia, noah, mia } = demoPeople;

onOneDatabase('limits of signing in', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  beforeEach(() => {
    platform.time.now += 7_200_000;
  });
  afterAll(() => platform.close());

  const browserOf = (client?: string) => Object.assign(new Browser(platform), { client });
  const fail = (browser: Browser, email: string) => browser.submit(email, { password: 'not it' });
  const failures = async (browser: Browser, emails: readonly string[]) => {
    const statuses = [];
    for (const email of emails) statuses.push((await fail(browser, email)).status);
    return statuses;
  };
  const accounts = (count: number, of: string) => Array.from({ length: count }, (_, n) => `p${n}@${of}.example`);
  const known = async (email: string, client?: string) => {
    const browser = browserOf(client);
    expect((await browser.submit(email)).status).toBe(200);
    return browser;
  };

  describe('for a browser with which the owner has signed in', () => {
    it('are not reached by wrong passwords from elsewhere', async () => {
      const own = await known(olivia.email);
      for (let i = 0; i < 6; i++) await fail(browserOf(), olivia.email);
      expect((await browserOf().submit(olivia.email)).status).toBe(429);
      expect((await own.submit(olivia.email)).status).toBe(200);
      expect((await browserOf().submit(olivia.email)).status).toBe(429);
    });

    it('are separate, so that its cookie gives a thief only five attempts', async () => {
      const own = await known(olivia.email);
      const thief = browserOf();
      for (const [name, value] of own.cookies) thief.cookies.set(name, value);
      expect(await failures(thief, Array(6).fill(olivia.email))).toEqual([400, 400, 400, 400, 400, 429]);
      expect((await browserOf().submit(olivia.email)).status).toBe(200);
    });

    it('apply to that account only', async () => {
      const own = await known(olivia.email);
      for (let i = 0; i < 6; i++) await fail(browserOf(), noah.email);
      expect((await own.submit(noah.email)).status).toBe(429);
    });

    it('end with a new password, except for the browser that set it', async () => {
      const earlier = await known(mia.email);
      const person = await demoPerson(platform, mia).signIn();
      const body = { currentPassword: 'Suite-demo-1', newPassword: 'a longer new password' };
      expect((await person.send(`/identity/v1/users/${mia.id}/password-changes`, { body })).status).toBe(204);
      for (let i = 0; i < 6; i++) await fail(browserOf(), mia.email);
      expect((await earlier.submit(mia.email, { password: body.newPassword })).status).toBe(429);
      expect((await person.browser.submit(mia.email, { password: body.newPassword })).status).toBe(200);
    });
  });

  describe('by client', () => {
    it('slow down a client that tries one password on many accounts, known or not, and no other client', async () => {
      const sprayer = browserOf('192.0.2.1');
      const statuses = await failures(sprayer, accounts(300, 'sprayed'));
      expect(statuses.filter((status) => status === 400)).toHaveLength(30);
      expect((await fail(sprayer, olivia.email)).headers.get('Retry-After')).toBe('30');
      expect((await browserOf('192.0.2.2').submit(olivia.email)).status).toBe(200);
      platform.time.now += 30_000;
      expect((await fail(sprayer, noah.email)).status).toBe(400);
      expect((await fail(sprayer, noah.email)).headers.get('Retry-After')).toBe('60');
    });

    it('lock no further accounts once they are reached', async () => {
      const sprayer = browserOf('192.0.2.3');
      await failures(sprayer, accounts(30, 'spread'));
      await failures(sprayer, Array(10).fill(noah.email));
      expect((await browserOf('192.0.2.4').submit(noah.email)).status).toBe(200);
    });

    it('let known browsers in the same office sign in', async () => {
      const own = await known(olivia.email, '192.0.2.5');
      await failures(browserOf('192.0.2.5'), accounts(31, 'office'));
      expect((await browserOf('192.0.2.5').submit(noah.email)).status).toBe(429);
      expect((await own.submit(olivia.email)).status).toBe(200);
    });

    it('are not used up by successful sign-ins, nor by one person who waits for their own account', async () => {
      for (let i = 0; i < 40; i++) await known(noah.email, '192.0.2.6');
      await failures(browserOf('192.0.2.6'), Array(40).fill('confused@office.example'));
      expect((await browserOf('192.0.2.6').submit(olivia.email)).status).toBe(200);
    });

    it('impose the same wait for concurrent failures as for consecutive ones', async () => {
      await Promise.all(accounts(60, 'crowd').map((email) => fail(browserOf('192.0.2.7'), email)));
      expect((await browserOf('192.0.2.7').submit(olivia.email)).headers.get('Retry-After')).toBe('900');
    });

    it('are not reached by an office that signs in at the same moment', async () => {
      await failures(browserOf('192.0.2.11'), accounts(27, 'typing'));
      const people = [olivia, olivia, olivia, olivia, noah, noah, noah, noah];
      const answers = await Promise.all(people.map(({ email }) => browserOf('192.0.2.11').submit(email)));
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    });

    it('limit the mails that it requests, across addresses', async () => {
      const asker = browserOf('192.0.2.8');
      const ask = (email: string) => asker.send('/identity/v2/password-resets', { body: { email } });
      for (const email of accounts(30, 'mailed')) expect((await ask(email)).status).toBe(202);
      expect((await ask(olivia.email)).status).toBe(429);
      asker.client = '192.0.2.9';
      expect((await ask(olivia.email)).status).toBe(202);
      await platform.settled();
    });

    it('limit its guesses at mail links, and a valid link does not count', async () => {
      const administrator = await demoPerson(platform, olivia).signIn();
      const email = 'new@invited.example';
      await administrator.send('/access/v1/invitations', { body: { emails: [email], role: 'member' } });
      const token = await invitationToken(platform, email);
      const visitor = browserOf('192.0.2.10');
      const open = async (path: string) => (await visitor.send(`/identity/v1/invitations/${path}`)).status;
      const reset = async (path: string) => {
        const body = { password: 'a longer new password' };
        return (await visitor.send(`/identity/v2/password-resets/${path}`, { method: 'PUT', body })).status;
      };
      for (let i = 0; i < 40; i++) expect(await open(token)).toBe(200);
      for (let i = 0; i < 15; i++) expect([await open(`x${i}`), await reset(`x${i}`)]).toEqual([404, 400]);
      expect([await open(token), await reset('x')]).toEqual([429, 429]);
    });
  });
});

it('a crowd beyond the maximum is asked to come back later, and none of those attempts counts', async () => {
  const platform = await openTestPlatform(oneDatabase);
  const crowd = 100 * HASHES_AT_ONCE + HASHES_AT_ONCE + 20;
  const submit = (n: number) => new Browser(platform).submit(`c${n}@crowd.example`, { password: 'not it' });
  const answers = await Promise.all(Array.from({ length: crowd }, (_, n) => submit(n)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toMatchObject({ code: 'busy', retryAfterSeconds: 5 });
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  const { rows } = await platform.pool.query('SELECT sum(attempts)::int AS counted FROM kernel.throttles');
  // Each one counts for its account, and as a failure for the client.
  expect(rows[0].counted).toBe(2 * (crowd - refused.length));
  await platform.close();
});
