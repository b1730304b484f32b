import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { zoneUrl } from '@suite/zones/zone-url';
import { findCompany } from '../import/find-company';

const { brightfield } = demoCompanies;
const path = '/insights/sample-data';

onOneDatabase('sample data', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  let atFirst: Awaited<ReturnType<typeof everything>>;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    platform.time.now = Date.UTC(2026, 10, 15, 9);
    noah = await demoPerson(platform, demoPeople.noah).signIn();
    atFirst = await everything();
  });
  afterAll(() => platform.close());

  const add = () => noah.send(path, { method: 'POST' });
  const remove = () => noah.send(path, { method: 'DELETE' });
  const get = async (rest: string) => (await noah.send(`/insights/${rest}`)).body;

  /** Row counts of the tables of the ledger and of what is derived from it, and the firm itself. */
  async function everything() {
    const { rows: tables } = await platform.pool.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_schema in ('ledger', 'insights') and table_type = 'BASE TABLE' order by 1`,
    );
    const counts = [];
    for (const { name } of tables) counts.push([name, (await platform.pool.query(`select count(*) from ${name}`)).rows[0].count]);
    const { rows: firm } = await platform.pool.query('select * from ledger.firms where company_id = $1', [brightfield.id]);
    return { counts, firm };
  }

  it('fills an empty ledger up to the end of last month, so that every page shows something', async () => {
    expect((await get('sample-data')).data).toEqual({ addedAt: null, canAdd: true });
    expect((await add()).status).toBe(204);
    expect((await get('sample-data')).data).toEqual({ addedAt: '2026-11-15T09:00:00.000Z', canAdd: false });

    const dashboard = await get('metrics/dashboard');
    expect(dashboard).toMatchObject({ asOf: '2026-10-31', currency: 'USD', clients: 90 });
    expect(dashboard.sales.value).toBeGreaterThan(dashboard.salesBefore.value);
    const badges = dashboard.segments.filter(({ clients }: { clients: number }) => clients > 0);
    expect(badges).toHaveLength(10);
    expect(badges.find(({ badge }: { badge: string }) => badge === 'late-payer').clients).toBe(8);
    for (const amount of Object.values(dashboard.aging.value)) expect(amount).toBeGreaterThan(0);
    for (const count of ['fresh', 'due', 'stale', 'veryStale']) expect(dashboard.pricing.prices[count]).toBeGreaterThan(5);
    expect(dashboard.pricing.opportunity.value).toBeGreaterThan(0);
    expect(dashboard.unappliedCredit.value).toBeGreaterThan(0);

    const { overlaps, categories } = await get('metrics/vendor-analysis');
    expect(overlaps.length).toBeGreaterThan(3);
    expect(categories.length).toBeGreaterThan(10);
    expect(await get('metrics/vendor-merges')).not.toEqual([]);
    expect((await get('metrics/consumer-prices')).prices.at(-1)).toEqual({ month: '2026-05', value: 335.123 });
    expect((await get('advisory/to-dos')).total).toBeGreaterThan(30);
    const { reports } = await get('reports');
    expect(reports.map(({ kind, to }: { kind: string; to: string }) => [kind, to])).toEqual([
      ['monthly', '2026-10-31'],
      ['weekly', '2026-10-25'],
      ['monthly', '2026-09-30'],
      ['monthly', '2026-08-31'],
    ]);
    expect((await get(`reports/${reports[0].id}`)).content.firm).toBe('Brightfield CPA (sample data)');
    expect((await add()).status).toBe(204);
    expect((await get('metrics/dashboard')).sales).toEqual(dashboard.sales);
  });

  it('refuses the firm’s own data, and says what to do', async () => {
    const refused = {
      status: 409,
      body: { code: 'sample_data_present', message: expect.stringMatching(/^Your firm has sample data\. Remove/) },
    };
    const returnTo = zoneUrl(noah.browser.deployment, 'iq-onboarding');
    platform.time.now += 1000;
    expect(await noah.send('/insights/uploads?fileName=list.csv', { method: 'POST', body: 'A,B' })).toMatchObject(refused);
    expect(await noah.send('/insights/connections/desktop', { method: 'POST' })).toMatchObject(refused);
    expect(await noah.send('/insights/connections/providers/8/authorizations', { body: { returnTo } })).toMatchObject(refused);
    await expect(findCompany(platform.database, brightfield.name)).rejects.toThrow(
      'Brightfield CPA has sample data: remove it in the IQ dashboard first.',
    );
  });

  it('is removed in one call with everything derived from it, and leaves the firm unchanged', async () => {
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await everything()).toEqual(atFirst);
    const { organizationId } = (await get(`api/v1/firms/unified/${noah.id}`)).data;
    const clients = [{ name: 'Alder Bakery' }, { name: 'Alder Bakery' }];
    expect((await noah.send('/insights/api/v1/firms/add-clients', { body: { parentId: organizationId, clients } })).status).toBe(
      200,
    );
    const prices = [{ month: '2024-01', value: 100 }];
    await noah.send('/insights/metrics/consumer-prices', { method: 'PUT', body: { prices } });
    const before = await everything();

    await add();
    const found = (await get('metrics/clients?find=Alder+Bakery')).clients;
    expect(found).toHaveLength(3);
    const clientId = found.find(({ sales }: { sales: { value: number } }) => sales.value > 0).clientId;
    await noah.send('/insights/advisory/to-dos', { body: { clientId, text: 'Call them' } });
    await noah.send('/insights/metrics/vendor-categories', {
      method: 'PUT',
      body: { vendor: 'lowtide gifts', category: 'travel' },
    });
    expect((await get('metrics/dashboard?asOf=2025-12-31')).asOf).toBe('2025-12-31');
    expect((await get('metrics/consumer-prices')).prices).toEqual(prices);

    expect((await remove()).status).toBe(204);
    expect(await everything()).toEqual(before);
    expect((await noah.send('/insights/metrics/dashboard')).status).toBe(404);
    expect((await get('sample-data')).data).toEqual({ addedAt: null, canAdd: true });
  });

  it('is not added to a firm with a ledger of its own', async () => {
    const olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    expect((await olivia.send(path)).body.data).toEqual({ addedAt: null, canAdd: false });
    expect(await olivia.send(path, { method: 'POST' })).toMatchObject({ status: 409, body: { code: 'ledger_present' } });
  });
});
