import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { decodeJwt } from 'jose';
import { demoPeople } from '../demo/demo-people';

const { noah } = demoPeople;

onOneDatabase('a refresh token stored by the API host', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { keepsRefreshTokens: true });
  });
  beforeEach(() => {
    browser = new Browser(platform);
  });
  afterAll(() => platform.close());

  const cookieName = () => [...browser.cookies.keys()].find((name) => name.includes('-refresh-')) ?? '';
  const signIn = () => browser.signIn(noah.email);

  it('is in a cookie only for the token endpoint that no script and no other site can use; the page gets a stand-in', async () => {
    const response = await browser.exchange(await browser.code(noah.email));
    const tokens = await response.json();
    const [line = ''] = response.headers.getSetCookie().filter((one) => one.includes('-refresh-'));
    const { sessionId, exp } = decodeJwt<{ sessionId: string }>(tokens.refresh_token);
    expect(line).toMatch(
      new RegExp(
        `^__Secure-local-refresh-${sessionId.slice(0, 8)}=[\\w.-]+; Max-Age=86400; Path=/identity/v1/oauth2/token; HttpOnly; Secure; SameSite=Strict$`,
      ),
    );
    const [, stored = ''] = /=([\w.-]+);/.exec(line) ?? [];
    expect(stored).not.toBe(tokens.refresh_token);
    expect(decodeJwt(stored)).toEqual(decodeJwt(tokens.refresh_token));
    expect(exp).toBe(Math.floor(platform.time.now / 1000) + 86_400);
    expect(response.headers.getSetCookie().join()).toContain(`refresh_token=${tokens.refresh_token}`);
  });

  it("renews through the cookie, and the page's stand-in is useless without it", async () => {
    const { refresh_token: standIn } = await signIn();
    const renewed = await (await browser.refresh(standIn)).json();
    expect(decodeJwt(renewed.refresh_token)).toMatchObject({ generation: 2 });
    expect((await browser.refresh(renewed.refresh_token)).status).toBe(200);

    const thief = new Browser(platform);
    expect(await (await thief.refresh(renewed.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await browser.refresh(renewed.refresh_token)).status).toBe(200);
  });

  it('whose response was lost is renewed from the cookie, even if the page is a generation behind', async () => {
    const { refresh_token: standIn } = await signIn();
    await browser.refresh(standIn);
    platform.time.now += 60_000;
    expect((await browser.refresh(standIn)).status).toBe(200);
  });

  it('can only be used by pages of the suite', async () => {
    const { refresh_token: standIn } = await signIn();
    for (const origin of ['https://evil.example', 'null', undefined]) {
      browser.origin = origin;
      expect(await (await browser.refresh(standIn)).json()).toMatchObject({ error: 'invalid_request' });
    }
  });

  it('from one session is not used for another', async () => {
    const first = await signIn();
    const own = browser.cookies.get(cookieName()) ?? '';
    browser.cookies.delete(cookieName());
    const second = await signIn();
    browser.cookies.set(cookieName(), own);
    expect(await (await browser.refresh(second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(first.refresh_token).not.toBe(second.refresh_token);
  });

  it('takes over sessions that started without it, and gives them up again, without a sign-out', async () => {
    const { dataFolder, databaseUrl } = platform;
    await platform.close();
    const open = (keepsRefreshTokens: boolean) => openTestPlatform(kind, { dataFolder, databaseUrl, keepsRefreshTokens });
    platform = await open(false);
    browser = new Browser(platform);
    let { refresh_token: token } = await signIn();
    const header = () => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).typ;
    const types = [header()];
    for (const keeps of [true, false]) {
      await platform.close();
      platform = await open(keeps);
      const { cookies } = browser;
      browser = new Browser(platform);
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      ({ refresh_token: token } = await (await browser.refresh(token)).json());
      types.push(header());
    }
    expect(types).toEqual(['rt+jwt', 'rt-stand-in+jwt', 'rt+jwt']);
  });
});
