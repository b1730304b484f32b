import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib/functional';
import { DEMO_PASSWORD, demoCompanies } from '../demo/demo-people';
import { auditEntries } from '../schema/access';
import { memberships, users } from '../schema/accounts';
import { softwareAuthenticator } from './software-authenticator.fixture';

const companyId = demoCompanies.quaystone.id;
const ACCOUNT = 'http://localhost:3014';
const LOGIN = 'http://localhost:3015';
const HOME = 'http://localhost:3000/home/#/';

onOneDatabase('passkeys', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  let key: ReturnType<typeof softwareAuthenticator>;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  beforeEach(async () => {
    person = await (await addPerson(platform, { companyId })).signIn();
    key = softwareAuthenticator();
  });
  afterAll(() => platform.close());

  const own = (path: string) => `/identity/v1/users/${person.id}${path}`;
  const challenge = async (password = DEMO_PASSWORD) =>
    (await person.send(own('/passkey-challenges'), { body: { password } })).body;
  async function add(ceremony: Partial<Parameters<typeof key.make>[0]> = {}) {
    const { challenge: requested } = await challenge();
    return person.send(own('/passkeys'), {
      body: { name: 'Laptop', credential: key.make({ challenge: requested, origin: ACCOUNT, ...ceremony }) },
    });
  }
  async function signIn(ceremony: Partial<Parameters<typeof key.use>[0]> = {}, browser = new Browser(platform)) {
    browser.origin = LOGIN;
    const options = await (await browser.send('/identity/v1/passkey-challenge')).json();
    const credential = key.use({ challenge: options.challenge, origin: LOGIN, ...ceremony });
    const send = async () => {
      const response = await browser.send('/identity/v1/passkey-sign-ins', { body: { credential, redirectUri: HOME } });
      return { status: response.status, body: await response.json() };
    };
    return { ...(await send()), again: send, browser };
  }
  const newEntries = async () => {
    const entries = await platform.database.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    return entries.map(({ action }) => action).filter((action) => action.includes('passkey'));
  };

  it('is added after entering the password, renamed, used to sign in without further factors, and removed', async () => {
    const options = await challenge();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Firm Suite' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const made = await add();
    expect(made).toMatchObject({ status: 201, body: { name: 'Laptop', usedAt: null, isSynced: false } });
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    await platform.database.update(users).set({ hasEnabledMfa: true, mfaSecret: secret }).where(eq(users.id, person.id));

    const { status, body, browser } = await signIn();
    expect(status).toBe(200);
    expect(body.redirectTo).toMatch(/^http:\/\/localhost:3000\/home\/\?auth_code=[\w-]{43}#\/$/);
    browser.origin = 'http://localhost:3000';
    const code = new URL(body.redirectTo).searchParams.get('auth_code') ?? '';
    expect((await browser.exchange(code)).status).toBe(200);

    const path = own(`/passkeys/${made.body.id}`);
    expect((await person.send(path, { method: 'PUT', body: { name: 'Old laptop' } })).body).toMatchObject({ name: 'Old laptop' });
    const [listed] = (await person.send(own('/passkeys'))).body;
    expect(listed).toMatchObject({ name: 'Old laptop', usedAt: expect.any(String) });
    expect((await person.send(path, { method: 'DELETE' })).status).toBe(204);
    expect(await signIn()).toMatchObject({ status: 400, body: { code: 'wrong_passkey' } });
    expect(await newEntries()).toEqual(['account.passkey-added', 'account.passkey-removed']);
  });

  it('is not added with a wrong password, or without MFA verification on an account with MFA', async () => {
    expect(await challenge('wrong')).toMatchObject({ code: 'wrong_password' });
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    await platform.database.update(users).set({ hasEnabledMfa: true, mfaSecret: secret }).where(eq(users.id, person.id));
    expect(await challenge()).toMatchObject({ code: 'mfa_verification_needed' });
    const code = await generate({ secret, epoch: Math.floor(platform.time.now / 1000) });
    await person.send(own('/mfa-verifications'), { body: { code } });
    expect(await challenge()).toMatchObject({ challenge: expect.any(String) });
  });

  it.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['of the sign-in page', { origin: LOGIN }],
    ['for another host', { rpID: 'evil.example' }],
    ['without a fingerprint or PIN', { isVerified: false }],
  ])('is not added when it was created %s', async (_case, ceremony) => {
    expect(await add(ceremony)).toMatchObject({ status: 400, body: { code: 'wrong_passkey' } });
  });

  it('is not added with a challenge for another person, from a sign-in, from ten minutes ago, or from elsewhere', async () => {
    const other = await (await addPerson(platform, { companyId })).signIn();
    const theirs = await other.send(`/identity/v1/users/${other.id}/passkey-challenges`, { body: { password: DEMO_PASSWORD } });
    const { challenge: ofSignIn } = await (await new Browser(platform).send('/identity/v1/passkey-challenge')).json();
    for (const requested of [theirs.body.challenge, ofSignIn, 'AAAA', ''])
      expect(await add({ challenge: requested })).toMatchObject({ status: 400, body: { code: 'sign_in_over' } });
    const { challenge: old } = await challenge();
    platform.time.now += 600_001;
    expect(await add({ challenge: old })).toMatchObject({ status: 400, body: { code: 'sign_in_over' } });
  });

  it.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['of another host of the suite', { origin: 'http://localhost:3000' }],
    ['for another host', { rpID: 'evil.example' }],
    ['without a fingerprint or PIN', { isVerified: false }],
    ['of no challenge of ours', { challenge: 'AAAA' }],
  ])('signs nobody in with a response %s', async (_case, ceremony) => {
    await add();
    expect(await signIn(ceremony)).toMatchObject({ status: 400, body: { code: 'wrong_passkey' } });
  });

  it('accepts each response once, and rejects a clone whose counter is behind', async () => {
    await add();
    const first = await signIn();
    expect(first.status).toBe(200);
    expect(await first.again()).toMatchObject({ status: 400, body: { code: 'wrong_passkey' } });
    key.rewind();
    expect(await signIn()).toMatchObject({ status: 400, body: { code: 'wrong_passkey' } });
  });

  it('does not sign in people whom their firm has deactivated', async () => {
    await add();
    await platform.database.update(memberships).set({ deactivatedAt: new Date() }).where(eq(memberships.userId, person.id));
    expect(await signIn()).toMatchObject({ status: 409, body: { code: 'account_deactivated' } });
  });

  it('limits a client to thirty attempts', async () => {
    const browser = new Browser(platform);
    browser.client = '203.0.113.7';
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await signIn({}, browser)).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
    expect(statuses[30]).toBe(429);
  });

  it('is removed when an administrator resets the sign-in of a person who belongs only to their firm', async () => {
    await add();
    const boss = await (await addPerson(platform, { companyId, role: 'administrator' })).signIn();
    const reset = () => boss.send(`/access/v1/people/${person.id}/sign-in-methods`, { method: 'DELETE' });
    const [membership] = await platform.database
      .insert(memberships)
      .values({ userId: person.id, companyId: demoCompanies.brightfield.id })
      .returning();
    expect(await reset()).toMatchObject({ status: 409, body: { code: 'account_exists' } });
    await platform.database.delete(memberships).where(eq(memberships.companyId, membership?.companyId ?? ''));
    expect((await reset()).status).toBe(204);
    expect((await signIn()).status).toBe(400);
    expect((await person.send(own('/passkeys'))).status).toBe(401);
    const entries = await platform.database.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(entries.at(-1)).toMatchObject({ action: 'person.sign-in-reset', actorId: boss.id });
    await person.signIn();
    expect((await person.send(own('/passkeys'))).body).toEqual([]);
  });
});
