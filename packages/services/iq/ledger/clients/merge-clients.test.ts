import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { type Firm, type MadeLedger, newFirm, writeLedger } from '@services/insights/metrics/fixture-ledger';
import { refreshMetrics } from '@services/insights/metrics/refresh-metrics';
import { onEachDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { dayNumberOf } from '@suite/values/day-number';

const AS_OF = '2025-03-31';
const acme = 'ACME ROOFING LLC';
const other = 'Acme Roofing, L.L.C.';

const invoice = (customer: number, total: number) => ({
  customer,
  issuedOn: dayNumberOf('2024-12-10'),
  dueOn: dayNumberOf('2025-01-20'),
  total,
  currency: 'USD',
  rate: '1',
  lines: [],
});

const made: MadeLedger = {
  customers: [acme, other, 'Birch & Co', 'Birch and Company', 'Cedar'],
  invoices: [invoice(0, 10_000), invoice(1, 5_000), invoice(1, 700), invoice(4, 90)],
  credits: [],
  applications: [],
};

onEachDatabase('duplicate clients', (kind) => {
  let platform: TestPlatform;
  let firm: Firm;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    firm = { database: platform.database, companyId: demoCompanies.brightfield.id };
    await writeLedger(firm, made);
    await refreshMetrics(firm.database, firm.companyId, AS_OF);
    person = await demoPerson(platform, demoPeople.noah).signIn();
  });
  afterAll(() => platform.close());

  const get = async (path: string) => {
    const { status, body } = await person.send(`/insights${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const clientsOf = async (find: string) => (await get(`/metrics/clients?find=${encodeURIComponent(find)}`)).clients;
  const idOf = async (name: string): Promise<string> => (await clientsOf(name))[0].clientId;
  const merge = (intoId: string, ...clientIds: string[]) =>
    person.send('/insights/clients/merges', { body: { intoId, clientIds } });
  const separate = (id: string) => person.send(`/insights/clients/merges/${id}`, { method: 'DELETE' });

  it('are suggested if their names differ only in case, punctuation or legal form, and never merged automatically', async () => {
    const { groups, total } = await get('/clients/duplicates');
    expect(total).toBe(2);
    expect(groups.map(({ reason, key }: { reason: string; key: string }) => [reason, key])).toEqual([
      ['name', 'acme roofing'],
      ['name', 'birch'],
    ]);
    expect(groups[0].clients.map(({ name }: { name: string }) => name).sort()).toEqual([acme, other]);
    expect(await clientsOf('acme')).toHaveLength(2);
  });

  it('are no longer suggested once a person says that they are different', async () => {
    const { groups } = await get('/clients/duplicates');
    const birch = groups[1];
    const clientIds = birch.clients.map(({ id }: { id: string }) => id);
    const body = { reason: birch.reason, key: birch.key, clientIds };
    expect((await person.send('/insights/clients/duplicates', { method: 'PUT', body })).status).toBe(204);
    expect((await get('/clients/duplicates')).total).toBe(1);
  });

  it('are suggested by a shared email address unless their names already match', async () => {
    const set = (name: string, email: string | null) =>
      platform.pool.query('update ledger.customers set email = $1 where company_id = $2 and name = $3', [
        email,
        firm.companyId,
        name,
      ]);
    for (const name of [acme, other, 'Cedar']) await set(name, 'Office@Acme.example');
    const { groups } = await get('/clients/duplicates');
    expect(
      groups.map(({ reason, key, clients }: { reason: string; key: string; clients: unknown[] }) => [
        reason,
        key,
        clients.length,
      ]),
    ).toEqual([
      ['name', 'acme roofing', 2],
      ['email', 'office@acme.example', 3],
    ]);
    await set('Cedar', null);
    expect((await get('/clients/duplicates')).groups).toHaveLength(1);
  });

  it('count as one client in every metric after a merge and later imports, and as two once they are separated', async () => {
    const [into, merged] = [await idOf(acme), await idOf(other)];
    const before = await get('/metrics/dashboard');
    const both = await clientsOf('acme');
    await person.send('/insights/advisory/to-dos', { body: { clientId: merged, text: 'Ask about payroll' } });
    await person.send(`/insights/advisory/debtors/${merged}/promise`, {
      method: 'PUT',
      body: { promisedOn: '2025-04-15', amount: null, note: '' },
    });

    expect((await merge(into, merged)).status).toBe(204);
    const [one, ...others] = await clientsOf('acme');
    expect(others).toEqual([]);
    expect(one).toMatchObject({ clientId: into, name: acme, sales: { value: 15_700 }, invoices: 3, open: { value: 15_700 } });
    // Two customers match it, but a person has confirmed that they are the same client.
    expect(one.badge).not.toBe('possible-mismatch');
    expect(await get('/metrics/dashboard')).toMatchObject({
      clients: before.clients - 1,
      open: before.open,
      sales: before.sales,
    });
    // Like every other number, the quantiles count the two clients with sales, 90 and 15,700.
    const { rows } = await platform.pool.query(
      'select sales_quantiles as of from insights.metric_sets where company_id = $1 and is_present',
      [firm.companyId],
    );
    expect(rows[0].of.q60).toBeCloseTo(90 + 0.6 * 15_610);
    expect(await get(`/metrics/open/rows?clientId=${into}`)).toMatchObject({ total: 3, sum: 15_700 });
    expect(await get(`/metrics/clients/${into}`)).toMatchObject({
      merged: [{ clientId: merged, name: other, mergedBy: 'Noah Bright' }],
      ledgerCustomers: [{ isMerged: false }, { isMerged: true }],
    });
    // The client is found by both names, and the id of the merged client leads to the client it was merged into.
    expect((await clientsOf('L.L.C.')).map(({ clientId }: { clientId: string }) => clientId)).toEqual([into]);
    expect((await get(`/metrics/clients/${merged}`)).client.clientId).toBe(into);
    const { toDos } = await get('/advisory/to-dos?limit=200');
    expect(toDos.find(({ text }: { text: string | null }) => text === 'Ask about payroll')).toMatchObject({ clientId: into });
    expect((await get(`/advisory/debtors/${into}`)).promise).toMatchObject({ promisedOn: '2025-04-15' });

    await writeLedger(firm, { ...made, invoices: [...made.invoices, invoice(1, 300)] });
    await refreshMetrics(firm.database, firm.companyId, AS_OF);
    expect((await clientsOf('acme'))[0]).toMatchObject({ clientId: into, sales: { value: 16_000 }, invoices: 4 });
    await writeLedger(firm, made, { ...made, invoices: [...made.invoices, invoice(1, 300)] });
    await refreshMetrics(firm.database, firm.companyId, AS_OF);

    expect((await separate(merged)).status).toBe(204);
    expect(await clientsOf('acme')).toEqual(both);
    expect((await get(`/advisory/debtors/${merged}`)).promise).toMatchObject({ promisedOn: '2025-04-15' });
    expect((await get(`/advisory/debtors/${into}`)).promise).toBeNull();
    expect((await separate(merged)).status).toBe(404);
  });

  it('move along if the client that they were merged into is merged too', async () => {
    const [cedar, into, merged] = [await idOf('Cedar'), await idOf(acme), await idOf(other)];
    await merge(into, merged);
    expect((await merge(merged, cedar)).status).toBe(404);
    await merge(cedar, into);
    expect((await get(`/metrics/clients/${cedar}`)).merged).toHaveLength(2);
    expect((await clientsOf('Cedar'))[0]).toMatchObject({ sales: { value: 15_790 } });
    for (const id of [into, merged]) expect((await separate(id)).status).toBe(204);
    expect(await clientsOf('acme')).toHaveLength(2);
  });

  it('can only be merged within the same firm', async () => {
    const stranger = await newFirm(platform.database);
    await writeLedger(stranger, made);
    const { rows } = await platform.pool.query('select id from ledger.clients where company_id = $1', [stranger.companyId]);
    expect((await merge(await idOf(acme), rows[0].id)).status).toBe(404);
    expect((await merge(rows[0].id, await idOf(acme))).status).toBe(404);
    expect((await merge(await idOf(acme), await idOf(acme))).status).toBe(400);
  });
});
