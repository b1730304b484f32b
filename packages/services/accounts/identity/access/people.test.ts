import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, addToCompany, demoPerson, Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Person as Row } from '../contract/people';
import { demoCompanies, demoPeople } from '../demo/demo-people';
import { writeAccountAudit } from './audit';

const { olivia, noah, liam } = demoPeople;
const { harborlineAccounting, harborlineAdvisory, brightfield, quaystone } = demoCompanies;
const companyId = harborlineAccounting.id;

onOneDatabase('§6 people', (kind) => {
  let platform: TestPlatform;
  let administrator: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    administrator = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  const put = (id: string, body: object, by = administrator) => by.send(`/access/v1/people/${id}`, { method: 'PUT', body });
  const list = async (query: Record<string, string>, by = administrator): Promise<{ people: Row[]; total: number }> => {
    const { status, body } = await by.send(`/access/v1/people?${new URLSearchParams(query)}`);
    expect(status).toBe(200);
    return body;
  };
  const member = (more: object = {}) => addPerson(platform, { companyId, ...more });
  const signedIn = async (more: object = {}) => (await member(more)).signIn();

  describe('10,000 of them', () => {
    let boss: Person;
    const COUNT = 10_000;
    beforeAll(async () => {
      boss = await demoPerson(platform, noah).signIn();
      await platform.pool.query(
        `
        WITH made AS (
          INSERT INTO identity.users (email, first_name, last_name, password_hash, has_enabled_mfa)
          SELECT 'n' || n || '@crowd.example', 'First' || lpad((n * 7919 % 10007)::text, 5, '0'), 'Last' || n % 100, 'none', n % 3 = 0
          FROM generate_series(1, $2::int) n RETURNING id, email
        )
        INSERT INTO identity.memberships (user_id, company_id, role, deactivated_at, joined_at, last_signed_in_at)
        SELECT id, $1, CASE WHEN n % 100 = 0 THEN 'administrator' ELSE 'member' END,
          CASE WHEN n % 10 = 0 THEN now() END, now(), CASE WHEN n % 2 = 0 THEN now() - n * interval '1 minute' END
        FROM (SELECT id, substring(email from '\\d+')::int AS n FROM made) AS numbered`,
        [brightfield.id, COUNT],
      );
    });

    it('the pages of a sorted list contain each person once and in order', async () => {
      const seen: Row[] = [];
      for (let offset = 0; offset < COUNT + 1; offset += 200) {
        const page = await list({ sort: 'name', limit: '200', offset: String(offset) }, boss);
        expect(page.total).toBe(COUNT + 1);
        seen.push(...page.people);
      }
      expect(new Set(seen.map(({ userId }) => userId)).size).toBe(COUNT + 1);
      const names = seen.map(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase());
      expect(names).toEqual([...names].sort());
      expect((await list({ offset: '20000' }, boss)).people).toEqual([]);
    });

    it.each([
      ['email', (row: Row) => row.email],
      ['role', (row: Row) => row.role],
      ['status', (row: Row) => row.status],
      ['mfa', (row: Row) => Number(row.hasTwoFactor)],
      ['lastSignInAt', (row: Row) => row.lastSignInAt ?? ''],
    ] as const)('sorted by %s in both directions, with empty values before others', async (sort, value) => {
      for (const order of ['ascending', 'descending'] as const) {
        const ends = [];
        for (const offset of ['0', '9801']) ends.push(...(await list({ sort, order, limit: '200', offset }, boss)).people);
        const values = ends.map<string | number>((row) => value(row));
        const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values).toEqual(order === 'ascending' ? sorted : sorted.reverse());
        expect(values[0]).not.toEqual(values.at(-1));
      }
    });

    it('are found by part of their name or address, by role, by status, and by all of them', async () => {
      expect((await list({ find: 'n123@CROWD' }, boss)).people).toMatchObject([{ email: 'n123@crowd.example' }]);
      expect((await list({ find: 'Last42 n' }, boss)).total).toBe(100);
      expect((await list({ role: 'administrator' }, boss)).total).toBe(101);
      expect((await list({ status: 'deactivated' }, boss)).total).toBe(1000);
      expect((await list({ status: 'active', role: 'administrator' }, boss)).people).toMatchObject([{ email: noah.email }]);
      expect((await list({ find: '@crowd', status: 'active' }, boss)).total).toBe(9000);
    });

    it('rejects pages of more than 200 and other invalid queries', async () => {
      for (const query of ['limit=201', 'limit=0', 'limit=x', 'offset=-1', 'sort=password', 'order=up', 'role=root']) {
        expect((await boss.send(`/access/v1/people?${query}`)).status).toBe(400);
      }
    });
  });

  it.each(['100%', 'a_b', "O'Hara", '<b>Bo</b>', '"quoted"', 'back\\slash', 'Ольга', '☃', ';--', '{1}'])(
    'finds %s and nothing else',
    async (lastName) => {
      const { id } = await member({ firstName: 'Odd', lastName });
      await member({ firstName: 'Odd', lastName: '100 axb OHara bBob quoted backslash' });
      const { people } = await list({ find: ` ${lastName.toUpperCase()} ` });
      expect(people.map(({ userId }) => userId)).toEqual([id]);
      expect(people[0]).toMatchObject({ lastName });
    },
  );

  it('rejects a NUL character', async () => {
    expect((await administrator.send('/access/v1/people?find=%00')).status).toBe(400);
  });

  it('shows for each app whether it is open and why', async () => {
    const { id } = await member();
    const group = await administrator.send('/access/v1/groups', { body: { name: 'Why', apps: { devices: 'blocked' } } });
    const { body } = await put(id, { version: 1, apps: { wisp: 'blocked' }, groupIds: [group.body.id] });
    expect(body.person).toMatchObject({ version: 2, groups: [{ id: group.body.id, name: 'Why' }] });
    const read = await administrator.send(`/access/v1/people/${id}`);
    expect(read.body).toEqual(body);
    const app = (name: string) => body.apps.find((one: { app: string }) => one.app === name);
    expect(app('wisp')).toEqual({ app: 'wisp', isOpen: false, decidedBy: 'person', setting: 'blocked' });
    expect(app('devices')).toEqual({ app: 'devices', isOpen: false, decidedBy: 'group', setting: null });
    expect(app('home')).toEqual({ app: 'home', isOpen: true, decidedBy: 'everyone', setting: null });
    expect(app('app-manager')).toMatchObject({ isOpen: false, decidedBy: 'role' });
  });

  it('an app that settings cannot change is rejected, for a person and for a group', async () => {
    const { id } = await member();
    const group = (await administrator.send('/access/v1/groups', { body: { name: 'Managed' } })).body;
    for (const app of ['home', 'app-manager', 'login']) {
      expect(await put(id, { version: 1, apps: { [app]: 'blocked' } })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
      const body = { name: 'Fixed', apps: { [app]: 'allowed' } };
      expect((await administrator.send('/access/v1/groups', { body })).status).toBe(400);
      const change = { method: 'PUT', body: { ...body, version: 1 } };
      expect((await administrator.send(`/access/v1/groups/${group.id}`, change)).status).toBe(400);
    }
    expect((await administrator.send(`/access/v1/people/${id}`)).body.person.version).toBe(1);
  });

  describe('two administrators', () => {
    it('if both change one version, the second gets an error and changes nothing', async () => {
      const { id } = await member();
      const second = await signedIn({ role: 'administrator' });
      expect((await put(id, { version: 1, apps: { wisp: 'blocked' } })).status).toBe(200);
      expect(await put(id, { version: 1, role: 'administrator' }, second)).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile' },
      });
      expect((await administrator.send(`/access/v1/people/${id}`)).body.person).toMatchObject({ role: 'member', version: 2 });
    });

    it('if several change one version at once, only one change is made', async () => {
      const { id } = await member();
      const settings = ['wisp', 'devices', 'iq-clients'].map((app) => ({ version: 1, apps: { [app]: 'blocked' } }));
      const statuses = (await Promise.all(settings.map((body) => put(id, body)))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409, 409]);
      const { rows } = await platform.pool.query('SELECT app_settings FROM identity.memberships WHERE user_id = $1', [id]);
      expect(Object.keys(rows[0].app_settings)).toHaveLength(1);
    });

    it('a grant and a change at the same time are both applied', async () => {
      const asker = await signedIn();
      await put(asker.id, { version: 1, apps: { wisp: 'blocked' } });
      const { body: request } = await asker.send('/access/v1/own-requests', { body: { app: 'wisp' } });
      const [granted, changed] = await Promise.all([
        administrator.send(`/access/v1/requests/${request.id}`, { method: 'PUT', body: { decision: 'granted' } }),
        put(asker.id, { version: 2, apps: { wisp: 'blocked', devices: 'blocked' } }),
      ]);
      expect(granted.status).toBe(200);
      expect([200, 409]).toContain(changed.status);
      const { rows } = await platform.pool.query('SELECT app_settings FROM identity.memberships WHERE user_id = $1', [asker.id]);
      expect(rows[0].app_settings.wisp).toBe('allowed');
      expect(rows[0].app_settings.devices).toBe(changed.status === 200 ? 'blocked' : undefined);
    });

    it('a change without effect adds no version and no audit entry', async () => {
      const { id } = await member();
      const { body } = await put(id, { version: 1, role: 'member', status: 'active', groupIds: [], apps: {} });
      expect(body.person.version).toBe(1);
      expect((await administrator.send(`/access/v1/audit?userId=${id}`)).body.total).toBe(0);
    });

    it('groups whose combined names look alike are distinguished', async () => {
      const { id } = await member();
      const ids: string[] = [];
      for (const name of ['A', 'B', 'A, B'])
        ids.push((await administrator.send('/access/v1/groups', { body: { name } })).body.id);
      expect((await put(id, { version: 1, groupIds: ids.slice(0, 2) })).body.person.version).toBe(2);
      expect((await put(id, { version: 2, groupIds: ids.slice(2) })).body.person).toMatchObject({
        version: 3,
        groups: [{ name: 'A, B' }],
      });
    });
  });

  describe('the last administrator', () => {
    it.each([{ role: 'member' }, { status: 'deactivated' }])('stays: %j is rejected', async (body) => {
      const noahs = await demoPerson(platform, noah).signIn();
      expect(await put(noah.id, { version: 1, ...body }, noahs)).toMatchObject({
        status: 409,
        body: { code: 'last_administrator' },
      });
      expect((await noahs.send('/access/v1/audit')).body.total).toBe(0);
      expect(await noahs.renew()).toBe(200);
    });

    it.each([{ role: 'member' }, { status: 'deactivated' }])('if two step down at once by %j, one remains', async (body) => {
      const company = await platform.pool.query(`INSERT INTO identity.companies (name) VALUES ('Two') RETURNING id`);
      const { id } = company.rows[0];
      const both = await Promise.all(
        [1, 2].map(async () => (await addPerson(platform, { companyId: id, role: 'administrator' })).signIn()),
      );
      const answers = await Promise.all(both.map((one) => put(one.id, { version: 1, ...body }, one)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { rows } = await platform.pool.query(
        `SELECT 1 FROM identity.memberships WHERE company_id = $1 AND role = 'administrator' AND deactivated_at IS NULL`,
        [id],
      );
      expect(rows).toHaveLength(1);
    });

    it('if two demote each other at once, one remains', async () => {
      const company = await platform.pool.query(`INSERT INTO identity.companies (name) VALUES ('Duel') RETURNING id`);
      const [a, b] = await Promise.all(
        [1, 2].map(async () => (await addPerson(platform, { companyId: company.rows[0].id, role: 'administrator' })).signIn()),
      );
      if (!a || !b) throw new Error('two were made');
      const answers = await Promise.all([
        put(b.id, { version: 1, role: 'member' }, a),
        put(a.id, { version: 1, role: 'member' }, b),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    });
  });

  describe('a deactivated person', () => {
    const out = async (id: string, version = 1) => expect((await put(id, { version, status: 'deactivated' })).status).toBe(200);

    it('who is active nowhere else loses every session, and the sign-in explains it only for the correct password', async () => {
      const gone = await signedIn();
      const elsewhere = await new Person(platform, gone.id, gone.email).signIn();
      const code = await elsewhere.browser.code(gone.email);
      await out(gone.id);
      for (const session of [gone, elsewhere]) {
        expect((await session.send('/access/v1/own-membership')).status).toBe(401);
        const refused = await session.browser.refresh(session.tokens.refresh_token);
        expect(refused.status).toBe(400);
        expect(await refused.json()).toMatchObject({ error: 'invalid_grant' });
      }
      expect(await (await elsewhere.browser.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
      const wrong = await gone.browser.submit(gone.email, { password: 'wrong' });
      expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'wrong_credentials']);
      const right = await gone.browser.submit(gone.email);
      expect([right.status, (await right.json()).code]).toEqual([409, 'account_deactivated']);
      // Reading the explanation counts no attempts.
      for (let i = 0; i < 6; i++) expect((await gone.browser.submit(gone.email)).status).toBe(409);
    });

    it('gets no tokens from a sign-in that was in progress', async () => {
      const gone = await member();
      const browser = new Browser(platform);
      await out(gone.id);
      await platform.pool.query('UPDATE identity.memberships SET deactivated_at = NULL WHERE user_id = $1', [gone.id]);
      const code = await browser.code(gone.email);
      await platform.pool.query('UPDATE identity.memberships SET deactivated_at = now() WHERE user_id = $1', [gone.id]);
      expect(await (await browser.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
    });

    it('cannot renew a session that was left open', async () => {
      const gone = await signedIn();
      await platform.pool.query('UPDATE identity.memberships SET deactivated_at = now() WHERE user_id = $1', [gone.id]);
      const refused = await gone.browser.refresh(gone.tokens.refresh_token);
      expect(await refused.json()).toMatchObject({ error: 'invalid_grant' });
    });

    it('who is active elsewhere continues there at the next renewal, but not here', async () => {
      const both = await signedIn();
      await addToCompany(platform, both.id, { companyId: quaystone.id });
      await out(both.id);
      expect((await both.send('/access/v1/own-membership')).status).toBe(401);
      expect(await both.renew()).toBe(200);
      expect(both.claims.companyId).toBe(quaystone.id);
      expect(both.claims.companyId).toBe(quaystone.id);
      expect(await both.renew(companyId)).toBe(400);
      expect((await both.send(`/identity/v1/companies/${companyId}`)).status).toBe(404);
      expect((await both.send(`/identity/v3/users/${both.id}/companies`)).body).toEqual([
        { id: quaystone.id, name: quaystone.name },
      ]);
      await both.signIn();
      expect(both.claims.companyId).toBe(quaystone.id);
    });

    it('who is activated again signs in with their earlier role and settings', async () => {
      const back = await signedIn();
      await put(back.id, { version: 1, apps: { wisp: 'blocked' } });
      await out(back.id, 2);
      expect((await put(back.id, { version: 3, status: 'active' })).body.person).toMatchObject({
        status: 'active',
        role: 'member',
      });
      expect((await back.send('/access/v1/own-membership')).status).toBe(401);
      await back.signIn();
      expect(back.claims.rights).not.toContain('app:wisp');
      expect((await back.send('/access/v1/own-membership')).status).toBe(200);
    });

    it('who signs in at the same moment causes no deadlock and gets no access', async () => {
      for (let i = 0; i < 5; i++) {
        const gone = await signedIn();
        const code = await gone.browser.code(gone.email);
        const [, exchanged] = await Promise.all([out(gone.id), gone.browser.exchange(code)]);
        expect([200, 400]).toContain(exchanged.status);
        const { access_token: token, refresh_token: refresh } = await exchanged.json();
        if (!token) continue;
        expect((await gone.browser.send(`/identity/v1/users/${gone.id}`, { token })).status).toBe(401);
        expect((await gone.browser.refresh(refresh)).status).toBe(400);
      }
    });
  });

  it('rights in the next token follow role, groups and own settings', async () => {
    const changing = await signedIn();
    const group = await administrator.send('/access/v1/groups', { body: { name: 'Closed', apps: { wisp: 'blocked' } } });
    const rightsAfter = async (change: object) => {
      const { version } = (await administrator.send(`/access/v1/people/${changing.id}`)).body.person;
      expect((await put(changing.id, { version, ...change })).status).toBe(200);
      expect(await changing.renew()).toBe(200);
      return ['admin', 'app:app-manager', 'app:wisp'].filter((right) => changing.claims.rights.includes(right));
    };
    expect(await rightsAfter({ role: 'administrator' })).toEqual(['admin', 'app:app-manager', 'app:wisp']);
    expect(await rightsAfter({ groupIds: [group.body.id] })).toEqual(['admin', 'app:app-manager']);
    expect(await rightsAfter({ apps: { wisp: 'allowed' }, role: 'member' })).toEqual(['app:wisp']);
    expect(await rightsAfter({ apps: {} })).toEqual([]);
    const opened = { method: 'PUT', body: { version: 1, name: 'Opened', apps: { wisp: 'allowed' } } };
    expect((await administrator.send(`/access/v1/groups/${group.body.id}`, opened)).status).toBe(200);
    await changing.renew();
    expect(changing.claims.rights).toContain('app:wisp');
    await changing.signIn();
    expect(changing.claims.rights).toContain('app:wisp');
  });

  it('rights are those in the company of the token', async () => {
    const both = await signedIn({ role: 'administrator' });
    await addToCompany(platform, both.id, { companyId: harborlineAdvisory.id });
    await both.renew(harborlineAdvisory.id);
    expect(both.claims.rights).not.toContain('admin');
    await both.renew(companyId);
    expect(both.claims.rights).toContain('admin');
  });

  it('shows the last sign-in and who has MFA', async () => {
    const { id, email } = await member();
    expect((await list({ find: email })).people).toMatchObject([{ lastSignInAt: null, hasTwoFactor: false }]);
    await new Person(platform, id, email).signIn();
    expect((await list({ find: email })).people).toMatchObject([{ lastSignInAt: new Date(platform.time.now).toISOString() }]);
    await addToCompany(platform, liam.id, { companyId });
    expect((await list({ find: liam.email })).people).toMatchObject([{ hasTwoFactor: true }]);
  });

  describe('groups', () => {
    const create = (name: string) => administrator.send('/access/v1/groups', { body: { name } });
    const rename = (id: string, name: string, version = 1) =>
      administrator.send(`/access/v1/groups/${id}`, { method: 'PUT', body: { version, name, apps: {} } });

    it('a name is unique in a company, whatever its case', async () => {
      expect((await create('Tax')).status).toBe(201);
      expect(await create(' tAX ')).toMatchObject({ status: 409, body: { code: 'name_taken' } });
      const { body } = await create('Payroll');
      expect(await rename(body.id, 'TAX')).toMatchObject({ status: 409, body: { code: 'name_taken' } });
      expect(await rename(body.id, 'PAYROLL')).toMatchObject({ status: 200, body: { name: 'PAYROLL', version: 2 } });
      expect(await rename(body.id, 'Wages')).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    });

    it('if two take one name at once, one gets it', async () => {
      const [a, b] = [(await create('Left')).body.id, (await create('Right')).body.id];
      const answers = await Promise.all([rename(a, 'Middle'), rename(b, 'middle'), create('MIDDLE')]);
      const codes = answers.map(({ status, body }) => (status < 300 ? 'done' : body.code));
      expect(codes.sort()).toEqual(['done', 'name_taken', 'name_taken']);
    });

    it('a deleted group is removed from its people', async () => {
      const { id } = await member();
      const group = (await create('Short-lived')).body;
      await put(id, { version: 1, groupIds: [group.id] });
      const groups = async () => (await administrator.send('/access/v1/groups')).body;
      expect(await groups()).toContainEqual({ ...group, members: 1 });
      expect((await list({ groupId: group.id })).total).toBe(1);
      expect((await administrator.send(`/access/v1/groups/${group.id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await administrator.send(`/access/v1/people/${id}`)).body.person.groups).toEqual([]);
      expect(await put(id, { version: 2, groupIds: [group.id] })).toMatchObject({ status: 404 });
    });
  });

  it.each([
    ['the person who acted', demoPeople.olivia.id, 'Olivia Hart'],
    ['the operator at the terminal', null, 'Operator at the terminal'],
  ])('the audit log names %s on a change of the account of another person', async (_, by, actor) => {
    const { id } = await member({ firstName: 'Ann', lastName: 'Owner' });
    await writeAccountAudit(platform.database, id, [{ action: 'account.password' }], platform.time.now, by);
    const { entries } = (await administrator.send(`/access/v1/audit?userId=${id}`)).body;
    expect(entries[0]).toMatchObject({ action: 'account.password', actor, subject: 'Ann Owner' });
  });
});
