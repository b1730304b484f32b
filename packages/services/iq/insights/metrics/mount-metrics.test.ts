import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { clients } from '@services/ledger/schema/firms';
import { mountOf } from '@suite/contract/serving';
import { endpoints } from '@suite/host/api/endpoints';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { addDays } from '@suite/values/iso-day';
import { eq } from 'drizzle-orm';

import { metricSets } from '../schema/metrics';
import { type MadeLedger, newFirm, writeLedger } from './fixture-ledger';
import { presentDashboard } from './metric-set';
import { refreshMetrics } from './refresh-metrics';

const { olivia, noah } = demoPeople;
const { harborlineAccounting, brightfield } = demoCompanies;
const metrics = '/insights/metrics';
const value = (of: unknown) => ({ available: true, value: of });

/** Endpoints that read metrics. */
const reads = endpoints.filter(({ endpoint: { method, path } }) => method === 'GET' && path.startsWith('/metrics'));

onOneDatabase('the metrics of a firm', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  const get = async (path: string) => {
    const { status, body } = await person.send(metrics + path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const clientOf = async (name: string) => {
    const { clients: found } = await get(`/clients?find=${encodeURIComponent(name)}`);
    return found[0];
  };

  it('list only clients with overdue amounts on request', async () => {
    const { clients: all } = await get('/clients');
    const { clients: found, total } = await get('/clients?only=overdue');
    type Row = { name: string; overdue: { value: number } };
    const overdue = all.filter((client: Row) => client.overdue.value > 0).map(({ name }: Row) => name);
    expect(found.map(({ name }: Row) => name)).toEqual(overdue);
    expect(total).toBe(overdue.length);
    expect(overdue.length).toBeLessThan(all.length);
  });

  // Calculated by hand from the demo ledger, as of 1 January 2026.
  it('match the demo ledger', async () => {
    const dashboard = await get('/dashboard');
    expect(dashboard).toMatchObject({ asOf: '2026-01-01', currency: 'USD', clients: 10 });
    // Copperline's December invoice, due the day before; Hollis' November invoice, due 31 days before; all four of Ironbridge's.
    const aging = { current: 0, days1To30: 38_000, days31To60: 150_000, days61To90: 0, over90: 88_000 };
    expect(dashboard).toMatchObject({ open: value(276_000), overdue: value(276_000), aging: value(aging), unsure: 0 });
    // The year starts on 2 January 2025, a day after the first invoices.
    const ironbridge = await clientOf('Ironbridge');
    expect(ironbridge).toMatchObject({ badge: 'late-payer', open: value(88_000), overdue: value(88_000), invoices: 4 });
    // Due 31 January 2025: 335 days.
    expect(ironbridge).toMatchObject({ longestPastDue: value(335), aging: value({ over90: 88_000, current: 0 }) });
    const alder = await clientOf('Alder');
    // Paid 12 days after the invoice date, with 30 days to pay.
    expect(alder).toMatchObject({
      open: value(0),
      overdue: value(0),
      sales: value(11 * 42_000),
      daysLate: value(-18),
      shareLate: value(0),
    });
    // The ledger starts one day before the year.
    expect(alder.salesBefore).toEqual({ available: false, reason: 'ledger-too-short' });
    expect(dashboard.period).toEqual({ from: '2025-01-02', to: '2026-01-01', days: 365 });
    expect(dashboard.months[0]).toMatchObject({ month: '2026-01', isToDate: true, days: 1 });
    expect(dashboard.months).toHaveLength(13);
  });

  it('are rebuilt when another release stored them in a different shape', async () => {
    const before = await get('/dashboard');
    const { database } = platform;
    const isOf = eq(metricSets.companyId, harborlineAccounting.id);
    const { pricing: _, ...older } = before;
    await database.update(metricSets).set({ dashboard: older }).where(isOf);
    expect(await get('/dashboard')).toEqual(before);
    const [{ dashboard: stored } = {}] = await database.select().from(metricSets).where(isOf);
    expect(stored).toEqual(before);
  });

  it('open rows whose values add up to them', async () => {
    const dashboard = await get('/dashboard');
    for (const [path, value] of [
      ['open', dashboard.open.value],
      ['overdue', dashboard.overdue.value],
      ['current', dashboard.aging.value.current],
      ['aging', dashboard.aging.value.days31To60, '?bucket=days31To60'],
      ['aging', dashboard.aging.value.over90, '?bucket=over90'],
      ['sales', dashboard.sales.value],
    ].map(([metric, sum, query = '']) => [`/${metric}/rows${query}`, sum])) {
      expect([path, (await get(path)).sum]).toEqual([path, value]);
    }
    for (const { month, beginning, ending, sales } of dashboard.months.slice(0, 14)) {
      expect([month, (await get(`/cei/rows?month=${month}`)).sum]).toEqual([month, ending.value - beginning.value]);
      expect([month, (await get(`/sales/rows?month=${month}`)).sum]).toEqual([month, sales.value]);
    }
    const { clientId, open } = await clientOf('Copperline');
    expect((await get(`/open/rows?clientId=${clientId}`)).sum).toBe(open.value);
    const { total } = await get(`/clients/${clientId}/invoices`);
    const states = await Promise.all(['open', 'settled'].map((state) => get(`/clients/${clientId}/invoices?state=${state}`)));
    expect(states.reduce((sum, each) => sum + each.total, 0)).toBe(total);
    expect((await person.send(`${metrics}/cei/rows`)).status).toBe(400);
  });

  it('are not available while settlement is unknown, and open the rows that cause this', async () => {
    const copperline = await clientOf('Copperline');
    const { rows } = await platform.pool.query(
      `update ledger.invoices as i set settlement_known = false from ledger.customers as k
       where k.id = i.customer_id and k.client_id = $1 and i.total > 0
         and not exists (select from ledger.applications as a where a.invoice_id = i.id) returning i.id::text as id, i.issued_on::text as on`,
      [copperline.clientId],
    );
    expect(rows.length).toBeGreaterThan(0);
    const alder = await clientOf('Alder');
    await platform.pool.query(
      `update ledger.applications as a set applied_after = applied_on - 5 from ledger.invoices as i join ledger.customers as k on k.id = i.customer_id
       where i.id = a.invoice_id and k.client_id = $1`,
      [alder.clientId],
    );
    const unknown = { available: false, reason: 'settlement-unknown' };
    const company = [harborlineAccounting.id];
    const refreshAll = async () => {
      await platform.pool.query('delete from insights.metric_sets where company_id = $1', company);
      await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-01');
    };
    await refreshAll();
    const dashboard = await get('/dashboard');
    expect(dashboard).toMatchObject({ open: unknown, overdue: unknown, aging: unknown, dso: unknown, countbackDso: unknown });
    expect(dashboard).toMatchObject({ unsure: rows.length, overdueUnsure: 1, unappliedCredit: unknown });
    expect(dashboard.months[0]).toMatchObject({ ending: unknown, cei: unknown, dso: unknown });
    expect(dashboard.topOverdue.map(({ name }: { name: string }) => name)).not.toContain(copperline.name);
    const { client } = await get(`/clients/${copperline.clientId}`);
    expect(client).toMatchObject({ open: unknown, overdue: unknown, longestPastDue: unknown, daysLate: unknown });
    // Paid within some days, all of them before the due date.
    const paid = await get(`/clients/${alder.clientId}`);
    expect(paid).toMatchObject({ client: { open: value(0), shareLate: value(0), daysLate: unknown }, undecided: ['days-late'] });
    const sorted = await get('/clients?sort=overdue&order=descending');
    expect(sorted.clients.at(-1).name).toBe(copperline.name);

    const ids = rows.map(({ id }) => id).sort();
    const idsOf = (found: { rows: { id: string; value: number | null }[] }) => found.rows.map(({ id }) => id).sort();
    for (const path of ['/open/rows?state=unsure', `/clients/${copperline.clientId}/invoices?state=unsure`]) {
      const found = await get(path);
      expect([path, idsOf(found)]).toEqual([path, ids]);
      expect(found.rows.every((row: { value: number | null; isUnsure: boolean }) => row.value === null && row.isUnsure)).toBe(
        true,
      );
    }
    const open = await get('/open/rows?limit=200');
    expect(open.unsure).toBe(ids.length);
    expect(idsOf(open)).toEqual(expect.arrayContaining(ids));
    // A month without changes to it is still unknown.
    expect((await get('/cei/rows?month=2026-01&state=unsure')).total).toBe(ids.length);
    await platform.pool.query('update ledger.invoices set settlement_known = true where company_id = $1', company);
    await platform.pool.query('update ledger.applications set applied_after = null');
    await refreshAll();
    expect((await get('/dashboard')).unsure).toBe(0);
  });

  it('rank the most overdue clients by overdue amount less credit', async () => {
    const made: MadeLedger = {
      customers: ['Covered', 'Partly', 'Owing'],
      invoices: [900, 800, 300].map((total, customer) => ({
        customer,
        issuedOn: 19_900,
        dueOn: 19_930,
        total,
        currency: 'USD',
        rate: '1',
        lines: [],
      })),
      credits: [950, 600].map((total, customer) => ({
        kind: 'payment' as const,
        customer,
        on: 19_960,
        total,
        currency: 'USD',
        rate: '1',
      })),
      applications: [],
    };
    const firm = await newFirm(platform.database);
    await writeLedger(firm, made);
    await refreshMetrics(firm.database, firm.companyId, '2025-01-31');
    const { topOverdue } = await presentDashboard(firm.database, firm.companyId);
    expect(topOverdue).toMatchObject([
      { name: 'Owing', overdue: 300, unappliedCredit: 0 },
      { name: 'Partly', overdue: 800, unappliedCredit: 600 },
    ]);
  });

  it('can be paged and sorted, rows without a value last', async () => {
    const all = await get('/clients?sort=open&order=descending&limit=200');
    const opens = all.clients.map(({ open }: { open: { value: number } }) => open.value);
    expect(opens).toEqual(opens.toSorted((a: number, b: number) => b - a));
    const pages = [
      await get('/clients?sort=open&order=descending&limit=4'),
      await get('/clients?sort=open&order=descending&limit=196&offset=4'),
    ];
    expect(pages.flatMap((page) => page.clients)).toEqual(all.clients);
    expect(all.total).toBe(all.clients.length);
    const badged = await get('/clients?badge=late-payer');
    expect(badged.clients.every(({ badge }: { badge: string }) => badge === 'late-payer')).toBe(true);
    for (const sort of ['name', 'badge', 'sales', 'medianGap', 'daysLate', 'shareLate', 'lastInvoiceOn'])
      await get(`/clients?sort=${sort}`);
    for (const sort of ['client', 'service', 'months', 'realChange', 'opportunity']) await get(`/prices?sort=${sort}`);
    expect((await person.send(`${metrics}/clients?sort=email`)).status).toBe(400);
  });

  it("of an earlier day are computed and labeled with that day, and don't change the current ones", async () => {
    const present = await get('/dashboard');
    const earlier = await get('/dashboard?asOf=2025-06-30');
    expect(earlier).toMatchObject({
      asOf: '2025-06-30',
      months: expect.arrayContaining([expect.objectContaining({ month: '2025-06' })]),
    });
    expect(earlier.months[0].ending).toEqual(present.months.find(({ month }: { month: string }) => month === '2025-06').ending);
    expect(await get('/dashboard?asOf=2025-06-30')).toEqual(earlier);
    expect(await get('/dashboard')).toEqual(present);
    for (const asOf of ['2026-01-02', '2025-02-30', '0000-01-01', 'today']) {
      expect([asOf, (await person.send(`${metrics}/dashboard?asOf=${asOf}`)).status]).toEqual([asOf, 400]);
    }
  });

  it('refuse invalid days, days before 1900 and future days in every parameter for a day or a month', async () => {
    const { clientId } = await clientOf('Alder');
    const withQuery = reads.filter(({ endpoint }) => endpoint.query);
    for (const { endpoint } of withQuery) {
      const { base, path } = endpoint;
      const address = mountOf[base] + path.replace('{clientId}', clientId).replace('{metric}', 'cei');
      for (const day of [
        '0000-01-01',
        '0001-01-01',
        '1899-12-31',
        '2023-02-29',
        '2023-02-30',
        '2025-13-01',
        '2999-12-31',
        '9999-12-31',
        '%00',
      ]) {
        for (const query of [`asOf=${day}`, `asOf=${day}&month=2025-03`]) {
          const { status, body } = await person.send(`${address}?${query}`);
          expect([address, query, status, body.code]).toEqual([address, query, 400, 'invalid_request']);
        }
      }
    }
    for (const metric of ['cei', 'sales']) {
      for (const month of ['0000-01', '0001-01', '1899-12', '9999-12']) {
        expect([metric, month, (await person.send(`${metrics}/${metric}/rows?month=${month}`)).status]).toEqual([
          metric,
          month,
          400,
        ]);
      }
      for (const month of ['1900-01', '2999-12']) await get(`/${metric}/rows?month=${month}`);
    }
  });

  it('refuse days before the start of the ledger, when there were no clients', async () => {
    const { coversFrom } = await get('/state');
    const before = addDays(coversFrom, -1);
    for (const path of ['dashboard', 'clients', 'prices']) {
      const { status, body } = await person.send(`${metrics}/${path}?asOf=${before}`);
      expect([path, status, body]).toEqual([
        path,
        400,
        expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(`starts on ${coversFrom}`) }),
      ]);
      expect((await person.send(`${metrics}/${path}?asOf=${coversFrom}`)).status).toBe(200);
    }
  });

  it('immediately include a client that was added by hand, with the segment "not set"', async () => {
    const counts = async () => {
      const [{ clients: inNavigation }, dashboard] = [await get('/state'), await get('/dashboard')];
      const of = (badge: string) => dashboard.segments.find((segment: { badge: string }) => segment.badge === badge).clients;
      return { inNavigation, all: dashboard.clients, notSet: of('not-set'), good: of('good') };
    };
    const before = await counts();
    const firm = await person.send(`/insights/users?UnifiedId=${olivia.id}`);
    const body = { parentId: firm.body.data.organizationId, clients: [{ name: 'Zephyr by hand' }] };
    await person.send('/insights/api/v1/firms/add-clients', { body });
    expect(await clientOf('Zephyr')).toMatchObject({
      badge: 'not-set',
      invoices: 0,
      open: value(0),
      daysLate: { available: false, reason: 'nothing-settled' },
    });
    const { inNavigation, all, notSet, good } = before;
    expect(await counts()).toEqual({ inNavigation: inNavigation + 1, all: all + 1, notSet: notSet + 1, good });
  });

  it('have real changes and opportunities with consumer prices, and none without', async () => {
    const before = await get('/prices');
    expect(before.prices.every(({ realChange }: { realChange: number | null }) => realChange === null)).toBe(true);
    const prices = [
      { month: '2024-12', value: 99 },
      { month: '2025-01', value: 100 },
      { month: '2025-11', value: 104 },
    ];
    expect((await person.send(`${metrics}/consumer-prices`, { method: 'PUT', body: { prices } })).body).toEqual({ prices });
    // Billed at 420.00 a month since January 2025, while prices rose by 4 %.
    const { prices: found } = await get('/prices?find=Alder');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ price: 42_000, months: 12, freshness: 'due', opportunityBy: 'cpi-catch-up' });
    expect(found[0].realChange).toBeCloseTo(1 / 1.04 - 1, 9);
    expect(found[0].opportunity).toBe(Math.round(11 * 42_000 * 0.04));
    // A table that ends in the month of the increase says nothing about the time since.
    await person.send(`${metrics}/consumer-prices`, { method: 'PUT', body: { prices: prices.slice(0, 2) } });
    const { prices: ended } = await get('/prices?find=Alder');
    expect(ended[0]).toMatchObject({ realChange: null, opportunity: null });
    const twice = { prices: [prices[0], prices[0]] };
    expect((await person.send(`${metrics}/consumer-prices`, { method: 'PUT', body: twice })).status).toBe(400);
    await person.send(`${metrics}/consumer-prices`, { method: 'PUT', body: { prices: [] } });
    expect(await get('/prices')).toEqual(before);
  });

  it('exclude payments of unknown purpose to a vendor that has ever sent a bill', async () => {
    const vendor = async (name: string, billedOn: string | null, isDirect: boolean | null) => {
      const { rows } = await platform.pool.query(
        `insert into ledger.vendors (company_id, source, source_id, written_by, name) values ($1, 'xero', $2, 1, $2) returning id`,
        [harborlineAccounting.id, name],
      );
      await platform.pool.query(
        `insert into ledger.vendor_payments (company_id, source, source_id, written_by, paid_on, currency, amount, is_direct, vendor_id)
         values ($1, 'xero', $2, 1, '2025-11-01', 'USD', 500, $3, $4)`,
        [harborlineAccounting.id, name, isDirect, rows[0].id],
      );
      if (!billedOn) return;
      await platform.pool.query(
        `insert into ledger.bills (company_id, source, source_id, written_by, source_updated_at, issued_on, due_on, currency, lines_include_tax, subtotal, tax, total, vendor_id)
         values ($1, 'xero', $2, 1, now(), $3, $3, 'USD', false, 1000, 0, 1000, $4)`,
        [harborlineAccounting.id, name, billedOn, rows[0].id],
      );
    };
    await vendor('Billed this year', '2025-10-01', null);
    await vendor('Billed long ago', '2024-03-01', null);
    await vendor('Billed later', '2026-02-01', null);
    await vendor('Billed, and paid directly', '2025-10-01', true);
    await vendor('Never billed', null, null);
    await vendor('Never billed, but paid for a bill', null, false);
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-01');
    const { vendors } = await get('/vendors?find=billed');
    expect(Object.fromEntries(vendors.map(({ name, spend }: { name: string; spend: number }) => [name, spend]))).toEqual({
      'Billed this year': 1000,
      'Billed later': 500,
      'Billed, and paid directly': 1500,
      'Never billed': 500,
    });
    expect((await get('/spend/rows')).sum).toBe(3500);
    await platform.pool.query(`delete from ledger.vendor_payments where company_id = $1`, [harborlineAccounting.id]);
    await platform.pool.query(`delete from ledger.vendors where company_id = $1`, [harborlineAccounting.id]);
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-01');
  });

  it('show vendors from their own first day on, even before the first customer document', async () => {
    await platform.pool.query(
      `with vendor as (
         insert into ledger.vendors (company_id, source, source_id, written_by, name) values ($1, 'xero', 'early', 1, 'Early') returning id
       )
       insert into ledger.bills (company_id, source, source_id, written_by, source_updated_at, issued_on, due_on, currency, lines_include_tax, subtotal, tax, total, vendor_id)
       select $1, 'xero', 'early', 1, now(), '2024-03-01', '2024-03-31', 'USD', false, 1000, 0, 1000, id from vendor`,
      [harborlineAccounting.id],
    );
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-01');
    expect(await get('/vendors?asOf=2024-06-30')).toMatchObject({
      asOf: '2024-06-30',
      vendors: [{ name: 'Early', spend: 1000 }],
    });
    expect(await get('/vendor-analysis?asOf=2024-03-01')).toMatchObject({
      vendors: 1,
      spend: 1000,
      vendorsFrom: '2024-03-01',
    });
    expect((await get('/spend/rows?asOf=2024-06-30')).sum).toBe(1000);
    for (const [path, asOf, start] of [
      ['vendors', '2024-02-29', '2024-03-01'],
      ['spend/rows', '2024-02-29', '2024-03-01'],
      ['sales/rows', '2024-06-30', '2025-01-01'],
    ]) {
      const { status, body } = await person.send(`${metrics}/${path}?asOf=${asOf}`);
      expect([path, status, body.message]).toEqual([path, 400, expect.stringContaining(`starts on ${start}`)]);
    }
    await platform.pool.query(`delete from ledger.vendors where company_id = $1`, [harborlineAccounting.id]);
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-01');
  });

  it('show nothing about receivables if the ledger contains only vendors', async () => {
    const firm = await newFirm(platform.database);
    await writeLedger(firm, { customers: ['Alder'], invoices: [], credits: [], applications: [] });
    await refreshMetrics(platform.database, firm.companyId, '2026-01-01');
    const dashboard = await presentDashboard(platform.database, firm.companyId);
    const none = { available: false, reason: 'no-invoices' };
    expect(dashboard).toMatchObject({ open: none, overdue: none, unappliedCredit: none, aging: none, dso: none, months: [] });
    expect(dashboard?.pricing.opportunity).toEqual({ available: false, reason: 'no-prices' });
  });

  it('merge vendor names when a person accepts it, and separate them again', async () => {
    const { rows } = await platform.pool.query(
      `with vendor as (
         insert into ledger.vendors (company_id, source, source_id, written_by, name)
         select $1, 'xero', 'v-' || place, 1, name
         from unnest(array['Paper Mill, Inc.', 'PAPERMILL LLC', 'Stripe']) with ordinality as v (name, place) returning id
       )
       insert into ledger.bills (company_id, source, source_id, written_by, source_updated_at, issued_on, due_on, currency, lines_include_tax, subtotal, tax, total, vendor_id)
       select $1, 'xero', 'b-' || id, 1, now(), '2025-10-01', '2025-10-31', 'USD', false, 1000, 0, 1000, id from vendor returning id`,
      [harborlineAccounting.id],
    );
    expect(rows).toHaveLength(3);
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-01');
    const pair = { name: 'paper mill', other: 'papermill' };
    expect(await get('/vendor-merges')).toEqual([
      {
        ...pair,
        state: 'suggested',
        score: 1,
        reason: 'same-letters',
        written: { 'paper mill': 'Paper Mill, Inc.', papermill: 'PAPERMILL LLC' },
      },
    ]);
    expect(await get('/vendor-analysis')).toMatchObject({ vendors: 3, spend: 3_000 });
    const decide = (state: string) => person.send(`${metrics}/vendor-merges`, { method: 'PUT', body: { ...pair, state } });
    expect((await decide('accepted')).status).toBe(204);
    expect(await get('/vendor-analysis')).toMatchObject({ vendors: 2, spend: 3_000 });
    const { vendors } = await get('/vendors');
    expect(vendors[0]).toMatchObject({
      vendor: 'paper mill',
      spend: 2_000,
      names: expect.arrayContaining(['Paper Mill, Inc.', 'PAPERMILL LLC']),
    });
    expect(await get('/spend/rows?vendor=paper%20mill')).toMatchObject({ total: 2, sum: 2_000 });
    expect((await get('/vendor-merges'))[0]).toMatchObject({ ...pair, state: 'accepted' });
    await decide('refused');
    expect(await get('/vendor-analysis')).toMatchObject({ vendors: 3 });
    expect((await get('/vendor-merges'))[0]).toMatchObject({ state: 'refused' });
    await decide('suggested');
    expect((await get('/vendor-merges'))[0]).toMatchObject({ state: 'suggested' });
  });

  it('assign a vendor the category that a person chose, otherwise that of its account, otherwise that of its name', async () => {
    const categoryOf = async (find: string) => {
      const { vendors } = await get(`/vendors?find=${find}`);
      const [{ category, categoryFrom, account }] = vendors;
      return account === null ? [category, categoryFrom] : [category, categoryFrom, account];
    };
    const put = (body: object) => person.send(`${metrics}/vendor-categories`, { method: 'PUT', body });
    expect(await categoryOf('stripe')).toEqual(['card-processing', 'name']);
    expect((await put({ vendor: 'stripe', category: ' Our  fees ' })).status).toBe(204);
    expect(await categoryOf('stripe')).toEqual(['Our  fees', 'person']);
    expect((await get('/vendor-analysis')).categories).toContainEqual({ category: 'Our  fees', vendors: 1, spend: 1_000 });
    await put({ vendor: 'stripe', category: null });
    expect(await categoryOf('stripe')).toEqual(['card-processing', 'name']);
    expect((await put({ vendor: 'stripe', category: ' ' })).status).toBe(400);

    const pay = (account: string, amount: number, isDirect: boolean | null) =>
      platform.pool.query(
        `insert into ledger.vendor_payments (company_id, source, source_id, written_by, paid_on, currency, amount, account, is_direct, vendor_id)
         select $1, 'xero', $2, 1, '2025-11-01', 'USD', $3, $2, $4, id from ledger.vendors where company_id = $1 and name = 'Paper Mill, Inc.'`,
        [harborlineAccounting.id, account, amount, isDirect],
      );
    expect(await categoryOf('paper%20mill')).toEqual(['office-supplies', 'name']);
    await pay('Checking', 900, true);
    await pay('Uniforms', 100, null);
    await pay('6100 Repairs', 300, null);
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-01');
    expect(await categoryOf('paper%20mill')).toEqual(['facilities', 'account', '6100 Repairs']);
    await put({ vendor: 'paper mill', category: 'Our paper' });
    expect(await categoryOf('our')).toEqual(['Our paper', 'person']);
    await put({ vendor: 'paper mill', category: null });
    await platform.pool.query(`delete from ledger.vendor_payments where company_id = $1`, [harborlineAccounting.id]);
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-01');
  });

  it("§6 of one company contain no data of another, even if another company's identifiers are requested", async () => {
    const made: MadeLedger = {
      customers: ['Ann', 'Bob'],
      invoices: [0, 1].map((customer) => ({
        customer,
        issuedOn: 20_000 + customer,
        dueOn: 20_030,
        total: 777_777,
        currency: 'USD',
        rate: '1',
        lines: [{ service: 'Secret service', quantity: 1, amount: 777_777 }],
      })),
      credits: [{ kind: 'payment', customer: 0, on: 20_001, total: 555_555, currency: 'USD', rate: '1' }],
      applications: [],
    };
    await writeLedger({ database: platform.database, companyId: brightfield.id }, made);
    await refreshMetrics(platform.database, brightfield.id, '2025-12-31');
    const stranger = await demoPerson(platform, noah).signIn();
    const [mine, theirs] = await Promise.all(
      [harborlineAccounting, brightfield].map(({ id }) =>
        platform.database.select({ id: clients.id, name: clients.name }).from(clients).where(eq(clients.companyId, id)),
      ),
    );
    const own = new Set(theirs?.map(({ name }) => name));
    for (const { name, endpoint } of reads) {
      for (const client of mine ?? []) {
        const path = mountOf[endpoint.base] + endpoint.path.replace('{clientId}', client.id).replace('{metric}', 'open');
        for (const query of ['', `?clientId=${client.id}`, '?asOf=2025-06-30', '?limit=200&vendor=stripe&find=Alder']) {
          const { status, body } = await stranger.send(path + query);
          const text = JSON.stringify(body);
          expect([name, status < 500]).toEqual([name, true]);
          if (status === 200) for (const { name: secret } of mine ?? []) if (!own.has(secret)) expect(text).not.toContain(secret);
          expect(text).not.toContain('DEMO-');
          expect(text).not.toContain('Stripe');
        }
        if (endpoint.path.includes('{clientId}')) expect((await stranger.send(path)).status).toBe(404);
      }
    }
    expect(JSON.stringify(await get('/clients?limit=200'))).not.toContain('"Bob"');
    expect((await stranger.send(`${metrics}/dashboard`)).body).toMatchObject({ clients: 2, open: value(2 * 777_777 - 555_555) });
  }, 120_000);
});
