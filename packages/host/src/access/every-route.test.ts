import { randomUUID } from 'node:crypto';
import { newChat } from '@services/assistant/fixture-chat';
import { newBookings } from '@services/bookings/fixture-bookings';
import { newDevices } from '@services/devices/fixture-devices';
import { adoptVendor } from '@services/directory/contract/firm';
import { newVendors } from '@services/directory/fixture-vendors';
import { notifications, webhooks } from '@services/events/schema';
import { newGuides } from '@services/guides/fixture-guides';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { newLeads } from '@services/inbox/fixture-leads';
import { deletePromise } from '@services/insights/contract/debtors';
import { toDos } from '@services/insights/schema/advisory';
import { addSampleData } from '@services/ledger/contract/sample-data';
import { importRuns } from '@services/ledger/schema/import';
import { uploads } from '@services/ledger/uploads/schema';
import { newPayments } from '@services/payments/fixture-payments';
import { bundles, services, templates, terms, termsVersions } from '@services/price-book/schema';
import { newPrompt } from '@services/prompts/fixture-prompt';
import { newProposals } from '@services/proposals/fixture-proposals';
import { startPlan } from '@services/security-plan/contract/plan';
import { createSite } from '@services/site/contract/facts';
import { newWebsite, websiteOf } from '@services/site/fixture-website';
import type { Endpoint } from '@suite/contract/endpoint';
import { changesApp } from '@suite/contract/serving';
import type { World } from '../../test/access-cases';
import { accessCases } from '../../test/cases';
import { onOneDatabase } from '../../test/databases';
import { invitationToken } from '../../test/mailbox';
import { addPerson, addToCompany, demoPerson, Person } from '../../test/person';
import { requestOf } from '../../test/request-of';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform';
import { endpoints } from '../api/endpoints';

const { olivia, noah } = demoPeople;
const { harborlineAccounting, harborlineAdvisory, brightfield } = demoCompanies;

const pausedSchedule = (userId: string) => ({
  kind: 'monthly',
  day: 1,
  timeZone: 'UTC',
  sections: ['metrics'],
  recipients: { people: [userId], addresses: [] },
  isPaused: true,
});

const promise = { promisedOn: '2026-02-01', amount: null, note: '' };

const plan = {
  people: 12,
  offices: 1,
  remote: 'some',
  storage: 'cloud',
  preparers: 'Partners',
  consumers: 1240,
  qualifiedIndividualId: null,
  timeZone: 'UTC',
};

type Call = (typeof endpoints)[number];

function casesOf(name: string) {
  const cases = accessCases.get(name);
  if (!cases) throw new Error(`access.cases.ts has no statuses of ${name}`);
  return cases;
}

const every = endpoints.map((call) => [call.name, call] as const);

it('covers every call of the contract', () => {
  expect([...accessCases.keys()].sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

onOneDatabase('§6 every call', (kind) => {
  let platform: TestPlatform;
  let administrator: Person;
  let stranger: Person;
  let reader: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    administrator = await demoPerson(platform, olivia).signIn();
    stranger = await demoPerson(platform, noah).signIn();
    reader = await (await addPerson(platform, { companyId: harborlineAccounting.id, role: 'reader' })).signIn();
  });
  afterAll(() => platform.close());

  /** Creates a firm's data, new for each call. */
  async function newWorld({ path }: Endpoint): Promise<World> {
    const companyId = harborlineAccounting.id;
    const member = await (await addPerson(platform, { companyId })).signIn();
    const other = await addPerson(platform, { companyId });
    const [upload] = await platform.database
      .insert(uploads)
      // An upload that could not be read doesn't count towards the firm's waiting uploads.
      .values({ id: randomUUID(), companyId, fileName: 'clients.csv', bytes: 1, state: 'failed', createdAt: new Date() })
      .returning();
    const [run] = await platform.database
      .insert(importRuns)
      .values({ companyId, source: 'xero', startedAt: new Date() })
      .returning();
    const { rows } = await platform.pool.query('SELECT id FROM ledger.firms WHERE company_id = $1', [companyId]);
    const invoices = await platform.pool.query(
      `SELECT i.id, k.client_id FROM ledger.invoices AS i JOIN ledger.customers AS k ON k.id = i.customer_id
       WHERE i.company_id = $1 AND i.issued_on <= '2026-01-01' LIMIT 1`,
      [companyId],
    );
    const { id: invoiceId, client_id: clientId } = invoices.rows[0];
    const event = {
      companyId,
      type: 'import.finished' as const,
      data: { runId: randomUUID(), imported: 1, rejected: 0 },
      at: new Date(),
    };
    await platform.database.insert(notifications).values({ ...event, userId: member.id, factId: 1 });
    await platform.pool.query('DELETE FROM events.webhooks');
    const webhookId = randomUUID();
    const address = 'https://1.1.1.1/';
    await platform.database
      .insert(webhooks)
      // Its secret cannot be read, so nothing is sent.
      .values({ id: webhookId, companyId, address, types: ['webhook.disabled'], secret: Buffer.alloc(0), createdAt: new Date() });
    return {
      member,
      userId: member.id,
      other,
      companyId,
      clientId,
      invoiceId,
      ...(/^\/(access|identity)/.test(path) && (await newAccess(member, other))),
      sessionId: administrator.claims.sessionId,
      organizationId: rows[0].id,
      uploadId: upload?.id ?? '',
      runId: run?.id ?? '',
      ...(path.includes('advisory') && { toDoId: await newToDo(companyId, clientId) }),
      notificationId: '1',
      webhookId,
      ...(path.includes('report') && (await newReports())),
      ...(/^\/(offers|proposals)/.test(path) && (await newOffers(companyId))),
      ...(path.startsWith('/mywebsite-admin') && (await newWebsite(platform, administrator))),
      ...(path.startsWith('/security-data') && (await newDevices(platform, administrator, member, other))),
      ...(path.startsWith('/calendly') && (await newBookings(platform, administrator))),
      ...(path.startsWith('/mywebsite-contacts') && (await newLeads(platform, administrator))),
      ...(path.startsWith('/solutionhub-vendors') && (await newVendors(platform, member))),
      ...(path.startsWith('/magnit') && (await newGuides(platform, administrator))),
      ...(path.startsWith('/proposals') && (await newProposals(platform, member))),
      ...(path.startsWith('/openai-gateway') && (await newChat(platform, member, clientId))),
      ...(path.startsWith('/spark') && { promptId: await newPrompt(member) }),
      ...(path.startsWith('/payments') && (await newPayments(platform, member))),
    };
  }

  /** Brings both firms into the state that a call's statuses assume, whatever other calls have done. */
  async function prepare(endpoint: Endpoint, { member, clientId }: World) {
    if (endpoint.path.startsWith('/wisp') || endpoint === adoptVendor) {
      await platform.pool.query('DELETE FROM wisp.plans WHERE company_id = $1', [brightfield.id]);
      if (endpoint !== startPlan && endpoint !== adoptVendor) await stranger.send('/wisp/v1/plan', { body: plan });
    }
    if (endpoint.path.startsWith('/mywebsite-admin')) {
      for (const table of ['pages', 'sites'])
        await platform.pool.query(`DELETE FROM mywebsite_admin.${table} WHERE company_id = $1`, [brightfield.id]);
      if (endpoint !== createSite) await websiteOf(stranger);
    }
    if (endpoint === addSampleData) await stranger.send('/insights/connections/desktop', { method: 'POST' });
    if (endpoint === deletePromise)
      await member.send(`/insights/advisory/debtors/${clientId}/promise`, { method: 'PUT', body: promise });
  }

  const readWorlds = new Map<string, Promise<World>>();

  /** Returns one world for all read-only calls with the same first path segment. */
  function readWorld(endpoint: Endpoint): Promise<World> {
    const [, first = ''] = endpoint.path.split('/');
    const world = readWorlds.get(first) ?? newWorld(endpoint);
    readWorlds.set(first, world);
    return world;
  }

  async function newAccess(member: Person, other: Person) {
    const group = await administrator.send('/access/v1/groups', { body: { name: `Of ${member.id}` } });
    // A person whose access is requested has no access to the app yet.
    for (const { id } of [member, other]) {
      await administrator.send(`/access/v1/people/${id}`, { method: 'PUT', body: { version: 1, apps: { chat: 'blocked' } } });
      await platform.pool.query('UPDATE identity.memberships SET version = 1 WHERE user_id = $1', [id]);
    }
    await other.signIn();
    const request = await other.send('/access/v1/own-requests', { body: { app: 'chat' } });
    const email = `${member.id}@invited.example`;
    await administrator.send('/access/v1/invitations', { body: { emails: [email], role: 'member' } });
    const invitations = await administrator.send(`/access/v1/invitations?find=${member.id}`);
    return {
      groupId: group.body.id,
      requestId: request.body.id ?? '',
      invitationId: invitations.body.invitations[0].id,
      invitationToken: await invitationToken(platform, email),
    };
  }

  async function newReports() {
    const report = await administrator.send('/insights/reports', { body: { kind: 'monthly', sections: ['metrics'] } });
    // A firm can have only a limited number, and each call adds one; the same as for webhooks above.
    await platform.pool.query('DELETE FROM insights.report_schedules');
    const schedule = await administrator.send('/insights/report-schedules', { body: pausedSchedule(administrator.id) });
    await platform.settled();
    return { reportId: report.body.id, scheduleId: schedule.body.id };
  }

  async function newToDo(companyId: string, clientId: string) {
    // Events of the firm's clients are written first, so that they don't interfere with other calls.
    await platform.settled();
    const [toDo] = await platform.database.insert(toDos).values({ companyId, clientId, text: 'Call' }).returning();
    return toDo?.id ?? '';
  }

  async function newOffers(companyId: string) {
    const { database } = platform;
    const of = { companyId, name: randomUUID() };
    const [service] = await database
      .insert(services)
      .values({
        ...of,
        description: '',
        category: '',
        currency: 'USD',
        billing: 'monthly',
        unit: '',
        price: 100,
        drivers: [],
        taxRate: 0,
        depositRate: 0,
        isProrated: false,
        ledgerName: '',
        updatedAt: new Date(),
      })
      .returning();
    const [bundle] = await database
      .insert(bundles)
      .values({ ...of, services: [{ serviceId: service?.id ?? '', quantity: 1 }] })
      .returning();
    const [template] = await database
      .insert(templates)
      .values({ ...of, title: 'Any', message: '', currency: 'USD', options: [], validDays: 30, updatedAt: new Date() })
      .returning();
    const [letter] = await database.insert(terms).values(of).returning();
    const termsId = letter?.id ?? '';
    const text = { scope: 'Bookkeeping', notCovered: 'Audits', body: '', createdAt: new Date(), by: 'Pat Doe' };
    await database.insert(termsVersions).values({ ...text, termsId, version: 1 });
    return { bookServiceId: service?.id ?? '', bundleId: bundle?.id ?? '', templateId: template?.id ?? '', termsId };
  }

  const call = ({ name, endpoint }: Call, world: World, caller: Person, id?: string) => {
    const { path, options } = requestOf({ name, endpoint, requestValues: casesOf(name).requestValues, world, caller, id });
    return caller.browser.send(path, options);
  };

  const roles = async (id: string) =>
    (await platform.pool.query('SELECT company_id, role, user_id FROM identity.memberships WHERE user_id = $1', [id])).rows;

  it.each(every)('%s', async (name, one) => {
    const { endpoint } = one;
    const world = await (endpoint.method === 'GET' ? readWorld(endpoint) : newWorld(endpoint));
    await prepare(endpoint, world);
    const nobody = new Person(platform, '', '');
    const statuses: number[] = [];
    if (changesApp(endpoint)) expect((await call(one, world, reader)).status).toBe(403);
    for (const caller of [nobody, stranger, world.member, administrator]) {
      const before = caller === world.member ? await roles(caller.id) : undefined;
      const response = await call(one, world, caller);
      statuses.push(response.status);
      const text = await response.text();
      if (response.status === 404) expect(Object.keys(JSON.parse(text)).sort()).toEqual(['code', 'message']);
      if (caller === stranger && endpoint.auth === 'bearer') {
        for (const secret of [world.member.email, world.other.email, olivia.email]) expect(text).not.toContain(secret);
      }
      if (before) expect(await roles(caller.id)).toEqual(before);
    }
    expect(statuses).toEqual(casesOf(name).statuses);
    if (endpoint.method === 'GET' && endpoint.right) expect((await call(one, world, reader)).status).toBe(statuses[2]);
  });

  const withIds = every.filter(([, { endpoint }]) => endpoint.auth === 'bearer' && endpoint.path.includes('{'));
  const noIds = ['nonsense', '%00', "x'%20OR%201=1--", '00000000-0000-4000-8000-000000000000'];

  it.each(withIds)('%s: an invalid identifier is not found', async (name, one) => {
    const world = await readWorld(one.endpoint);
    const found = { deleteSession: 403, getUserExists: 200 }[name] ?? 404;
    for (const id of noIds) {
      expect([id, (await call(one, world, administrator, id)).status]).toEqual([id, found]);
    }
  });

  it("a filter by another company's group or person returns nobody", async () => {
    const shared = await addPerson(platform, { companyId: harborlineAccounting.id });
    await addToCompany(platform, shared.id, { companyId: brightfield.id });
    const group = await stranger.send('/access/v1/groups', { body: { name: 'Of Brightfield' } });
    await stranger.send(`/access/v1/people/${shared.id}`, { method: 'PUT', body: { version: 1, groupIds: [group.body.id] } });
    expect((await stranger.send(`/access/v1/people?groupId=${group.body.id}`)).body.total).toBe(1);
    expect((await administrator.send(`/access/v1/people?groupId=${group.body.id}`)).body).toEqual({ people: [], total: 0 });
    expect((await administrator.send(`/access/v1/audit?userId=${noah.id}`)).body).toEqual({ entries: [], total: 0 });
    const into = { method: 'PUT', body: { version: 1, groupIds: [group.body.id] } };
    expect((await administrator.send(`/access/v1/people/${shared.id}`, into)).status).toBe(404);
    const seen = (await administrator.send(`/access/v1/people/${shared.id}`)).body.person;
    expect(seen).toMatchObject({ groups: [], version: 1 });
  });

  it('an administrator of two companies changes the one in their token', async () => {
    const both = await demoPerson(platform, olivia).signIn();
    const { id } = await addPerson(platform, { companyId: harborlineAccounting.id });
    await both.renew(harborlineAdvisory.id);
    expect((await both.send(`/access/v1/people/${id}`)).status).toBe(404);
    await both.renew(harborlineAccounting.id);
    expect((await both.send(`/access/v1/people/${id}`)).status).toBe(200);
  });

  describe('a revoked right', () => {
    const setUp = [
      ['/insights/api/v1/users/', {}],
      ['/insights/api/v1/firms/provision', { name: 'Any' }],
      ['/insights/api/v1/firms/add-clients', {}],
    ] as const;
    const blocked = { 'iq-onboarding': 'blocked', 'iq-dashboard': 'blocked' };

    it('is gone at once, by person and by group, and comes back at once', async () => {
      const member = await (await addPerson(platform, { companyId: harborlineAccounting.id })).signIn();
      const set = async (body: object) =>
        expect((await administrator.send(`/access/v1/people/${member.id}`, { method: 'PUT', body })).status).toBe(200);
      const answers = async () => {
        const statuses = [];
        for (const [path, body] of setUp) statuses.push((await member.send(path, { body })).status);
        return statuses;
      };
      expect(await answers()).toEqual([400, 400, 400]);
      await set({ version: 1, apps: blocked });
      expect(await answers()).toEqual([403, 403, 403]);
      await set({ version: 2, apps: { ...blocked, 'iq-dashboard': 'allowed' } });
      expect(await answers()).toEqual([400, 400, 400]);
      const group = await administrator.send('/access/v1/groups', { body: { name: 'No insights', apps: blocked } });
      await set({ version: 3, apps: {}, groupIds: [group.body.id] });
      expect(await answers()).toEqual([403, 403, 403]);
      await administrator.send(`/access/v1/groups/${group.body.id}`, { method: 'DELETE' });
      expect(await answers()).toEqual([400, 400, 400]);
    });

    it('to set up the firm blocks members with the dashboard alone from changing connections and files, which they still see', async () => {
      const member = await (await addPerson(platform, { companyId: harborlineAccounting.id })).signIn();
      const apps = { 'iq-onboarding': 'blocked', 'iq-settings': 'blocked' };
      await administrator.send(`/access/v1/people/${member.id}`, { method: 'PUT', body: { version: 1, apps } });
      expect(member.claims.rights).toContain('app:iq-dashboard');
      const writes: [string, string][] = [
        ['POST', '/insights/connections/providers/8/authorizations'],
        ['POST', '/insights/connections/providers/8/syncs'],
        ['POST', '/insights/connections/desktop'],
        ['DELETE', '/insights/connections/providers/2'],
        ['PUT', '/insights/metrics/consumer-prices'],
        ['PUT', '/insights/advisory/settings'],
        ['POST', '/insights/uploads?fileName=a.csv'],
        ['POST', '/insights/uploads/x/import'],
        ['DELETE', '/insights/uploads/x'],
      ];
      for (const [method, path] of writes) {
        expect([path, (await member.send(path, { method, body: {} })).status]).toEqual([path, 403]);
      }
      for (const path of ['/insights/connections', '/insights/uploads', '/insights/imports']) {
        expect([path, (await member.send(path)).status]).toEqual([path, 200]);
      }
    });

    it('to an app removes its metrics but not those of other apps', async () => {
      const member = await (await addPerson(platform, { companyId: harborlineAccounting.id })).signIn();
      const statuses = async (path: string) => (await member.send(`/insights/metrics${path}`)).status;
      const close = (version: number, app: string) =>
        administrator.send(`/access/v1/people/${member.id}`, { method: 'PUT', body: { version, apps: { [app]: 'blocked' } } });
      const ofClients = ['/clients?sort=name', '/prices', '/vendors', '/vendor-analysis', '/vendor-merges'];
      await close(1, 'iq-clients');
      // Client advisory lists clients too.
      for (const path of ofClients) expect([path, await statuses(path)]).toEqual([path, path.startsWith('/clients') ? 200 : 403]);
      expect([await statuses('/dashboard'), await statuses('/open/rows')]).toEqual([200, 200]);
      await close(2, 'iq-dashboard');
      for (const path of ofClients) expect([path, await statuses(path)]).toEqual([path, 200]);
      expect([await statuses('/dashboard'), await statuses('/open/rows')]).toEqual([200, 403]);
    });

    it('to administer is gone at once', async () => {
      const second = await (await addPerson(platform, { companyId: harborlineAccounting.id, role: 'administrator' })).signIn();
      expect((await second.send('/access/v1/people')).status).toBe(200);
      await administrator.send(`/access/v1/people/${second.id}`, { method: 'PUT', body: { version: 1, role: 'member' } });
      expect(second.claims.rights).toContain('admin');
      expect((await second.send('/access/v1/people')).status).toBe(403);
    });
  });
});
