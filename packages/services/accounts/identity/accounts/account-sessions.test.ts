import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { DEMO_PASSWORD, demoCompanies, demoPeople } from '../demo/demo-people';

const companyId = demoCompanies.harborlineAccounting.id;
const HOUR = 3_600_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

onOneDatabase('the sessions of an account', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    platform.time.now += 1000;
  });

  const twin = ({ id, email }: Person) => new Person(platform, id, email).signIn();
  const path = (me: Person, rest = '') => `/identity/v1/users/${me.id}/sessions${rest}`;
  const list = async (me: Person) => (await me.send(path(me))).body;
  const isIn = async (one: Person) => (await one.send(`/identity/v1/users/${one.id}`)).status === 200;
  const renewal = async (one: Person) => {
    const response = await one.browser.refresh(one.tokens.refresh_token);
    return response.ok ? 'renewed' : (await response.json()).error;
  };

  it("are listed, latest active first, with browser, start, and which one is the caller's", async () => {
    const first = await (await addPerson(platform, { companyId })).signIn();
    const started = new Date(platform.time.now).toISOString();
    platform.time.now += 1000;
    const second = new Person(platform, first.id, first.email);
    const code = await second.browser.code(first.email);
    const exchanged = await second.browser.send('/identity/v1/oauth2/token', {
      form: { grant_type: 'authorization_code', code },
      headers: { 'User-Agent': firefox },
    });
    second.tokens = await exchanged.json();
    const at = new Date(platform.time.now).toISOString();
    const of = (one: Person) => one.claims.sessionId;
    expect(await list(first)).toEqual([
      { id: of(second), device: 'Firefox on Windows', startedAt: at, lastActiveAt: at, isCurrent: false },
      { id: of(first), device: '', startedAt: started, lastActiveAt: started, isCurrent: true },
    ]);
    platform.time.now += 1000;
    await first.renew();
    const sessions = await list(second);
    expect(sessions).toMatchObject([
      { id: of(first), startedAt: started, lastActiveAt: new Date(platform.time.now).toISOString(), isCurrent: false },
      { id: of(second), isCurrent: true },
    ]);
  });

  it('leave out sessions that have ended or can no longer be renewed', async () => {
    const old = await (await addPerson(platform, { companyId })).signIn();
    const out = await twin(old);
    const logout = { method: 'DELETE', headers: { 'X-Id-Token': out.tokens.id_token } };
    expect((await out.send(`/identity/v1/sessions/${out.claims.sessionId}`, logout)).status).toBe(204);
    platform.time.now += 23 * HOUR;
    const present = await twin(old);
    expect(await list(present)).toHaveLength(2);
    platform.time.now += HOUR;
    await present.renew();
    expect(await list(present)).toMatchObject([{ isCurrent: true }]);
  });

  it('ending one takes effect at once, and the others continue', async () => {
    const here = await (await addPerson(platform, { companyId })).signIn();
    const there = await twin(here);
    const third = await twin(here);
    const end = () => here.send(path(here, `/${there.claims.sessionId}`), { method: 'DELETE' });
    expect((await end()).status).toBe(204);
    expect(await isIn(there)).toBe(false);
    expect(await renewal(there)).toBe('invalid_grant');
    expect([await isIn(here), await isIn(third)]).toEqual([true, true]);
    expect(await list(here)).toHaveLength(2);
    expect((await end()).status).toBe(404);
  });

  it("sessions of others are neither ended nor listed, through their own path or the caller's", async () => {
    const victim = await demoPerson(platform, demoPeople.noah).signIn();
    const other = await (await addPerson(platform, { companyId })).signIn();
    for (const account of [other, victim]) {
      const ended = await other.send(path(account, `/${victim.claims.sessionId}`), { method: 'DELETE' });
      expect(ended).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await other.send(path(victim), { method: 'DELETE' })).status).toBe(404);
    expect((await other.send(path(victim))).status).toBe(404);
    expect(await isIn(victim)).toBe(true);
  });

  it("ending all includes the caller's own", async () => {
    const here = await (await addPerson(platform, { companyId })).signIn();
    const there = await twin(here);
    const stranger = await demoPerson(platform, demoPeople.olivia).signIn();
    expect((await here.send(path(here), { method: 'DELETE' })).status).toBe(204);
    for (const one of [here, there]) {
      expect(await isIn(one)).toBe(false);
      expect(await renewal(one)).toBe('invalid_grant');
    }
    expect(await isIn(stranger)).toBe(true);
    expect(await list(await twin(here))).toHaveLength(1);
  });

  describe('a new password', () => {
    const newPassword = 'a longer new password';
    const change = (me: Person, body: object, headers = {}) =>
      me.send(`/identity/v1/users/${me.id}/password-changes`, { body, headers });

    it("ends other sessions and pending sign-ins, keeps the caller's own, and replaces the old one", async () => {
      const here = await (await addPerson(platform, { companyId })).signIn();
      const there = await twin(here);
      const code = await there.browser.code(here.email);
      expect((await change(here, { currentPassword: DEMO_PASSWORD, newPassword })).status).toBe(204);
      expect(await isIn(here)).toBe(true);
      expect(await renewal(here)).toBe('renewed');
      expect(await isIn(there)).toBe(false);
      expect(await renewal(there)).toBe('invalid_grant');
      expect((await there.browser.exchange(code)).status).toBe(400);
      expect((await here.browser.submit(here.email)).status).toBe(400);
      expect((await here.browser.submit(here.email, { password: newPassword })).status).toBe(200);
    });

    it('needs the current one; wrong attempts are counted and then have to wait', async () => {
      const here = await (await addPerson(platform, { companyId })).signIn();
      const there = await twin(here);
      for (let i = 0; i < 5; i++) {
        const wrong = await change(here, { currentPassword: 'wrong', newPassword });
        expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
      }
      expect((await change(here, { currentPassword: DEMO_PASSWORD, newPassword })).status).toBe(429);
      expect(await isIn(there)).toBe(true);
      platform.time.now += 30_000;
      expect((await change(here, { currentPassword: DEMO_PASSWORD, newPassword })).status).toBe(204);
    });

    it.each(['short', 'x'.repeat(201)])('of another length is rejected', async (bad) => {
      const here = await (await addPerson(platform, { companyId })).signIn();
      const refused = await change(here, { currentPassword: DEMO_PASSWORD, newPassword: bad });
      expect(refused).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } });
    });

    it('sent again with its key is the same change', async () => {
      const here = await (await addPerson(platform, { companyId })).signIn();
      const body = { currentPassword: DEMO_PASSWORD, newPassword };
      const key = { 'Idempotency-Key': 'change' };
      expect((await change(here, body, key)).status).toBe(204);
      expect((await change(here, body, key)).status).toBe(204);
      expect((await change(here, body)).body.code).toBe('wrong_password');
    });

    it('set while somebody signs in with the old one causes no deadlock, and signs them out', async () => {
      for (let i = 0; i < 5; i++) {
        const here = await (await addPerson(platform, { companyId })).signIn();
        const there = new Person(platform, here.id, here.email);
        const code = await there.browser.code(here.email);
        const [changed, exchanged] = await Promise.all([
          change(here, { currentPassword: DEMO_PASSWORD, newPassword }),
          there.browser.exchange(code),
        ]);
        expect(changed.status).toBe(204);
        expect([200, 400]).toContain(exchanged.status);
        if (!exchanged.ok) continue;
        there.tokens = await exchanged.json();
        expect(await isIn(there)).toBe(false);
      }
    });
  });

  describe('preferences', () => {
    const preferences = (me: Person) => `/identity/v1/users/${me.id}/preferences`;
    const none = { theme: null, timeZone: null, locale: null };
    const put = (me: Person, body: object) => me.send(preferences(me), { method: 'PUT', body });

    it('follow the browser until they are set, and again after they are removed', async () => {
      const me = await (await addPerson(platform, { companyId })).signIn();
      expect((await me.send(preferences(me))).body).toEqual(none);
      const set = { theme: 'dark', timeZone: 'Europe/Berlin', locale: 'en-GB' };
      expect(await put(me, set)).toMatchObject({ status: 200, body: set });
      expect((await (await twin(me)).send(preferences(me))).body).toEqual(set);
      expect((await put(me, none)).body).toEqual(none);
      expect((await me.send(preferences(me))).body).toEqual(none);
    });

    it.each([
      ['timeZone', 'Mars/Olympus'],
      ['timeZone', ''],
      ['timeZone', '+01:00'],
      ['timeZone', 'x'.repeat(65)],
      ['locale', 'not a locale'],
      ['locale', 'e'],
      ['locale', ''],
      ['locale', 'en_GB'],
      ['theme', 'blue'],
    ])('rejects a %s of %j', async (field, value) => {
      const me = await (await addPerson(platform, { companyId })).signIn();
      const refused = await put(me, { ...none, [field]: value });
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request', fields: { [field]: expect.any(String) } } });
      expect((await me.send(preferences(me))).body).toEqual(none);
    });

    it('change nothing else of the account', async () => {
      const me = await (await addPerson(platform, { companyId })).signIn();
      const extra = { email: 'taken@people.example', passwordHash: 'x', hasEnabledMfa: true, mfaSecret: 'x' };
      expect((await put(me, { ...none, ...extra })).body).toEqual(none);
      expect((await me.send(`/identity/v1/users/${me.id}`)).body).toMatchObject({ email: me.email, hasEnabledMfa: false });
    });
  });
});
