import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { demoCompanies } from '../demo/demo-people';
import { users } from '../schema/accounts';
import { type HostileProvider, openHostileProvider } from './hostile-provider.fixture';

const companyId = demoCompanies.quaystone.id;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

onOneDatabase('single logout', (kind) => {
  let provider: HostileProvider;
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    provider = await openHostileProvider();
    const { issuer } = provider;
    platform = await openTestPlatform(kind, {
      openidProvider: { issuer, clientId: 'suite', clientSecret: 'secret', label: 'Moss', domains: [] },
    });
  });
  beforeEach(async () => {
    person = await addPerson(platform, { companyId });
    await platform.database.update(users).set({ emailProvenAt: new Date() }).where(eq(users.id, person.id));
  });
  afterAll(async () => {
    await platform.close();
    await provider.close();
  });

  const leadsTo = async (browser: Browser, path: string) => (await browser.send(path)).headers.get('Location') ?? '';
  async function signIn(browser = new Browser(platform)) {
    const address = await leadsTo(browser, '/identity/v1/oauth2/provider');
    const query = provider.answer(address, { email: person.email, sub: person.id, sid: `of ${person.id}` });
    const landed = await leadsTo(browser, `/identity/v1/oauth2/provider/callback?${query}`);
    browser.origin = 'http://localhost:3016';
    const tokens = await (await browser.exchange(new URL(landed).searchParams.get('auth_code') ?? '')).json();
    const { sessionId } = JSON.parse(Buffer.from(tokens.access_token.split('.')[1], 'base64url').toString());
    const isAlive = async () =>
      (await browser.send(`/identity/v1/users/${person.id}`, { token: tokens.access_token })).status === 200;
    return { browser, tokens, sessionId, isAlive };
  }

  it('continues to the provider’s own logout once, in the browser that logged out', async () => {
    const { browser, tokens, sessionId } = await signIn();
    const AUTHORIZE = '/identity/v1/oauth2/authorize';
    expect(await leadsTo(browser, AUTHORIZE)).toBe('http://localhost:3015/login/#/');
    const headers = { 'X-Id-Token': tokens.id_token };
    await browser.send(`/identity/v1/sessions/${sessionId}`, { method: 'DELETE', token: tokens.access_token, headers });
    expect(await leadsTo(new Browser(platform), AUTHORIZE)).toBe('http://localhost:3015/login/#/');
    const away = new URL(await leadsTo(browser, AUTHORIZE));
    expect(away.origin + away.pathname).toBe(`${provider.issuer}/end`);
    expect(Object.fromEntries(away.searchParams)).toEqual({
      client_id: 'suite',
      post_logout_redirect_uri: 'http://localhost:3100/identity/v1/oauth2/authorize',
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    expect(await leadsTo(browser, AUTHORIZE)).toBe('http://localhost:3015/login/#/');
  });

  describe('by a logout token', () => {
    const claims = (changes: JWTPayload = {}): JWTPayload => ({
      iss: provider.issuer,
      aud: 'suite',
      iat: Math.floor(platform.time.now / 1000),
      exp: Math.floor(platform.time.now / 1000) + 120,
      jti: crypto.randomUUID(),
      events: { [EVENT]: {} },
      sub: person.id,
      ...changes,
    });
    const send = async (token: string) =>
      (await new Browser(platform).send('/identity/v1/oauth2/provider/logouts', { form: { logout_token: token } })).status;

    it('is accepted once, and only from the provider', async () => {
      const { isAlive } = await signIn();
      const typ = 'logout+jwt';
      const hostile = [
        await provider.sign(claims(), { typ: 'JWT' }),
        await provider.sign(claims(), { typ, isForeign: true }),
        await provider.sign(claims({ iss: 'https://evil.example' }), { typ }),
        await provider.sign(claims({ aud: 'another' }), { typ }),
        await provider.sign(claims({ iat: 1, exp: undefined }), { typ }),
        await provider.sign(claims({ nonce: 'n' }), { typ }),
        await provider.sign(claims({ events: {} }), { typ }),
        await provider.sign(claims({ sub: undefined }), { typ }),
        await provider.sign(claims({ jti: undefined }), { typ }),
        'no token',
      ];
      for (const token of hostile) expect(await send(token)).toBe(400);
      expect(await isAlive()).toBe(true);
      const right = await provider.sign(claims({ sid: `of ${person.id}` }), { typ });
      expect(await send(right)).toBe(204);
      expect(await isAlive()).toBe(false);
      expect(await send(right)).toBe(400);
    });

    it("triggers at most one request for the provider's keys per minute, for any key ids", async () => {
      const before = provider.requested.keys;
      for (let count = 0; count < 10; count++) {
        const token = await provider.sign(claims(), { typ: 'logout+jwt', isForeign: true, kid: `unknown ${count}` });
        expect(await send(token)).toBe(400);
      }
      expect(provider.requested.keys - before).toBeLessThanOrEqual(1);
    });

    it('ends only the session that it identifies', async () => {
      const { isAlive } = await signIn();
      expect(await send(await provider.sign(claims({ sid: 'another' }), { typ: 'logout+jwt' }))).toBe(204);
      expect(await isAlive()).toBe(true);
    });
  });
});
