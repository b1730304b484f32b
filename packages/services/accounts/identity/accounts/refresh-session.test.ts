import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { decodeJwt } from 'jose';
import { demoCompanies, demoPeople } from '../demo/demo-people';
import { companies, memberships } from '../schema/accounts';

const { harborlineAccounting, harborlineAdvisory, quaystone } = demoCompanies;
const { olivia, mia } = demoPeople;
const scope = (id: string) => `assigned companyid:${id}`;

onOneDatabase('renewing a session', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  beforeEach(() => {
    browser = new Browser(platform);
  });
  afterAll(() => platform.close());

  const expired = { error: 'invalid_grant', error_description: expect.stringContaining('AADB2C90080') };
  const renewed = async (token: string, requested?: string) => {
    const response = await browser.refresh(token, requested);
    const answer = await response.json();
    return { ...answer, claims: decodeJwt(answer.access_token) };
  };

  it('§9 rotates the refresh token and restarts the lifetimes', async () => {
    const first = await browser.signIn(olivia.email);
    platform.time.now += 3_000_000;
    const second = await renewed(first.refresh_token);
    const now = Math.floor(platform.time.now / 1000);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.claims).toMatchObject({ iat: now, nbf: now, exp: now + 3600 });
    expect(decodeJwt(second.refresh_token)).toMatchObject({ exp: now + 86_400 });
    expect(decodeJwt(second.id_token)).toMatchObject({ exp: now + 86_400, email: olivia.email });
    const third = await renewed(second.refresh_token);
    expect(third.claims.sessionId).toBe(decodeJwt(first.access_token).sessionId);
  });

  it('gives a token replayed within the grace period the same successor, however many replays run at once', async () => {
    const { refresh_token } = await browser.signIn(olivia.email);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => renewed(refresh_token)));
    platform.time.now += 9_999;
    const late = await renewed(refresh_token);
    expect(new Set([...crowd, late].map((answer) => answer.refresh_token)).size).toBe(1);
    expect((await browser.refresh(late.refresh_token)).status).toBe(200);
  });

  it('ends the session when a token is replayed after the grace period', async () => {
    const { refresh_token } = await browser.signIn(olivia.email);
    const next = await renewed(refresh_token);
    platform.time.now += 10_000;
    const replay = await browser.refresh(refresh_token);
    expect(replay.status).toBe(400);
    expect(await replay.json()).toEqual(expired);
    expect(await (await browser.refresh(next.refresh_token)).json()).toEqual(expired);
    const call = await browser.send(`/identity/v1/users/${olivia.id}`, { token: next.access_token });
    expect(call.status).toBe(401);
  });

  it('ends the session when a token older than the last is replayed, even at once', async () => {
    const { refresh_token } = await browser.signIn(olivia.email);
    const second = await renewed(refresh_token);
    const third = await renewed(second.refresh_token);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
    expect((await browser.refresh(third.refresh_token)).status).toBe(400);
  });

  it('with a grace period of 0 ends the session at the first replay', async () => {
    const { dataFolder, databaseUrl, time } = platform;
    await platform.close();
    platform = await openTestPlatform(kind, { dataFolder, databaseUrl, clock: () => time.now, refreshGraceSeconds: 0 });
    browser = new Browser(platform);
    const { refresh_token } = await browser.signIn(olivia.email);
    const next = await renewed(refresh_token);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
    expect((await browser.refresh(next.refresh_token)).status).toBe(400);
    await platform.close();
    platform = await openTestPlatform(kind, { dataFolder, databaseUrl, clock: () => time.now });
    platform.time = time;
  });

  it('ends a session after 30 days, however often it was renewed', async () => {
    let { refresh_token: token } = await browser.signIn(olivia.email);
    for (let day = 0; day < 30; day++) {
      platform.time.now += 86_000_000;
      ({ refresh_token: token } = await renewed(token));
    }
    platform.time.now += 30 * 400_000;
    expect(await (await browser.refresh(token)).json()).toEqual(expired);
  });

  it('§4 rejects an expired refresh token', async () => {
    const { refresh_token } = await browser.signIn(olivia.email);
    platform.time.now += 86_401_000;
    expect(await (await browser.refresh(refresh_token)).json()).toEqual(expired);
  });

  it.each([
    ['cut', (token: string) => token.slice(0, -3)],
    ['forged', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['no JWT', () => 'not a token'],
    [
      'under another header',
      (token: string) => `${Buffer.from('{"alg":"HS256"}').toString('base64url')}${token.slice(token.indexOf('.'))}`,
    ],
    [
      'unsigned',
      (token: string) => `${Buffer.from('{"alg":"none","typ":"rt+jwt"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
  ])('rejects a refresh token that is %s, and the session stays open', async (_case, change) => {
    const { refresh_token } = await browser.signIn(olivia.email);
    const response = await browser.refresh(change(refresh_token));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await browser.refresh(refresh_token)).status).toBe(200);
  });

  it('rejects an access token used as a refresh token', async () => {
    const { access_token } = await browser.signIn(olivia.email);
    expect((await browser.refresh(access_token)).status).toBe(400);
  });

  it("rejects another environment's refresh token", async () => {
    const { refresh_token } = await browser.signIn(olivia.email);
    const qa = new Browser(platform, 'https://qa-api.suite.example');
    expect(await (await qa.refresh(refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await browser.refresh(refresh_token)).status).toBe(200);
  });

  it('rejects a foreign origin', async () => {
    const { refresh_token } = await browser.signIn(olivia.email);
    browser.origin = 'https://evil.example';
    expect(await (await browser.refresh(refresh_token)).json()).toMatchObject({ error: 'invalid_request' });
  });

  describe('and the company', () => {
    it('§4 a scope switches the company, a refresh without one keeps it, and the next sign-in uses it', async () => {
      const first = await browser.signIn(olivia.email);
      expect(decodeJwt(first.access_token)).toMatchObject({ companyId: harborlineAccounting.id, segments: 'iq' });
      const switched = await renewed(first.refresh_token, scope(harborlineAdvisory.id));
      expect(switched.claims).toMatchObject({ companyId: harborlineAdvisory.id, segments: 'iq,of' });
      expect(switched.claims.iqId).not.toBe(decodeJwt(first.access_token).iqId);
      const renewedAgain = await renewed(switched.refresh_token);
      expect(renewedAgain.claims).toMatchObject({ companyId: harborlineAdvisory.id });
      const next = await new Browser(platform).signIn(olivia.email);
      expect(decodeJwt(next.access_token)).toMatchObject({ companyId: harborlineAdvisory.id });
    });

    it('switches within the grace period, too, with the same successor', async () => {
      const { refresh_token } = await browser.signIn(olivia.email);
      const next = await renewed(refresh_token);
      const switched = await renewed(refresh_token, scope(harborlineAccounting.id));
      expect(switched.claims.companyId).toBe(harborlineAccounting.id);
      expect(switched.refresh_token).toBe(next.refresh_token);
    });

    it.each([
      ["a company that is not the user's", scope(quaystone.id)],
      ['a company that is none', scope('00000000-0000-4000-8000-000000000000')],
      ['another form', 'openid'],
      ['text for an id', scope("' OR true --")],
      ['nothing', ' '],
    ])('§7 rejects a scope of %s, and the refresh token stays valid', async (_case, requested) => {
      const { refresh_token } = await browser.signIn(olivia.email);
      const response = await browser.refresh(refresh_token, requested);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'invalid_scope' });
      expect((await browser.refresh(refresh_token)).status).toBe(200);
    });

    it('a person without a company gets the first one once it exists', async () => {
      const first = await browser.signIn(mia.email);
      expect(decodeJwt(first.access_token)).toMatchObject({ companyId: '', segments: '', iqId: '' });
      const [company] = await platform.database.insert(companies).values({ name: 'Cedarworks Tax' }).returning();
      if (!company) throw new Error('no company');
      await platform.database.insert(memberships).values({ userId: mia.id, companyId: company.id });
      expect((await renewed(first.refresh_token)).claims.companyId).toBe(company.id);
    });
  });
});
