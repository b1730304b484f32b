import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib/functional';
import { demoCompanies } from '../demo/demo-people';
import { auditEntries } from '../schema/access';
import { authCodes, memberships, users } from '../schema/accounts';
import { joiningDomains, providerAccounts } from '../schema/providers';
import { type HostileProvider, openHostileProvider } from './hostile-provider.fixture';

const PATH = '/identity/v1/oauth2/provider';
const HOME = 'http://localhost:3000/home/#/dashboard';
const companyId = demoCompanies.quaystone.id;

onOneDatabase('sign-in with an OpenID provider', (kind) => {
  let provider: HostileProvider;
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    provider = await openHostileProvider();
    const { issuer } = provider;
    const domains = ['moss.example', 'people.example'];
    platform = await openTestPlatform(kind, {
      openidProvider: { issuer, clientId: 'suite', clientSecret: 'secret', label: 'Moss', domains },
    });
  });
  beforeEach(async () => {
    browser = new Browser(platform);
    browser.origin = undefined;
    await platform.database.delete(providerAccounts);
    await platform.database.delete(joiningDomains);
  });
  afterAll(async () => {
    await platform.close();
    await provider.close();
  });

  const leadsTo = async (path: string, headers: Record<string, string> = {}) =>
    (await browser.send(path, { headers })).headers.get('Location') ?? '';
  const begin = () => leadsTo(`${PATH}?redirect_uri=${encodeURIComponent(HOME)}`);
  const comeBack = (query: URLSearchParams) => leadsTo(`${PATH}/callback?${query}`);
  /** Signs in with an id token that has the given claims; returns the page where the sign-in ends with a code, or the error. */
  const outcome = async (...[changes, options]: [Parameters<HostileProvider['answer']>[1]?, { isForeign?: boolean }?]) =>
    endOf(await comeBack(provider.answer(await begin(), changes, options)));
  const endOf = (address: string) => {
    const { searchParams, pathname } = new URL(address);
    return searchParams.get('auth_code') ? `in ${pathname}` : searchParams.get('error');
  };
  const proven = async (email: string) => {
    const person = await addPerson(platform, { companyId, email });
    await platform.database.update(users).set({ emailProvenAt: new Date() }).where(eq(users.id, person.id));
    return person;
  };
  const newAddress = () => `p-${crypto.randomUUID()}@people.example`;

  it('goes to the provider with state, nonce and PKCE, and returns signed in to the requested page', async () => {
    const { email, id } = await proven(newAddress());
    const address = await begin();
    const { origin, searchParams } = new URL(address);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'suite',
      response_type: 'code',
      redirect_uri: 'http://localhost:3100/identity/v1/oauth2/provider/callback',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const landed = await comeBack(provider.answer(address, { email, sub: id }));
    expect(landed).toMatch(/^http:\/\/localhost:3000\/home\/\?auth_code=[\w-]{43}#\/dashboard$/);
    browser.origin = 'http://localhost:3000';
    const tokens = await (await browser.exchange(new URL(landed).searchParams.get('auth_code') ?? '')).json();
    expect((await browser.send(`/identity/v1/users/${id}`, { token: tokens.access_token })).status).toBe(200);
    const entries = await platform.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries).toMatchObject([
      { action: 'account.provider-linked', changes: [{ what: 'provider', from: null, to: 'Moss' }] },
    ]);
  });

  it('recognizes an account by the provider’s own id after its address has changed there', async () => {
    const { email } = await proven(newAddress());
    expect(await outcome({ email, sub: 'changed' })).toBe('in /home/');
    expect(await outcome({ email: 'else@moss.example', email_verified: false, sub: 'changed' })).toBe('in /home/');
  });

  it.each([
    ['an address that nobody has', { email: 'nobody@moss.example' }, 'provider_no_account'],
    ['an address that is not verified', { email_verified: false }, 'provider_unverified'],
    ['no word on whether it is verified', { email_verified: undefined }, 'provider_unverified'],
    ['a word that only looks like yes', { email_verified: 'true' }, 'provider_unverified'],
    ['Entra’s word from somebody else', { email_verified: undefined, xms_edov: true }, 'provider_unverified'],
    ['an address of a domain that it may not vouch for', { email: 'olivia@harborline.example' }, 'provider_unverified'],
    ['an invalid address', { email: 'gwen' }, 'provider_unverified'],
    ['a wrong nonce', { nonce: 'another' }, 'provider_failed'],
    ['no nonce', { nonce: undefined }, 'provider_failed'],
    ['a foreign issuer', { iss: 'https://evil.example' }, 'provider_failed'],
    ['another audience', { aud: 'somebody else' }, 'provider_failed'],
    ['an id token that has expired', { exp: Math.floor(Date.now() / 1000) - 60 }, 'provider_failed'],
  ])('signs nobody in with %s', async (_case, claims, error) => {
    const { email } = await proven(newAddress());
    expect(await outcome({ email, ...claims })).toBe(error);
    expect(await platform.database.$count(providerAccounts)).toBe(0);
  });

  it('signs nobody in with an id token signed by a foreign key', async () => {
    const { email } = await proven(newAddress());
    expect(await outcome({ email }, { isForeign: true })).toBe('provider_failed');
  });

  it('accepts a response only from the provider that was asked (RFC 9207)', async () => {
    const { email } = await proven(newAddress());
    const mixedUp = provider.answer(await begin(), { email });
    mixedUp.set('iss', 'https://other.example');
    expect(endOf(await comeBack(mixedUp))).toBe('provider_failed');
    const silent = provider.answer(await begin(), { email });
    silent.delete('iss');
    expect(endOf(await comeBack(silent))).toBe('provider_failed');
  });

  it('accepts each state once, each code once, and neither in another browser', async () => {
    const { email } = await proven(newAddress());
    const query = provider.answer(await begin(), { email });
    const saved = new Map(browser.cookies);
    expect(endOf(await comeBack(query))).toBe('in /home/');
    expect(endOf(await comeBack(query))).toBe('provider_failed');
    for (const [name, value] of saved) browser.cookies.set(name, value);
    expect(endOf(await comeBack(query))).toBe('provider_failed');

    const code = provider.answer(await begin(), { email }).get('code') ?? '';
    const again = provider.answer(await begin(), { email });
    again.set('code', code);
    expect(endOf(await comeBack(again))).toBe('provider_failed');

    const stolen = provider.answer(await begin(), { email });
    browser = new Browser(platform);
    expect(endOf(await comeBack(stolen))).toBe('provider_failed');
    expect(endOf(await comeBack(new URLSearchParams({ state: 'x', code: 'y' })))).toBe('provider_failed');
  });

  it('rejects a response after ten minutes', async () => {
    const { email } = await proven(newAddress());
    const query = provider.answer(await begin(), { email });
    platform.time.now += 600_001;
    expect(endOf(await comeBack(query))).toBe('provider_failed');
  });

  it('reports when the person cancels at the provider, and remembers the page to return to', async () => {
    const state = new URL(await begin()).searchParams.get('state') ?? '';
    const back = new URL(await comeBack(new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })));
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3015/login/');
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'provider_declined', redirect_uri: HOME });
  });

  it("can't be started by another site", async () => {
    expect((await browser.send(PATH, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  });

  it('never redirects outside of the suite', async () => {
    const { email } = await proven(newAddress());
    const address = await leadsTo(`${PATH}?redirect_uri=${encodeURIComponent('https://evil.example/home/')}`);
    expect(endOf(await comeBack(provider.answer(address, { email })))).toBe('in /auth-redirect/');
  });

  it('does not link an account whose address is not proven, because somebody else may have created it', async () => {
    const { email } = await addPerson(platform, { companyId, email: newAddress() });
    expect(await outcome({ email })).toBe('provider_unproven');
  });

  it('asks accounts with MFA for a code, unless the provider required two factors', async () => {
    const { id, email } = await proven(newAddress());
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    await platform.database.update(users).set({ hasEnabledMfa: true, mfaSecret: secret }).where(eq(users.id, id));
    expect(await outcome({ email, amr: ['pwd', 'mfa'] })).toBe('in /home/');
    expect(await outcome({ email, acr: 'https://refeds.org/profile/mfa' })).toBe('in /home/');
    expect(await outcome({ email, amr: ['pwd'], acr: '0' })).toBeNull();
    const given = await platform.database.select().from(authCodes).where(eq(authCodes.userId, id));
    expect(given.map(({ proof }) => proof)).toEqual(['provider-proven', 'provider-proven']);

    expect(await comeBack(provider.answer(await begin(), { email }))).toBe('http://localhost:3015/login/#/second-factor');
    browser.origin = 'http://localhost:3015';
    const prove = (mfaCode: string) => browser.send(`${PATH}/proofs`, { body: { mfaCode } });
    expect(await (await prove('000000')).json()).toMatchObject({ code: 'wrong_mfa_code' });
    const code = await generate({ secret, epoch: Math.floor(platform.time.now / 1000) });
    const cookies = new Map(browser.cookies);
    const { redirectTo } = await (await prove(code)).json();
    expect(endOf(redirectTo)).toBe('in /home/');
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    platform.time.now += 60_000;
    const next = await generate({ secret, epoch: Math.floor(platform.time.now / 1000) });
    expect(await (await prove(next)).json()).toMatchObject({ code: 'sign_in_over' });
    browser.cookies.clear();
    expect(await (await prove(next)).json()).toMatchObject({ code: 'sign_in_over' });
  });

  describe('joining by domain', () => {
    const joining = (role: 'member' | 'reader' = 'reader') =>
      platform.database.insert(joiningDomains).values({ domain: 'moss.example', companyId, role });
    const membershipOf = async (email: string) => {
      const rows = await platform.database
        .select({ userId: users.id, role: memberships.role, companyId: memberships.companyId })
        .from(users)
        .leftJoin(memberships, eq(memberships.userId, users.id))
        .where(eq(users.email, email));
      return rows[0];
    };

    it('creates an account and a membership at the first sign-in, and records both in the audit log', async () => {
      await joining();
      const email = `new-${crypto.randomUUID()}@moss.example`;
      expect(await outcome({ email, sub: email })).toBe('in /home/');
      const made = await membershipOf(email);
      expect(made).toMatchObject({ role: 'reader', companyId });
      const entries = await platform.database
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, made?.userId ?? ''));
      expect(entries.map(({ action }) => action).sort()).toEqual(['account.provider-linked', 'person.joined']);
      expect((await new Browser(platform).submit(email)).status).toBe(400);
    });

    it('does not apply to subdomains, or to domains with the same ending', async () => {
      await joining();
      expect(await outcome({ email: 'x@sub.moss.example' })).toBe('provider_unverified');
      expect(await outcome({ email: 'x@notmoss.example' })).toBe('provider_unverified');
    });

    it('does not reactivate people whom an administrator has deactivated', async () => {
      await joining();
      const email = `gone-${crypto.randomUUID()}@moss.example`;
      expect(await outcome({ email, sub: email })).toBe('in /home/');
      const { userId = '' } = (await membershipOf(email)) ?? {};
      await platform.database.update(memberships).set({ deactivatedAt: new Date() }).where(eq(memberships.userId, userId));
      expect(await outcome({ email, sub: email })).toBe('account_deactivated');
    });
  });

  it('the sign-in page reports an unreachable provider', async () => {
    const alone = await openTestPlatform(kind, {
      openidProvider: { issuer: 'http://localhost:9', clientId: 's', clientSecret: undefined, label: 'No', domains: [] },
    });
    const answer = await new Browser(alone).send(PATH);
    expect(endOf(answer.headers.get('Location') ?? '')).toBe('provider_unreachable');
    await alone.close();
    const without = await openTestPlatform(kind);
    expect((await new Browser(without).send(PATH)).status).toBe(404);
    await without.close();
  });
});
