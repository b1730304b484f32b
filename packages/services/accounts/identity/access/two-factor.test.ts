import { endpoints } from '@suite/host/api/endpoints';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, addToCompany, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib/functional';
import { DEMO_PASSWORD, demoCompanies } from '../demo/demo-people';
import { softwareAuthenticator } from '../passkeys/software-authenticator.fixture';
import { auditEntries } from '../schema/access';
import { companies, sessions } from '../schema/accounts';

const companyId = demoCompanies.quaystone.id;
const other = demoCompanies.brightfield.id;
const RULE = '/access/v1/two-factor';

onOneDatabase('a company that requires two-factor authentication', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  beforeEach(async () => {
    await require(true);
    person = await (await addPerson(platform, { companyId })).signIn();
  });
  afterAll(() => platform.close());

  const require = (requiresTwoFactor: boolean, trustsProvider = false) =>
    platform.database.update(companies).set({ requiresTwoFactor, trustsProvider }).where(eq(companies.id, companyId));
  const own = (path = '', of = person) => `/identity/v1/users/${of.id}${path}`;
  const code = (secret: string) => generate({ secret, epoch: Math.floor(platform.time.now / 1000) });
  /** Returns `in`, or the error code, of a call that needs no right. */
  const reads = async (of = person) => {
    const { status, body } = await of.send('/access/v1/own-membership');
    return status === 200 ? 'in' : body.code;
  };
  const began = (proof: 'own' | 'provider' | 'provider-proven') =>
    platform.database.update(sessions).set({ proof }).where(eq(sessions.userId, person.id));
  async function setUp(of = person): Promise<string> {
    const { secret } = (await of.send(own('/mfa-secrets', of), { body: { password: DEMO_PASSWORD } })).body;
    expect((await of.send(own('/mfa-confirmations', of), { body: { code: await code(secret) } })).status).toBe(200);
    const names = { firstName: 'Pat', lastName: 'Doe', hasEnabledMfa: true };
    expect((await of.send(own('', of), { method: 'PUT', body: names })).status).toBe(200);
    return secret;
  }
  async function addPasskey(key = softwareAuthenticator()) {
    const { body } = await person.send(own('/passkey-challenges'), { body: { password: DEMO_PASSWORD } });
    if (body.code) return body.code;
    const credential = key.make({ challenge: body.challenge, origin: 'http://localhost:3014' });
    return (await person.send(own('/passkeys'), { body: { name: 'Key', credential } })).status;
  }

  it('rejects every call of a person without it, except those of their own account', async () => {
    expect(person.claims.rights).toEqual(['two-factor-needed']);
    const open: string[] = [];
    const own = endpoints.filter(({ endpoint: { path, auth } }) => /^\/(identity|access)\//.test(path) && auth === 'bearer');
    for (const { name, endpoint } of own) {
      const { method } = endpoint;
      const path = endpoint.path.replace('{userId}', person.id).replace(/\{\w+\}/, 'x');
      const { status, body } = await person.send(path, { method, ...(method !== 'GET' && { body: {} }) });
      if (status !== 403 || body?.code !== 'two_factor_needed') open.push(name);
      if (name === 'endSessions') await person.signIn();
    }
    expect(open.sort()).toEqual(
      [
        ...['deleteSession', 'getCurrentSession', 'getUser', 'putUser', 'getCompany', 'getUserCompanies', 'getOrganization'],
        ...['getMfa', 'createMfaSecret', 'confirmMfaSecret', 'createRecoveryCodes', 'verifyMfa', 'changePassword'],
        ...['getSessions', 'endSession', 'endSessions', 'getPreferences', 'putPreferences'],
        ...['getPasskeys', 'createPasskeyChallenge', 'addPasskey', 'renamePasskey', 'removePasskey'],
      ].sort(),
    );
    for (const path of ['/insights/metrics/dashboard', '/events/v1/notifications', '/spark/v1/prompts'])
      expect((await person.send(path)).body).toMatchObject({ code: 'two_factor_needed' });
  });

  it('admits a person once they have set it up, and later with its code alone', async () => {
    const secret = await setUp();
    expect(await reads()).toBe('in');
    expect((await person.send('/identity/v1/sessions/current')).body).toEqual({ hasCurrentRights: false });
    await person.renew();
    expect(person.claims.rights).toContain('app:home');
    platform.time.now += 60_000;
    await person.signIn({ mfaCode: await code(secret) });
    expect(await reads()).toBe('in');
  });

  it('accepts a passkey while the account has one', async () => {
    expect(await addPasskey()).toBe(201);
    expect(await reads()).toBe('in');
    const [{ id }] = (await person.send(own('/passkeys'))).body;
    expect((await person.send(own(`/passkeys/${id}`), { method: 'DELETE' })).status).toBe(204);
    expect(await reads()).toBe('two_factor_needed');
  });

  it('cannot be bypassed with the password of an account with a passkey, by adding or removing a factor', async () => {
    await addPasskey();
    const [{ id }] = (await person.send(own('/passkeys'))).body;
    await person.signIn();
    expect(await reads()).toBe('two_factor_needed');
    expect(await addPasskey()).toBe('two_factor_needed');
    const began = await person.send(own('/mfa-secrets'), { body: { password: DEMO_PASSWORD } });
    expect(began).toMatchObject({ status: 403, body: { code: 'two_factor_needed' } });
    expect((await person.send(own(`/passkeys/${id}`), { method: 'DELETE' })).status).toBe(403);
    // Nor through a company that doesn't require it.
    await addToCompany(platform, person.id, { companyId: other });
    await person.renew(other);
    expect(await reads()).toBe('in');
    expect(await addPasskey()).toBe('two_factor_needed');
  });

  it.each([true, false])(
    'an account with a passkey needs more than its password to change ways to sign in or end sessions (required: %p)',
    async (isRequired) => {
      await require(isRequired);
      await addPasskey();
      const proven = person.claims.sessionId;
      await person.signIn();
      const refused = { status: 403, body: { code: 'two_factor_needed' } };
      const newPassword = 'Another-harbor-4';
      const change = { currentPassword: DEMO_PASSWORD, newPassword };
      expect(await person.send(own('/password-changes'), { body: change })).toMatchObject(refused);
      expect(await person.send(own(`/sessions/${proven}`), { method: 'DELETE' })).toMatchObject(refused);
      expect(await person.send(own('/sessions'), { method: 'DELETE' })).toMatchObject(refused);
      expect(await person.send(own('/mfa-secrets'), { body: { password: DEMO_PASSWORD } })).toMatchObject(refused);
      expect(await addPasskey()).toBe('two_factor_needed');
      const [{ id }] = (await person.send(own('/passkeys'))).body;
      expect(await person.send(own(`/passkeys/${id}`), { method: 'DELETE' })).toMatchObject(refused);
      // Ending its own session is a logout.
      expect((await person.send(own(`/sessions/${person.claims.sessionId}`), { method: 'DELETE' })).status).toBe(204);
    },
  );

  it('an account with an authenticator app cannot be changed by an earlier session until it has proven a code', async () => {
    const earlier = person.tokens;
    const claims = person.claims;
    await person.signIn();
    const secret = await setUp();
    person.tokens = earlier;
    const change = { currentPassword: DEMO_PASSWORD, newPassword: 'Another-harbor-4' };
    const refused = { status: 403, body: { code: 'two_factor_needed' } };
    expect(await person.send(own('/password-changes'), { body: change })).toMatchObject(refused);
    platform.time.now += 60_000;
    expect((await person.send(own('/mfa-verifications'), { body: { code: await code(secret) } })).status).toBe(204);
    expect((await person.send(own('/password-changes'), { body: change })).status).toBe(204);
    expect(claims.sessionId).not.toBe('');
  });

  it('does not affect the person’s other company', async () => {
    await addToCompany(platform, person.id, { companyId: other });
    await person.renew(other);
    expect(await reads()).toBe('in');
    await person.renew(companyId);
    expect(await reads()).toBe('two_factor_needed');
  });

  it('accepts an OpenID provider’s claim, and no claim is needed if an administrator trusts the provider', async () => {
    await began('provider-proven');
    expect(await reads()).toBe('in');
    await began('provider');
    expect(await reads()).toBe('two_factor_needed');
    await require(true, true);
    expect(await reads()).toBe('in');
  });

  it('closes open sessions at once when an administrator turns it on, and shows how many people have it', async () => {
    await require(false);
    await person.renew();
    const administrator = await (await addPerson(platform, { companyId, role: 'administrator' })).signIn();
    await setUp(administrator);
    const { body: before } = await administrator.send(RULE);
    expect(before).toMatchObject({ isRequired: false, trustsProvider: false, provider: null, isProven: true });
    const body = { isRequired: true, trustsProvider: false };
    expect((await administrator.send(RULE, { method: 'PUT', body })).body).toEqual({ ...before, ...body });
    expect(await reads()).toBe('two_factor_needed');
    expect((await person.send('/identity/v1/sessions/current')).body).toEqual({ hasCurrentRights: false });
    await setUp();
    expect((await administrator.send(RULE)).body.withTwoFactor).toBe(before.withTwoFactor + 1);
    const { people, total } = (await administrator.send('/access/v1/people?limit=100&offset=0&find=&twoFactor=on&status=active'))
      .body;
    expect([total, people.every((one: { hasTwoFactor: boolean }) => one.hasTwoFactor)]).toEqual([before.withTwoFactor + 1, true]);
    const [entry] = await platform.database.select().from(auditEntries).where(eq(auditEntries.action, 'company.two-factor'));
    expect(entry).toMatchObject({ actorId: administrator.id, changes: [{ what: 'required', from: 'false', to: 'true' }] });
  });

  it('asks again after somebody has turned theirs off', async () => {
    const secret = await setUp();
    platform.time.now += 60_000;
    expect((await person.send(own('/mfa-verifications'), { body: { code: await code(secret) } })).status).toBe(204);
    const names = { firstName: 'Pat', lastName: 'Doe', hasEnabledMfa: false };
    expect((await person.send(own(), { method: 'PUT', body: names })).status).toBe(200);
    expect(await reads()).toBe('two_factor_needed');
  });
});
