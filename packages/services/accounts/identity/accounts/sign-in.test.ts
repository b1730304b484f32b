import { verify } from '@node-rs/argon2';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { eq } from 'drizzle-orm';
import { users } from '../schema/accounts';
import { hashPassword } from './password';

// The real implementation, with recorded calls.
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

/** Returns what decides the cost of a check: the algorithm, its parameters, and the lengths of salt and hash. */
const costOf = (hash: string) => hash.split('$').map((part, index) => (index < 4 ? part : part.length));

const olivia = 'olivia@harborline.example';
const noah = 'noah@brightfield.example';

onOneDatabase('signing in', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  beforeEach(() => {
    browser = new Browser(platform);
  });
  afterAll(() => platform.close());

  const fail = (email: string) => browser.submit(email, { password: 'not it' });

  it('§9 returns to redirect_uri with an auth_code before its hash', async () => {
    const response = await browser.submit(olivia, { redirectUri: 'http://localhost:3005/iq/clients/?a=1#/stalepricing' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      redirectTo: expect.stringMatching(/^http:\/\/localhost:3005\/iq\/clients\/\?a=1&auth_code=[\w-]{43}#\/stalepricing$/),
    });
  });

  it('§4 without redirect_uri leads to the auth-redirect zone', async () => {
    const response = await browser.send('/identity/v1/sign-ins', { body: { email: olivia, password: 'Suite-demo-1' } });
    const { redirectTo } = await response.json();
    expect(redirectTo).toMatch(/^http:\/\/localhost:3016\/auth-redirect\/\?auth_code=/);
  });

  it('accepts the address in any case', async () => {
    expect((await browser.submit(' Olivia@Harborline.example')).status).toBe(200);
  });

  it('marks the browser with a cookie that no script can read, and keeps it at the next sign-in', async () => {
    const [first] = (await browser.submit(olivia)).headers.getSetCookie();
    expect(first).toMatch(/^__Secure-local-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [second] = (await browser.submit(olivia)).headers.getSetCookie();
    expect(second).toBe(first);
  });

  it('responds the same to a wrong password and an unknown address', async () => {
    const wrong = await fail(noah);
    const unknown = await fail('nobody@brightfield.example');
    expect([wrong.status, unknown.status]).toEqual([400, 400]);
    expect(await unknown.json()).toEqual(await wrong.json());
  });

  it('checks a hash of the same cost for an unknown address, so that the response time reveals nothing', async () => {
    const costs = async (email: string) => {
      jest.mocked(verify).mockClear();
      await fail(email);
      return jest.mocked(verify).mock.calls.map(([hash]) => costOf(String(hash)));
    };
    const email = 'mia@cedarworks.example';
    await platform.database
      .update(users)
      .set({ passwordHash: await hashPassword('another') })
      .where(eq(users.email, email));
    const known = await costs(email);
    expect(known).toHaveLength(1);
    expect(await costs('nobody@cedarworks.example')).toEqual(known);
  });

  it('a foreign origin cannot sign anyone in', async () => {
    browser.origin = 'https://evil.example';
    const response = await browser.submit(olivia);
    expect(response.status).toBe(403);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('§4 rejects a redirect_uri that is not an entry address before it checks the password', async () => {
    const response = await browser.submit(olivia, { redirectUri: 'http://localhost:3000@evil.example/home/' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'redirect_uri_not_allowed' });
  });

  it.each([
    ['no password', { email: olivia }, 'password'],
    ['an invalid address', { email: 'olivia', password: 'x' }, 'email'],
    ['an invalid code', { email: olivia, password: 'x', mfaCode: 'abc' }, 'mfaCode'],
    ['a number for a password', { email: olivia, password: 1 }, 'password'],
  ])('responds with 400 and the field to %s', async (_case, body, field) => {
    const response = await browser.send('/identity/v1/sign-ins', { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request', fields: { [field]: expect.any(String) } });
  });

  describe('throttling', () => {
    it('after 5 wrong attempts returns a growing wait, and accepts no password meanwhile', async () => {
      const email = noah;
      platform.time.now += 7_200_000;
      for (let i = 0; i < 5; i++) expect((await fail(email)).status).toBe(400);
      const blocked = await browser.submit(email);
      expect(blocked.status).toBe(429);
      expect(blocked.headers.get('Retry-After')).toBe('30');
      expect(await blocked.json()).toEqual({
        code: 'throttled',
        message: 'Too many attempts. Try again in 30 s.',
        retryAfterSeconds: 30,
      });
      platform.time.now += 30_000;
      expect((await fail(email)).status).toBe(400);
      expect((await fail(email)).headers.get('Retry-After')).toBe('60');
      platform.time.now += 60_000;
      expect((await browser.submit(email)).status).toBe(200);
      expect((await fail(email)).status).toBe(400);
    });

    it('treats an unknown address the same', async () => {
      const email = 'nobody@quaystone.example';
      for (let i = 0; i < 5; i++) await fail(email);
      expect((await fail(email)).headers.get('Retry-After')).toBe('30');
    });

    it('lets no concurrent attempts slip through', async () => {
      const email = 'crowd@quaystone.example';
      const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await fail(email)).status));
      expect(statuses.filter((status) => status === 400)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    });

    it('continues after a restart', async () => {
      const email = 'patient@quaystone.example';
      for (let i = 0; i < 5; i++) await fail(email);
      const { dataFolder, databaseUrl, time } = platform;
      await platform.close();
      platform = await openTestPlatform(kind, { dataFolder, databaseUrl, clock: () => time.now });
      platform.time = time;
      browser = new Browser(platform);
      expect((await fail(email)).status).toBe(429);
    });
  });
});
