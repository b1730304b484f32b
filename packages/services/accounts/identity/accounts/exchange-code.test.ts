import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';

const olivia = 'olivia@harborline.example';

onOneDatabase('exchanging a code', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  beforeEach(() => {
    browser = new Browser(platform);
  });
  afterAll(() => platform.close());

  const isAlive = async (token: string) =>
    (await browser.send('/insights/api/v1/users/unified/x/exists', { token })).status !== 401;
  const refusal = { error: 'invalid_grant', error_description: expect.any(String) };

  it('§7 returns the three tokens in a response that must not be stored', async () => {
    const response = await browser.exchange(await browser.code(olivia));
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(Object.keys(await response.json()).sort()).toEqual(['access_token', 'id_token', 'refresh_token']);
  });

  it('returns the same response again within 10 s', async () => {
    const code = await browser.code(olivia);
    const first = await (await browser.exchange(code)).json();
    platform.time.now += 9_999;
    expect(await (await browser.exchange(code)).json()).toEqual(first);
  });

  it('returns one response for the same code sent several times at once', async () => {
    const code = await browser.code(olivia);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => (await browser.exchange(code)).json()));
    expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1);
  });

  it('rejects a code used again after 10 s, and ends its session', async () => {
    const code = await browser.code(olivia);
    const tokens = await (await browser.exchange(code)).json();
    expect(await isAlive(tokens.access_token)).toBe(true);
    platform.time.now += 10_000;
    const again = await browser.exchange(code);
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual(refusal);
    expect(await isAlive(tokens.access_token)).toBe(false);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  });

  const thieves: [string, () => Browser][] = [
    ['another browser', () => new Browser(platform)],
    [
      'a browser with another cookie',
      () => {
        const other = new Browser(platform);
        other.cookies.set('__Secure-local-browser', 'x'.repeat(43));
        return other;
      },
    ],
    [
      'another origin',
      () => {
        browser.origin = 'http://localhost:3005';
        return browser;
      },
    ],
    [
      'a foreign origin',
      () => {
        browser.origin = 'https://evil.example';
        return browser;
      },
    ],
    [
      'no origin',
      () => {
        browser.origin = undefined;
        return browser;
      },
    ],
  ];

  it.each(thieves)('rejects a code from %s, and the code becomes invalid', async (_case, thief) => {
    const code = await browser.code(olivia);
    const response = await thief().exchange(code);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(refusal);
    browser.origin = 'http://localhost:3000';
    expect((await browser.exchange(code)).status).toBe(400);
  });

  it.each(thieves)('ends the session of a code that %s uses again', async (_case, thief) => {
    const code = await browser.code(olivia);
    const tokens = await (await browser.exchange(code)).json();
    expect((await thief().exchange(code)).status).toBe(400);
    browser.origin = 'http://localhost:3000';
    expect(await isAlive(tokens.access_token)).toBe(false);
  });

  it("§8 rejects a code after 60 s with the directory's error code for expiry", async () => {
    const code = await browser.code(olivia);
    platform.time.now += 60_000;
    const response = await browser.exchange(code);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'invalid_grant', error_description: expect.stringContaining('AADB2C90080') });
  });

  it.each(['', 'x', 'x'.repeat(43), '\u0000', 'é'])('rejects the made-up code %j', async (code) => {
    expect(await (await browser.exchange(code)).json()).toEqual(refusal);
  });

  it("rejects another environment's code", async () => {
    const code = await browser.code(olivia);
    const qa = new Browser(platform, 'https://qa-api.suite.example');
    qa.cookies.set('__Secure-qa-browser', browser.cookies.get('__Secure-local-browser') ?? '');
    expect((await qa.exchange(code)).status).toBe(400);
  });

  it.each([
    ['no grant type', {}, 'invalid_request'],
    ['another grant type', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no code', { grant_type: 'authorization_code' }, 'invalid_request'],
    ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request'],
  ])("§7 responds to %s with RFC 6749's error", async (_case, form, error) => {
    const response = await browser.send('/identity/v1/oauth2/token', { form });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
  });

  it('responds with the same error to a body that is not a form', async () => {
    const response = await browser.send('/identity/v1/oauth2/token', { body: { grant_type: 'authorization_code' } });
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });
});
