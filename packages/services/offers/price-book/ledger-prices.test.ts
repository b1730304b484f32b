import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { ClientPrice, OfferedClient } from './contract/client-prices';
import type { BookService, LedgerService } from './contract/price-book';
import { lineOfLedgerService } from './ports';
import { billingOf } from './price-book/ledger-billing';

const path = '/offers/v1';
const { id: companyId } = demoCompanies.harborlineAccounting;

// The demo ledger has Monthly bookkeeping of four clients at 420, 380, 610 and 340 dollars; the one at 610 was last billed in July.
onOneDatabase('prices of the ledger', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeEach(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterEach(() => platform.close());

  const ledger = async (): Promise<{ asOf: string; services: LedgerService[] }> =>
    (await olivia.send(`${path}/ledger-services`)).body;
  const take = (...services: object[]) => olivia.send(`${path}/services/from-ledger`, { body: { services } });
  const bookkeeping = { name: 'Monthly bookkeeping', currency: 'USD', billing: 'monthly' };
  const clientId = async (name: string): Promise<string> => {
    const { clients } = (await olivia.send(`${path}/clients?find=${encodeURIComponent(name)}`)).body;
    return (clients as OfferedClient[])[0]?.clientId ?? '';
  };

  it('are the current prices of clients, with the billing interval', async () => {
    const { asOf, services } = await ledger();
    expect(asOf).toBe('2026-01-01');
    expect(services[0]).toEqual({
      name: 'Monthly bookkeeping',
      currency: 'USD',
      median: 38_000,
      lowest: 34_000,
      highest: 42_000,
      clients: 3,
      billing: 'monthly',
      isInBook: false,
    });
    const billings = Object.fromEntries(services.map(({ name, billing }) => [name, billing]));
    expect(billings).toMatchObject({ 'Quarterly review': 'quarterly', Payroll: 'monthly' });
  });

  it('are added once, at the median', async () => {
    const added = await take(bookkeeping, { ...bookkeeping, name: 'Payroll', billing: 'weekly' });
    expect(added.status).toBe(201);
    expect(added.body.services).toMatchObject([
      { name: 'Monthly bookkeeping', ledgerName: 'Monthly bookkeeping', price: 38_000, billing: 'monthly', currency: 'USD' },
      { name: 'Payroll', price: 29_500, billing: 'weekly' },
    ]);
    const inBook = (await ledger()).services.filter(({ isInBook }) => isInBook).map(({ name }) => name);
    // The demo firm's price book already has the retainer.
    expect(inBook.sort()).toEqual(['Advisory retainer', 'Monthly bookkeeping', 'Payroll']);
    expect((await take(bookkeeping)).body).toEqual({ services: [] });
    expect((await take({ ...bookkeeping, name: 'Never billed' })).status).toBe(404);
    expect((await take({ ...bookkeeping, currency: 'EUR' })).status).toBe(404);
    expect((await take()).status).toBe(400);
  });

  it('are linked to a service of the same name, which keeps its price', async () => {
    const { services } = (await olivia.send(`${path}/services`)).body;
    const [{ id, version, updatedAt: _, ...service }] = services;
    const named = { ...service, name: 'monthly BOOKKEEPING', ledgerName: '', price: 99, version };
    expect((await olivia.send(`${path}/services/${id}`, { method: 'PUT', body: named })).status).toBe(200);
    expect((await take(bookkeeping)).body.services).toMatchObject([
      { id, name: 'monthly BOOKKEEPING', ledgerName: 'Monthly bookkeeping', price: 99, version: version + 2 },
    ]);
  });

  it('get another name when theirs is used by a service in another currency', async () => {
    const { services } = (await olivia.send(`${path}/services`)).body;
    const [{ id, version, updatedAt: _, ...service }] = services as [BookService];
    const named = { ...service, name: 'Monthly bookkeeping', currency: 'EUR', version };
    await olivia.send(`${path}/services/${id}`, { method: 'PUT', body: named });
    expect((await take(bookkeeping)).body.services).toMatchObject([{ name: 'Monthly bookkeeping (USD)' }]);
  });

  it('for one client are shown beside those of others, with how the client pays', async () => {
    const read = async (name: string) => (await olivia.send(`${path}/clients/${await clientId(name)}/prices`)).body;
    const alder = await read('Alder Bakery');
    expect(alder).toMatchObject({ asOf: '2026-01-01', payment: { isLatePayer: false, open: 0, overdue: 0, currency: 'USD' } });
    const of = (prices: ClientPrice[], service: string) => prices.find((price) => price.service === service);
    expect(of(alder.prices, 'Monthly bookkeeping')).toMatchObject({
      firm: { median: 38_000, lowest: 34_000, highest: 42_000, clients: 3 },
      client: { price: 42_000, isIncrease: false, since: '2025-01-01', isEnded: false },
    });
    // Two clients are too few for a median, and one of them does not pay for payroll.
    expect(of(alder.prices, 'Advisory retainer')).toMatchObject({ firm: null, client: null });
    const ironbridge = await read('Ironbridge Fitness');
    expect(ironbridge.payment).toMatchObject({ isLatePayer: true, open: 88_000, overdue: 88_000 });
    expect(of(ironbridge.prices, 'Payroll')).toMatchObject({ client: { price: 22_000, isEnded: true } });
    const eastgate = await read('Eastgate Motors');
    expect(of(eastgate.prices, 'Monthly bookkeeping')).toMatchObject({ client: { price: 61_000, isEnded: true } });
  });

  it('make a line at the suggested price, or at the client’s own without one, with the texts of the price book', async () => {
    const lineFor = async (name: string, ledgerService = 'Monthly bookkeeping') =>
      lineOfLedgerService(platform.database, { companyId, clientId: await clientId(name), ledgerService });
    expect(await lineFor('Glassworks Studio')).toMatchObject({
      currency: 'USD',
      line: { serviceId: null, name: 'Monthly bookkeeping', price: 34_000, quantity: 1, billing: 'monthly' },
    });
    // Three clients are too few for the firm's median, and there are no consumer prices until the firm has a table of them.
    const since = "select since::text from insights.metric_prices where service = 'Monthly bookkeeping' and price = 34000";
    const { rows } = await platform.pool.query(since);
    const months = [
      { month: rows[0].since.slice(0, 7), value: 100 },
      { month: '2026-01', value: 112.5 },
    ];
    const put = await olivia.send('/insights/metrics/consumer-prices', { method: 'PUT', body: { prices: months } });
    expect(put.status).toBe(200);
    await platform.settled();
    expect(await lineFor('Glassworks Studio')).toMatchObject({ line: { price: 38_250 } });
    expect(await lineFor('Alder Bakery')).toMatchObject({ line: { price: 42_000 } });
    expect(await lineFor('Dunmore Dental')).toBeUndefined();
    expect(await lineFor('Dunmore Dental', 'Payroll')).toMatchObject({ line: { price: 29_500 } });
    await platform.pool.query(
      "update ledger.invoice_lines set quantity = 14, amount = 14 * 42000 where source_id like 'demo-line-1-12'",
    );
    const [{ id }] = (await take(bookkeeping)).body.services;
    expect(await lineFor('Alder Bakery')).toMatchObject({ line: { serviceId: id, price: 42_000, quantity: 14 } });
  });

  it('are not visible to another firm', async () => {
    const noah = await demoPerson(platform, demoPeople.noah).signIn();
    expect((await noah.send(`${path}/clients?find=a`)).body).toEqual({ clients: [], total: 0 });
    const alder = await clientId('Alder Bakery');
    expect((await noah.send(`${path}/clients/${alder}/prices`)).status).toBe(404);
    const stolen = { companyId: noah.claims.companyId, clientId: alder, ledgerService: 'Monthly bookkeeping' };
    expect(await lineOfLedgerService(platform.database, stolen)).toBeUndefined();
  });
});

test.each([
  [7, 'weekly'],
  [30.5, 'monthly'],
  [91, 'quarterly'],
  [365, 'yearly'],
  [14, null],
  [61, null],
  [182, null],
])('a service that is billed every %d days is billed %s', (days, billing) => expect(billingOf(days)).toBe(billing));
