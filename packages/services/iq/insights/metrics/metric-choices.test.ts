import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { refreshMetrics } from './refresh-metrics';

const companyId = demoCompanies.harborlineAccounting.id;
const metrics = '/insights/metrics';

onOneDatabase('documents without a payment date', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const get = async (path: string) => {
    const { status, body } = await person.send(metrics + path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const choose = (leavesOutUnsure: boolean) => person.send(`${metrics}/choices`, { method: 'PUT', body: { leavesOutUnsure } });
  /** Adds an invoice of Alder, due 40 days before the as-of date, of which it is not known whether it is paid. */
  const addUnknown = async (total: number) => {
    await platform.pool.query(
      `insert into ledger.invoices (company_id, source, written_by, source_id, source_updated_at, issued_on, due_on, currency,
         currency_rate, lines_include_tax, subtotal, tax, total, customer_id, settlement_known)
       select company_id, source, written_by, 'unknown-' || $1, now(), '2025-10-23', '2025-11-22', 'USD', '1', false, $1::bigint, 0,
         $1::bigint, customer_id, false
       from ledger.invoices where company_id = $2 and customer_id in (select id from ledger.customers where name like 'Alder%') limit 1`,
      [total, companyId],
    );
    await platform.pool.query('delete from insights.metric_sets where company_id = $1', [companyId]);
    await refreshMetrics(platform.database, companyId, '2026-01-01');
  };
  const value = (of: unknown) => ({ available: true, value: of });
  const unknown = { available: false, reason: 'settlement-unknown' };

  // 2,760.00 is owed for certain, all of it overdue: 380.00 for 1 day, 1,500.00 for 31 days, 880.00 for over 90 days.
  it('make what is owed a range, until the firm leaves them out, and again when it takes that back', async () => {
    await addUnknown(10_000);
    const range = (low: number, high: number) => ({
      ...unknown,
      range: { low, high, without: low, documents: { unknownInvoices: 1 } },
    });
    const ranges = { open: range(276_000, 286_000), overdue: range(276_000, 286_000), unsure: 1 };
    const dashboard = await get('/dashboard');
    expect(dashboard).toMatchObject({
      ...ranges,
      aging: { ...unknown, range: { low: { days31To60: 150_000 }, high: { days31To60: 160_000, over90: 88_000 } } },
    });
    const perDay = 365 / dashboard.sales.value;
    expect(dashboard.dso.range.low).toBeCloseTo(276_000 * perDay, 9);
    expect(dashboard.dso.range.high).toBeCloseTo(286_000 * perDay, 9);
    // Of Alder nothing else is open, so nothing can be said.
    const [alder] = (await get('/clients?find=Alder')).clients;
    expect(alder).toMatchObject({ open: unknown, overdue: unknown, unsure: 1 });
    expect(alder.open.range).toBeUndefined();

    expect((await choose(true)).status).toBe(204);
    const without = await get('/dashboard');
    expect(without).toMatchObject({
      open: { ...value(276_000), leftOut: { unknownInvoices: 1 } },
      overdue: { ...value(276_000), leftOut: { unknownInvoices: 1 } },
      aging: { available: true, leftOut: { unknownInvoices: 1 }, value: { days31To60: 150_000 } },
      dso: { available: true, leftOut: { unknownInvoices: 1 } },
      unsure: 1,
    });
    expect(without.months[0].ending).toEqual(unknown);
    expect(without.dso.value).toBeCloseTo(276_000 * perDay, 9);
    expect(await get('/dashboard?asOf=2025-12-31')).toMatchObject({ open: { available: true, leftOut: { unknownInvoices: 1 } } });
    // The rows of the metric add up to it, and the ones that it leaves out are listed.
    expect((await get('/open/rows')).sum).toBe(276_000);
    expect((await get('/open/rows?state=unsure')).total).toBe(1);
    expect((await get('/clients?find=Alder')).clients[0].open).toEqual(unknown);

    await choose(false);
    expect(await get('/dashboard')).toMatchObject(ranges);
  });

  it('leave what is owed not available where they are too much of it, whatever the firm chose', async () => {
    await choose(true);
    await addUnknown(20_000);
    const { open, overdue, aging } = await get('/dashboard');
    // 300.00 of at most 3,060.00.
    expect([open, overdue, aging]).toEqual([unknown, unknown, unknown]);
  });
});
