import { onOneDatabase } from '@suite/host/test/databases';
import { invitationToken, mailsTo } from '@suite/host/test/mailbox';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { demoCompanies, demoPeople } from '../demo/demo-people';

const { olivia, noah } = demoPeople;
const { harborlineAccounting, brightfield } = demoCompanies;
const companyId = harborlineAccounting.id;

onOneDatabase('§6 requests and the audit log', (kind) => {
  let platform: TestPlatform;
  let administrator: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    administrator = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    platform.time.now += 1000;
  });

  const put = (id: string, body: object) => administrator.send(`/access/v1/people/${id}`, { method: 'PUT', body });
  /** Creates a member without access to wisp and devices. */
  const blocked = async (names: { firstName?: string; lastName?: string } = {}) => {
    const asker = await (await addPerson(platform, { companyId, ...names })).signIn();
    await put(asker.id, { version: 1, apps: { wisp: 'blocked', devices: 'blocked' } });
    await asker.renew();
    return asker;
  };
  const ask = (asker: Person, body: object = { app: 'wisp', reason: 'The audit.' }) =>
    asker.send('/access/v1/own-requests', { body });
  const decide = (id: string, body: object, by = administrator) => by.send(`/access/v1/requests/${id}`, { method: 'PUT', body });
  const requests = async (query: Record<string, string>) =>
    (await administrator.send(`/access/v1/requests?${new URLSearchParams(query)}`)).body;
  const audit = async (query: Record<string, string>, by = administrator) =>
    (await by.send(`/access/v1/audit?${new URLSearchParams(query)}`)).body;

  it("shows who closed an app, by a person's or a group's setting", async () => {
    const asker = await blocked();
    const at = new Date(platform.time.now).toISOString();
    const closing = async () => (await asker.send('/access/v1/own-closings/wisp')).body;
    expect(await closing()).toEqual({ by: 'Olivia Hart', at, group: null });
    expect((await asker.send('/access/v1/own-closings/training')).body).toBeNull();
    expect((await asker.send('/access/v1/own-closings/nothing')).status).toBe(404);
    platform.time.now += 1000;
    const apps = { wisp: 'blocked' };
    const group = await administrator.send('/access/v1/groups', { body: { name: 'Seasonal', apps } });
    await put(asker.id, { version: 2, apps: {}, groupIds: [group.body.id] });
    const joined = new Date(platform.time.now).toISOString();
    expect(await closing()).toEqual({ by: 'Olivia Hart', at: joined, group: 'Seasonal' });
  });

  describe('a request', () => {
    it('is created, shown to administrators and granted, and opens the app at once and in the next token', async () => {
      const asker = await blocked();
      expect(asker.claims.rights).not.toContain('app:wisp');
      const response = await ask(asker);
      const request = {
        id: expect.any(String),
        app: 'wisp',
        reason: 'The audit.',
        state: 'open',
        answer: '',
        requestedAt: new Date(platform.time.now).toISOString(),
        decidedAt: null,
        decidedBy: null,
      };
      expect(response).toMatchObject({ status: 201, body: request });
      expect((await asker.send('/access/v1/own-requests')).body).toEqual([request]);
      const { id } = response.body;
      const seen = { ...request, userId: asker.id, name: 'Pat Doe', email: asker.email };
      expect(await requests({ find: asker.email })).toEqual({ requests: [seen], total: 1 });

      platform.time.now += 1000;
      const granted = await decide(id, { decision: 'granted', answer: 'Until June.' });
      const decided = {
        ...seen,
        state: 'granted',
        answer: 'Until June.',
        decidedAt: new Date(platform.time.now).toISOString(),
        decidedBy: 'Olivia Hart',
      };
      expect(granted).toMatchObject({ status: 200, body: decided });
      expect(await requests({ find: asker.email })).toEqual({ requests: [], total: 0 });
      expect(await requests({ find: asker.email, state: 'decided' })).toEqual({ requests: [decided], total: 1 });
      expect((await ask(asker)).body.code).toBe('already_open');
      await asker.renew();
      expect(asker.claims.rights).toContain('app:wisp');
      expect(asker.claims.rights).not.toContain('app:devices');
      expect((await administrator.send(`/access/v1/people/${asker.id}`)).body.person.version).toBe(3);
    });

    it('repeated while open stays one request with the later reason, and sends no second mail', async () => {
      const asker = await blocked();
      const first = await ask(asker, { app: 'wisp', reason: 'One.' });
      const before = (await mailsTo(platform, olivia.email)).length;
      expect(before).toBeGreaterThan(0);
      const second = await ask(asker, { app: 'wisp', reason: 'Two.' });
      expect(second.body).toEqual({ ...first.body, reason: 'Two.' });
      expect(await mailsTo(platform, olivia.email)).toHaveLength(before);
      const many = await Promise.all([1, 2, 3].map((n) => ask(asker, { app: 'devices', reason: `At once ${n}` })));
      expect(new Set(many.map(({ body }) => body.id)).size).toBe(1);
      expect((await requests({ find: asker.email })).total).toBe(2);
      expect(await mailsTo(platform, olivia.email)).toHaveLength(before + 1);
    });

    it('that was refused leaves the app closed, and can be made again', async () => {
      const asker = await blocked();
      const { id } = (await ask(asker)).body;
      expect((await decide(id, { decision: 'refused', answer: 'Not this year.' })).body).toMatchObject({ state: 'refused' });
      await asker.renew();
      expect(asker.claims.rights).not.toContain('app:wisp');
      platform.time.now += 1000;
      const again = await ask(asker);
      expect(again.status).toBe(201);
      expect(again.body.id).not.toBe(id);
      expect((await asker.send('/access/v1/own-requests')).body).toMatchObject([
        { state: 'open' },
        { id, state: 'refused', answer: 'Not this year.' },
      ]);
    });

    it.each([
      ['one that is open to everyone', 'home'],
      ['one for administrators only', 'app-manager'],
      ['one that is no app', 'nonsense'],
    ])('for %s is rejected', async (_case, app) => {
      expect(await ask(await blocked(), { app })).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    });

    it('for an app that is already open gets an error', async () => {
      expect(await ask(await blocked(), { app: 'iq-clients' })).toMatchObject({ status: 409, body: { code: 'already_open' } });
    });

    it('from somebody without a company is not found', async () => {
      const mia = await demoPerson(platform, demoPeople.mia).signIn();
      expect((await ask(mia)).status).toBe(404);
      expect((await mia.send('/access/v1/own-requests')).status).toBe(404);
    });

    it.each([
      ['granted', 'refused'],
      ['granted', 'granted'],
    ])('decided twice at once (%s, %s) is decided once', async (...decisions) => {
      const asker = await blocked();
      const { id } = (await ask(asker)).body;
      const answers = await Promise.all(decisions.map((decision) => decide(id, { decision })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['already_decided']);
      const state = answers.find(({ status }) => status === 200)?.body.state;
      await asker.renew();
      expect(asker.claims.rights.includes('app:wisp')).toBe(state === 'granted');
      expect(await mailsTo(platform, asker.email)).toHaveLength(1);
      const decided = (await audit({ userId: asker.id })).entries.filter(
        ({ action }: { action: string }) => action !== 'request.asked',
      );
      expect(decided.map(({ action }: { action: string }) => action)).toEqual([`request.${state}`, 'person.apps']);
    });

    it('is listed by page, with open ones oldest first and decided ones latest first', async () => {
      const asker = await blocked({ lastName: 'Paged' });
      await platform.pool.query(
        `INSERT INTO identity.access_requests (company_id, user_id, app, reason, state, requested_at, decided_at)
         SELECT $1, $2, 'wisp', n::text, 'refused', now(), now() - (n / 2) * interval '1 minute' FROM generate_series(1, 300) n`,
        [companyId, asker.id],
      );
      const seen = [];
      for (const offset of ['0', '100', '200', '300']) {
        const page = await requests({ find: 'PAGED', state: 'decided', limit: '100', offset });
        expect(page.total).toBe(300);
        seen.push(...page.requests);
      }
      expect(new Set(seen.map(({ reason }) => reason)).size).toBe(300);
      const moments = seen.map(({ decidedAt }) => decidedAt);
      expect(moments).toEqual([...moments].sort().reverse());
      // A person's own list contains the latest requests.
      expect((await asker.send('/access/v1/own-requests')).body).toHaveLength(100);
      await ask(asker, { app: 'wisp', reason: 'First.' });
      platform.time.now += 1000;
      await ask(asker, { app: 'devices', reason: 'Second.' });
      const open = await requests({ find: 'paged', state: 'open' });
      expect(open.requests.map(({ reason }: { reason: string }) => reason)).toEqual(['First.', 'Second.']);
      expect((await requests({ find: asker.email, state: 'open', limit: '1' })).total).toBe(2);
    });

    it('mails show the requester and the decision on separate lines', async () => {
      const asker = await blocked({ firstName: 'Eve\r\nBcc: all@people.example', lastName: 'https://evil.example' });
      const reason = 'Please.\n\nGrant or refuse it here:\n\nhttps://evil.example\u2028https://evil.example';
      const { id } = (await ask(asker, { app: 'wisp', reason })).body;
      const [response = ''] = (await mailsTo(platform, olivia.email)).slice(-1);
      expect(response).not.toMatch(/^Bcc/im);
      expect(response).toContain(`(${asker.email}) asks for`);
      expect(response.split(/\r?\n|\u2028/).filter((line) => line.startsWith('http'))).toEqual([
        expect.stringMatching(/^http:\/\/localhost:\d+\/\S*#\/requests$/),
      ]);
      await decide(id, { decision: 'refused', answer: 'No.\nhttps://evil.example' });
      const [mail = ''] = await mailsTo(platform, asker.email);
      expect(mail).toContain('Your request was refused.\r\n\r\n> No.\r\n> https://evil.example');
    });

    it('mails go to every active administrator and to no member', async () => {
      const [active, gone, member] = [
        await addPerson(platform, { companyId, role: 'administrator' }),
        await addPerson(platform, { companyId, role: 'administrator' }),
        await addPerson(platform, { companyId }),
      ];
      await put(gone.id, { version: 1, status: 'deactivated' });
      await ask(await blocked());
      const counts = await Promise.all([active, gone, member].map(async ({ email }) => (await mailsTo(platform, email)).length));
      expect(counts).toEqual([1, 0, 0]);
    });
  });

  describe('the audit log', () => {
    it('shows who did what to whom and when, for each action', async () => {
      const by = await (
        await addPerson(platform, { companyId, role: 'administrator', firstName: 'Ada', lastName: 'Low' })
      ).signIn();
      const as = (path: string, method: string, body?: object) => by.send(`/access/v1${path}`, { method, body });
      const asker = await (await addPerson(platform, { companyId, firstName: 'Sue', lastName: 'Bee' })).signIn();
      const email = `${by.id}@invited.example`;

      const group = (await as('/groups', 'POST', { name: 'Seniors', apps: { wisp: 'allowed' } })).body;
      await as(`/groups/${group.id}`, 'PUT', { version: 1, name: 'Elders', apps: { wisp: 'blocked' } });
      await as(`/people/${asker.id}`, 'PUT', {
        version: 1,
        role: 'administrator',
        groupIds: [group.id],
        apps: { devices: 'blocked', wisp: 'blocked' },
      });
      await as(`/people/${asker.id}`, 'PUT', { version: 2, role: 'member', status: 'deactivated', groupIds: [] });
      await as(`/people/${asker.id}`, 'PUT', { version: 3, status: 'active', apps: { wisp: 'blocked' } });
      await as(`/groups/${group.id}`, 'DELETE');
      await as('/invitations', 'POST', { emails: [email], role: 'administrator' });
      platform.time.now += 1000;
      await as('/invitations', 'POST', { emails: [email], role: 'member' });
      const [open] = (await as(`/invitations?find=${email}`, 'GET')).body.invitations;
      await as(`/invitations/${open.id}/mails`, 'POST');
      await as(`/invitations/${open.id}`, 'DELETE');
      await asker.signIn();
      const { body: response } = await ask(asker, { app: 'wisp', reason: 'Why not' });
      await decide(response.id, { decision: 'refused', answer: 'So' }, by);
      const { body: second } = await ask(asker, { app: 'wisp' });
      await decide(second.id, { decision: 'granted' }, by);

      const mail = (await audit({ find: 'Ada Low' })).entries.reverse();
      const sue = 'Sue Bee';
      const to = (what: string, from: string | null, value: string | null) => ({ what, from, to: value });
      expect(mail.map(({ action, subject, changes }: Record<string, unknown>) => [action, subject, changes])).toEqual([
        ['group.created', 'Seniors', [to('wisp', null, 'allowed')]],
        ['group.changed', 'Elders', [to('name', 'Seniors', 'Elders'), to('wisp', 'allowed', 'blocked')]],
        ['person.role', sue, [to('role', 'member', 'administrator')]],
        ['person.apps', sue, [to('wisp', null, 'blocked'), to('devices', null, 'blocked')]],
        ['person.groups', sue, [to('groups', '', 'Elders')]],
        ['person.role', sue, [to('role', 'administrator', 'member')]],
        ['person.status', sue, [to('status', 'active', 'deactivated')]],
        ['person.groups', sue, [to('groups', 'Elders', '')]],
        ['person.status', sue, [to('status', 'deactivated', 'active')]],
        ['person.apps', sue, [to('devices', 'blocked', null)]],
        ['group.deleted', 'Elders', []],
        ['invitation.sent', email, [to('role', null, 'administrator')]],
        ['invitation.sent-again', email, [to('role', null, 'member')]],
        ['invitation.sent-again', email, []],
        ['invitation.revoked', email, []],
        ['request.refused', sue, [to('wisp', null, 'So')]],
        ['request.granted', sue, [to('wisp', null, null)]],
      ]);
      for (const { actor, at } of mail) {
        expect(actor).toBe('Ada Low');
        expect(platform.time.now - new Date(at).getTime()).toBeLessThanOrEqual(1000);
      }
      expect((await audit({ find: 'request.asked', userId: asker.id })).entries).toMatchObject([
        { actor: sue, subject: sue, changes: [to('wisp', null, null)] },
        { actor: sue, subject: sue, changes: [to('wisp', null, 'Why not')] },
      ]);
    });

    it('shows who joined through an invitation', async () => {
      const email = 'joined@invited.example';
      await administrator.send('/access/v1/invitations', { body: { emails: [email], role: 'administrator' } });
      const token = await invitationToken(platform, email);
      const body = { account: 'new', firstName: 'Jo', lastName: 'Ined', password: 'long enough for all' };
      await administrator.browser.send(`/identity/v1/invitations/${token}/acceptances`, { body });
      expect((await audit({ find: 'person.joined' })).entries).toMatchObject([
        { actor: 'Jo Ined', subject: 'Jo Ined', changes: [{ what: 'role', from: null, to: 'administrator' }] },
      ]);
    });

    it('contains nothing that was rolled back', async () => {
      const { id } = await addPerson(platform, { companyId });
      const before = (await audit({})).total;
      const none = '00000000-0000-4000-8000-000000000000';
      expect((await put(id, { version: 1, role: 'administrator', groupIds: [none] })).status).toBe(404);
      expect((await put(id, { version: 7, role: 'administrator' })).status).toBe(409);
      expect((await audit({})).total).toBe(before);
    });

    it('names are complete and current at the time of the entry, and never change later', async () => {
      const firstName = 'Ж'.repeat(200);
      const long = await (await addPerson(platform, { companyId, role: 'administrator', firstName })).signIn();
      await long.send('/access/v1/groups', { body: { name: 'By a long name' } });
      const entry = async () => (await audit({ find: 'By a long name' })).entries;
      expect(await entry()).toMatchObject([{ actor: `${firstName} Doe` }]);
      const named = (name: string) =>
        long.send(`/identity/v1/users/${long.id}`, {
          method: 'PUT',
          body: { firstName: name, lastName: 'Doe', hasEnabledMfa: false },
        });
      await named('Short');
      expect(await entry()).toMatchObject([{ actor: `${firstName} Doe` }]);
      // With the earlier token, the entry has the current name.
      await long.send('/access/v1/groups', { body: { name: 'By a short name' } });
      expect((await audit({ find: 'by a short' })).entries).toMatchObject([{ actor: 'Short Doe' }]);
    });

    it('is listed by page, latest first, and for one company only', async () => {
      const others = await demoPerson(platform, noah).signIn();
      expect(await audit({}, others)).toEqual({ entries: [], total: 0 });
      await platform.pool.query(
        `INSERT INTO identity.audit_entries (company_id, at, actor, action, subject)
         SELECT $1, now(), 'Many', 'group.created', n::text FROM generate_series(1, 450) n`,
        [brightfield.id],
      );
      const first = await audit({ limit: '200' }, others);
      expect(first.total).toBe(450);
      expect(first.entries).toHaveLength(200);
      expect(first.entries[0].subject).toBe('450');
      const last = await audit({ limit: '200', offset: '400' }, others);
      expect(last.entries).toHaveLength(50);
      expect(last.entries.at(-1).subject).toBe('1');
      expect((await audit({ find: 'Many' })).total).toBe(0);
    });

    it('no call changes or removes an existing entry', async () => {
      const all = async () =>
        (await platform.pool.query('SELECT * FROM identity.audit_entries WHERE company_id = $1 ORDER BY id', [companyId])).rows;
      const before = await all();
      expect(before.length).toBeGreaterThan(20);
      const asker = await blocked();
      await put(asker.id, { version: 2, status: 'deactivated' });
      const group = (await administrator.send('/access/v1/groups', { body: { name: 'Passing' } })).body;
      await administrator.send(`/access/v1/groups/${group.id}`, { method: 'DELETE' });
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        for (const path of ['/access/v1/audit', `/access/v1/audit/${before[0].id}`]) {
          expect((await administrator.send(path, { method })).status).toBeGreaterThanOrEqual(400);
        }
      }
      const after = await all();
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.length).toBeGreaterThan(before.length);
    });
  });
});
