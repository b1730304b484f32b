import { companyScope } from '@services/identity/contract/token';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { users } from '@services/identity/schema/accounts';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { CONNECTED, ConnectionType } from '../contract/firms';
import { insightsUsers } from '../schema/firms';
import { setConnection } from './connections';

const { olivia, noah, mia } = demoPeople;

onOneDatabase('insights', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  /** Returns a signed-in person, optionally in another of their companies, who can call the API. */
  async function person({ email }: { email: string }, companyId?: string) {
    const browser = new Browser(platform);
    let tokens = await browser.signIn(email);
    if (companyId) tokens = await (await browser.refresh(tokens.refresh_token, companyScope(companyId))).json();
    const send = async (path: string, body?: unknown, headers?: Record<string, string>, method?: string) => {
      const response = await browser.send(`/insights${path}`, {
        token: tokens.access_token,
        ...(method && { method }),
        ...(body !== undefined && { body }),
        ...(headers && { headers }),
      });
      return { status: response.status, body: await response.json() };
    };
    return {
      send,
      /** Refreshes the token, as zones do after a call that changes its claims (§4). */
      refresh: async () => {
        tokens = await (await browser.refresh(tokens.refresh_token)).json();
      },
      organizationId: async (userId: string): Promise<string> =>
        (await send(`/users?UnifiedId=${userId}`)).body.data.organizationId,
    };
  }

  const put = ({ send }: Awaited<ReturnType<typeof person>>, path: string, body: unknown) => send(path, body, undefined, 'PUT');

  const insightsUser = (someone: typeof mia | typeof noah) => ({
    user: {
      unifiedId: someone.id,
      firstName: someone.firstName,
      lastName: someone.lastName,
      email: someone.email,
      accessEnabled: true,
      sendWeeklyReport: true,
      sendMonthlyReport: true,
      userRole: 'Administrator',
    },
  });

  describe('the demo firms', () => {
    it('§7 users by UnifiedId leads to the firm and its connections', async () => {
      const { send } = await person(olivia, demoCompanies.harborlineAccounting.id);
      const user = await send(`/users?UnifiedId=${olivia.id}`);
      expect(user.body.data).toMatchObject({
        unifiedId: olivia.id,
        email: olivia.email,
        userRole: 'Administrator',
        accessEnabled: true,
      });
      const { organizationId } = user.body.data;
      const times = { lastImportAt: '2026-01-01T06:00:00.000Z', importedAt: '2026-01-01T06:00:00.000Z' };
      const connections = [{ connectionType: 8, status: 1, ...times, isFromFiles: true }];
      expect(await send(`/firms/${organizationId}`)).toEqual({
        status: 200,
        body: {
          data: {
            organizationId,
            name: 'Harborline Accounting',
            connections,
            hasClients: true,
            hasSampleData: false,
            paymentTermsDays: null,
          },
        },
      });
      expect(await send(`/connections/all?OrganizationId=${organizationId}`)).toEqual({
        status: 200,
        body: { data: connections },
      });
      expect((await send(`/api/v1/firms/unified/${olivia.id}`)).body.data).toMatchObject({ organizationId });
      expect(await send(`/api/v1/users/unified/${olivia.id}/exists`)).toEqual({ status: 200, body: { data: true } });
    });

    it('§7 the known shapes of legacy insights return the same as the hub', async () => {
      const { send, organizationId } = await person(olivia, demoCompanies.harborlineAccounting.id);
      const id = await organizationId(olivia.id);
      for (const [legacy, hub] of [
        [`/api/v1/users?UnifiedId=${olivia.id}`, `/users?UnifiedId=${olivia.id}`],
        ['/api/v1/firms', `/firms/${id}`],
        [`/api/v1/connections?OrganizationId=${id}`, `/connections/all?OrganizationId=${id}`],
      ] as const) {
        expect(await send(legacy)).toEqual({ ...(await send(hub)), status: 200 });
      }
    });

    it('§4 the company in the token decides', async () => {
      const { send, organizationId } = await person(olivia, demoCompanies.harborlineAdvisory.id);
      const id = await organizationId(olivia.id);
      expect((await send(`/firms/${id}`)).body.data).toMatchObject({ name: 'Harborline Advisory', connections: [] });
      const accounting = await (await person(olivia, demoCompanies.harborlineAccounting.id)).organizationId(olivia.id);
      expect(accounting).not.toBe(id);
      expect((await send(`/firms/${accounting}`)).status).toBe(404);
    });

    it('§7 connections/v1/companies lists the companies that a person can switch to, each with its connections', async () => {
      const companiesOf = async (someone: { email: string }) => {
        const browser = new Browser(platform);
        const { access_token: token } = await browser.signIn(someone.email);
        return (await browser.send('/connections/v1/companies', { token })).json();
      };
      const { harborlineAccounting, harborlineAdvisory, brightfield } = demoCompanies;
      const advisory = { id: harborlineAdvisory.id, name: 'Harborline Advisory', connections: [] };
      const accounting = {
        id: harborlineAccounting.id,
        name: 'Harborline Accounting',
        connections: [{ connectionType: 8, status: 1 }],
      };
      expect(await companiesOf(olivia)).toEqual([accounting, advisory]);
      expect(await companiesOf(noah)).toEqual([{ id: brightfield.id, name: 'Brightfield CPA', connections: [] }]);
      expect(await companiesOf(mia)).toEqual([]);

      const require = (isRequired: boolean) =>
        platform.database.execute(
          `update identity.companies set requires_two_factor = ${isRequired} where id = '${harborlineAccounting.id}'`,
        );
      await require(true);
      const browser = new Browser(platform);
      const { refresh_token } = await browser.signIn(olivia.email);
      const { access_token: token } = await (await browser.refresh(refresh_token, companyScope(harborlineAdvisory.id))).json();
      expect(await (await browser.send('/connections/v1/companies', { token })).json()).toEqual([advisory]);
      await require(false);

      const member = await addPerson(platform, { companyId: brightfield.id });
      const left = await member.signIn();
      await platform.database.execute(`
        update identity.memberships set deactivated_at = now() where user_id = '${member.id}'`);
      expect((await left.send('/connections/v1/companies')).status).toBe(401);
    });

    it('§7 connections/all returns 400 if nothing is connected', async () => {
      const { send, organizationId } = await person(noah);
      const answer = await send(`/connections/all?OrganizationId=${await organizationId(noah.id)}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'not_connected' } });
    });

    it('have connections only if something was imported', async () => {
      const { rows } = await platform.database.execute(`
        select company_id, connection_type, (select source || ' ' || file_name from ledger.import_runs r
          where r.company_id = c.company_id) as imported from ledger.connections c`);
      const { id } = demoCompanies.harborlineAccounting;
      expect(rows).toEqual([{ company_id: id, connection_type: 8, imported: 'xero harborline-xero-export' }]);
    });

    it('§4 a connected spreadsheet is reported as type 7 with status 1', async () => {
      const { id: companyId } = demoCompanies.quaystone;
      await setConnection(platform.database, companyId, { connectionType: ConnectionType.microsoftOffice, status: CONNECTED });
      const member = await addPerson(platform, { companyId }).then((added) => added.signIn());
      expect((await member.send('/insights/api/v1/firms')).body.data.connections).toEqual([
        { connectionType: 7, status: 1, lastImportAt: null, importedAt: null, isFromFiles: false },
      ]);
    });

    it('the demo ledger is the same every time, and its lines add up', async () => {
      const { rows } = await platform.database.execute(`
        select count(*)::int invoices, count(distinct customer_id)::int customers, sum(total)::int total,
          sum(total - (select coalesce(sum(amount), 0) from ledger.applications a where a.invoice_id = i.id))::int due,
          bool_and(subtotal = (select sum(amount) from ledger.invoice_lines l where l.invoice_id = i.id)) adds_up,
          bool_and(number like 'DEMO-%') marked
        from ledger.invoices i where company_id = '${demoCompanies.harborlineAccounting.id}'`);
      expect(rows).toEqual([{ invoices: 77, customers: 10, total: 5_949_000, due: 276_000, adds_up: true, marked: true }]);
    });
  });

  describe('another company', () => {
    it('has no access to people, firm or connections of the first one, in any form of the id', async () => {
      const oliviasFirm = await (await person(olivia, demoCompanies.harborlineAccounting.id)).organizationId(olivia.id);
      const { send } = await person(noah);
      for (const id of [oliviasFirm, oliviasFirm.toUpperCase(), 'nonsense', '%00', 'a%00b', '']) {
        // Never 400, which callers of connections/all interpret as "not connected".
        expect(await send(`/connections/all?OrganizationId=${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      expect(await send(`/firms/${oliviasFirm}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect((await send('/firms/nonsense')).status).toBe(404);
      for (const id of [olivia.id, 'nonsense', '']) {
        expect(await send(`/users?UnifiedId=${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      expect((await send(`/api/v1/firms/unified/${olivia.id}`)).status).toBe(404);
      expect(await send(`/api/v1/users/unified/${olivia.id}/exists`)).toEqual({ status: 200, body: { data: false } });
      const clients = { parentId: oliviasFirm, clients: [{ name: 'Sneaked in' }] };
      expect((await send('/api/v1/firms/add-clients', clients)).status).toBe(404);
      expect((await platform.database.execute(`select 1 from ledger.clients where name = 'Sneaked in'`)).rows).toEqual([]);
    });

    it('can only choose the report mails of their own insights user, in the company of the token', async () => {
      const path = (userId: string) => `/api/v1/users/unified/${userId}/reports`;
      const neither = { sendWeeklyReport: false, sendMonthlyReport: false };
      const advisory = await person(olivia, demoCompanies.harborlineAdvisory.id);
      expect(await put(advisory, path(olivia.id), { ...neither, sendMonthlyReport: true })).toMatchObject({
        status: 200,
        body: { data: { unifiedId: olivia.id, sendWeeklyReport: false, sendMonthlyReport: true } },
      });
      const elsewhere = await person(olivia, demoCompanies.harborlineAccounting.id);
      expect((await elsewhere.send(`/users?UnifiedId=${olivia.id}`)).body.data).toMatchObject({ sendWeeklyReport: true });
      for (const id of [noah.id, 'nonsense']) {
        expect(await put(advisory, path(id), neither)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      expect((await (await person(noah)).send(`/users?UnifiedId=${noah.id}`)).body.data).toMatchObject({
        sendWeeklyReport: true,
      });
      expect(await put(await person(mia), path(mia.id), neither)).toMatchObject({ status: 404 });
      expect((await put(advisory, path(olivia.id), { sendWeeklyReport: 'no' })).status).toBe(400);
    });

    it('people without a company cannot find each other', async () => {
      const [stranger] = await platform.database
        .insert(users)
        .values({ email: 'ada@nowhere.example', firstName: 'Ada', lastName: 'Low', passwordHash: 'none' })
        .returning();
      const unifiedId = stranger?.id ?? '';
      await platform.database.insert(insightsUsers).values({ ...insightsUser(mia).user, unifiedId, companyId: null });
      const { send } = await person(mia);
      expect((await send(`/users?UnifiedId=${unifiedId}`)).status).toBe(404);
      expect((await send(`/api/v1/users/unified/${unifiedId}/exists`)).body).toEqual({ data: false });
      expect((await send(`/api/v1/firms/unified/${unifiedId}`)).status).toBe(404);
    });

    it('creates no insights user for another person', async () => {
      const { send } = await person(noah);
      expect(await send('/api/v1/users/', insightsUser(mia))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    });

    it('every endpoint requires a token', async () => {
      const browser = new Browser(platform);
      for (const path of [
        `/users?UnifiedId=${olivia.id}`,
        '/firms/x',
        '/connections/all?OrganizationId=x',
        `/api/v1/firms/unified/${olivia.id}`,
      ]) {
        expect((await browser.send(`/insights${path}`)).status).toBe(401);
      }
      for (const path of ['/api/v1/users/', '/api/v1/firms/provision', '/api/v1/firms/add-clients']) {
        expect((await browser.send(`/insights${path}`, { body: {} })).status).toBe(401);
      }
    });
  });

  describe('provisioning', () => {
    it('§4 a person without a company creates a user, a firm and clients, refreshing the token after each step', async () => {
      const me = await person(mia);
      expect((await me.send(`/users?UnifiedId=${mia.id}`)).status).toBe(404);
      expect(await me.send(`/api/v1/users/unified/${mia.id}/exists`)).toEqual({ status: 200, body: { data: false } });
      expect(await me.send(`/api/v1/firms/unified/${mia.id}`)).toEqual({ status: 200, body: { data: null } });

      const made = await me.send('/api/v1/users/', insightsUser(mia));
      expect(made).toMatchObject({ status: 200, body: { data: { ...insightsUser(mia).user, organizationId: null } } });
      await me.refresh();
      expect((await me.send('/api/v1/users/', insightsUser(mia))).body).toEqual(made.body);

      const provisioned = await me.send('/api/v1/firms/provision', { name: ' Cedarworks Tax ', timeZone: 'America/Chicago' });
      expect(provisioned).toEqual({
        status: 200,
        body: {
          statusCode: 200,
          result: {
            organizationId: expect.any(String),
            name: 'Cedarworks Tax',
            connections: [],
            hasClients: false,
            hasSampleData: false,
            paymentTermsDays: null,
          },
        },
      });
      const { organizationId } = provisioned.body.result;
      await me.refresh();
      expect((await me.send(`/users?UnifiedId=${mia.id}`)).body.data).toEqual({ ...made.body.data, organizationId });

      const clients = { parentId: organizationId, clients: [{ name: 'Alpha', email: 'A@alpha.example' }, { name: 'Beta' }] };
      const added = await me.send('/api/v1/firms/add-clients', clients);
      expect(added).toMatchObject({
        status: 200,
        body: {
          data: [
            { name: 'Alpha', email: 'a@alpha.example' },
            { name: 'Beta', email: null },
          ],
        },
      });
      expect((await me.send(`/firms/${organizationId}`)).body.data).toMatchObject({ hasClients: true });
      const { rows } = await platform.database.execute(
        `select c.segments, c.time_zone, m.role from identity.companies c join identity.memberships m on m.company_id = c.id where m.user_id = '${mia.id}'`,
      );
      expect(rows).toEqual([{ segments: ['iq'], time_zone: 'America/Chicago', role: 'administrator' }]);
    });

    it('§8 a second firm is rejected with HTTP 400 and a reason', async () => {
      const me = await person(mia);
      const again = await me.send('/api/v1/firms/provision', { name: 'Cedarworks Two' });
      expect(again).toEqual({ status: 400, body: { statusCode: 400, errors: ['Your company has a firm already.'] } });
    });

    it.each([
      ['blank', { name: '   ' }],
      ['absent', {}],
      ['too long', { name: 'x'.repeat(201) }],
      ['no text', { name: 7 }],
      ['with a NUL character', { name: 'Cedar\0works' }],
    ])('§8 an invalid name (%s) is rejected with HTTP 400 in the format of this call', async (_, body) => {
      const { send } = await person(noah);
      const answer = await send('/api/v1/firms/provision', body);
      expect(answer).toEqual({ status: 400, body: { statusCode: 400, errors: [expect.stringMatching(/\w.*\.$/)] } });
    });

    it('a repeated write with the same idempotency key gets the first response', async () => {
      const { send, organizationId } = await person(noah);
      const body = { parentId: await organizationId(noah.id), clients: [{ name: 'Once' }] };
      const first = await send('/api/v1/firms/add-clients', body, { 'Idempotency-Key': 'k-1' });
      expect(await send('/api/v1/firms/add-clients', body, { 'Idempotency-Key': 'k-1' })).toEqual(first);
      const { rows } = await platform.database.execute(`select count(*)::int from ledger.clients where name = 'Once'`);
      expect(rows).toEqual([{ count: 1 }]);
    });

    it('a list of clients that is empty or contains an invalid email is rejected as a whole', async () => {
      const { send, organizationId } = await person(noah);
      const parentId = await organizationId(noah.id);
      const clients = [{ name: 'Half' }, { name: 'Bad', email: 'nobody' }];
      expect(await send('/api/v1/firms/add-clients', { parentId, clients })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
      expect((await send('/api/v1/firms/add-clients', { parentId, clients: [] })).status).toBe(400);
      expect((await platform.database.execute(`select 1 from ledger.clients where name = 'Half'`)).rows).toEqual([]);
    });
  });
});

onOneDatabase('two provisioning requests at the same time', (kind) => {
  it('with the same token from before the company existed create one company', async () => {
    const platform = await openTestPlatform(kind);
    try {
      const browser = new Browser(platform);
      const { access_token: token } = await browser.signIn(mia.email);
      const answers = await Promise.all(
        ['One', 'Two', 'Three'].map((name) => browser.send('/insights/api/v1/firms/provision', { token, body: { name } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      const { rows } = await platform.database.execute(
        `select count(*)::int from identity.memberships where user_id = '${mia.id}'`,
      );
      expect(rows).toEqual([{ count: 1 }]);
    } finally {
      await platform.close();
    }
  });
});

onOneDatabase('the API document', (kind) => {
  it('is at /openapi.json and names its own server', async () => {
    const platform = await openTestPlatform(kind);
    try {
      const response = await platform.fetch(new Request('https://qa-api.suite.example/openapi.json'));
      expect(await response.json()).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'https://qa-api.suite.example' }] });
    } finally {
      await platform.close();
    }
  });
});
