import { generateCompany } from '@suite/host/demo/generated/generate-company';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { addPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { dayNumberOf } from '@suite/values/day-number';
import type { Dashboard } from '../contract/dashboard';
import type { Aging, FirmMonth } from '../contract/metric-schemas';
import type { ReportContent } from '../contract/report-content';
import type { AdviceRule } from '../contract/to-dos';
import { amountKind, salesNameOf } from '../wording/advice-rules';
import { type MadeCredit, type MadeInvoice, type MadeLedger, writeLedger } from './fixture-ledger';
import { metricsAsOf } from './metric-set';
import { refreshMetrics } from './refresh-metrics';

jest.setTimeout(120_000);

const metrics = '/insights/metrics';
const buckets = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const satisfies (keyof Aging)[];

/** Numbers of the dashboard without rows of their own, because they are ratios, counts, or belong to the year before. */
const withoutRows = [
  /^(asOf|currency|period|excluded)\b/,
  /^(salesBefore|revenueBefore|taxUnknown|unsure|overdueUnsure)\b/,
  /^(cei|ceiInOnePiece|dso|bestPossibleDso|averageDaysDelinquent|countbackDso)\b/,
  /^months\.\d+\.(month|days|isToDate|excluded|cei|dso|bestPossibleDso|averageDaysDelinquent|countbackDso)\b/,
  /^segments\.\d+\.badge$/,
  /^topOverdue\.\d+\.(clientId|name|badge|longestPastDue)$/,
  /^vendors\.(vendors|top5Share|top10Share|herfindahl)\b/,
  /^pricing\.unknown$/,
];

type Sums = Map<string, number>;

/**
 * Clients billed in euros and in dollars for three years, with partial payments, credit notes, and payments on account, some of
 * which are used up later.
 */
function abroad(): MadeLedger {
  const pick = (place: number, of: number) => (place * 7_919 + 104_729) % of;
  const invoices = Array.from({ length: 72 }, (_, place): MadeInvoice => {
    const issuedOn = dayNumberOf('2023-01-05') + place * 15;
    const money =
      place % 3 === 0 ? { currency: 'USD', rate: '1' } : { currency: 'EUR', rate: ['0.92', '0.87'][place % 2] ?? null };
    return {
      ...money,
      customer: place % 4,
      issuedOn,
      dueOn: issuedOn + 30,
      total: 20_000 + pick(place, 90_001),
      tax: 1_000,
      lines: [],
    };
  });
  const credits = Array.from({ length: 24 }, (_, place): MadeCredit => {
    const { currency, rate, customer, issuedOn } = invoices[place * 3 + 1] as MadeInvoice;
    const kind = place % 2 ? 'credit-note' : 'payment';
    return { currency, rate, customer, kind, on: issuedOn - 10, total: 15_000 + pick(place, 30_001), tax: 0 };
  });
  const applications = [
    ...invoices.flatMap(({ issuedOn, total }, invoice) =>
      invoice % 5
        ? [{ invoice, credit: null, on: issuedOn + 20 + pick(invoice, 80), amount: Math.round(total * (invoice % 2 ? 1 : 0.6)) }]
        : [],
    ),
    // Two of three credits are partly applied to the next invoice of their client in their currency.
    ...credits.flatMap(({ customer, currency, on, total }, credit) => {
      const invoice = invoices.findIndex(
        (each) => each.customer === customer && each.currency === currency && each.issuedOn > on + 20,
      );
      return credit % 3 && invoice % 5 === 0
        ? [{ invoice, credit, on: (invoices[invoice]?.issuedOn ?? 0) + 5, amount: Math.round(total / 2) }]
        : [];
    }),
  ];
  return { customers: ['Ardèche SARL', 'Borås AB', 'Calvi Srl', 'Delft BV'], invoices, credits, applications };
}

onOneDatabase('every number', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    const size = { clients: 60, invoices: 700, seed: 11, years: 4 };
    const { companyId } = await generateCompany(platform.database, 'Firm of Rows', size);
    await writeLedger({ database: platform.database, companyId }, abroad());
    await platform.settled();
    const { asOf } = await metricsAsOf(platform.database, companyId);
    await refreshMetrics(platform.database, companyId, asOf);
    person = await addPerson(platform, { companyId, role: 'administrator' });
    await person.signIn();
    await platform.settled();
  });
  afterAll(() => platform.close());

  const get = async (path: string) => {
    const { status, body } = await person.send(path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };

  /** Returns the sum of the rows that a number opens. */
  const rowsOf = async (metric: string, query: Record<string, string>) => {
    const { all, rows, asOf } = await get(`${metrics}/${metric}/rows?${new URLSearchParams({ ...query, limit: '1' })}`);
    expect(rows.length).toBe(Math.min(1, all.total));
    return { sum: all.sum as number, asOf };
  };
  const sumOf = async (metric: string, query: Record<string, string>) => (await rowsOf(metric, query)).sum;

  /** Returns the components of unapplied credit: rows of open amounts below zero. */
  async function creditOf(query: Record<string, string>): Promise<number> {
    let credit = 0;
    for (let offset = 0; ; offset += 200) {
      const range = { ...query, sort: 'value', order: 'ascending', limit: '200', offset: String(offset) };
      const { rows } = await get(`${metrics}/open/rows?${new URLSearchParams(range)}`);
      const below = rows.filter(({ value }: { value: number }) => value < 0);
      credit -= below.reduce((sum: number, { value }: { value: number }) => sum + value, 0);
      if (below.length < 200) return credit;
    }
  }

  async function clientsOf(query: Record<string, string>) {
    const found = [];
    for (let offset = 0; ; offset += 200) {
      const range = new URLSearchParams({ ...query, limit: '200', offset: String(offset) });
      const { clients, total } = await get(`${metrics}/clients?${range}`);
      found.push(...clients);
      if (found.length >= total) return { clients: found, total };
    }
  }

  async function ofMonths(months: readonly FirmMonth[], path: string, query: Record<string, string>): Promise<Sums> {
    const sums: Sums = new Map();
    for (const [place, { month }] of months.entries()) {
      const at = (name: string) => `${path}months.${place}.${name}`;
      const of = { ...query, month };
      for (const metric of ['sales', 'revenue']) sums.set(at(metric), await sumOf(metric, of));
      sums.set(at('ending'), await sumOf('open', of));
      sums.set(at('endingCurrent'), await sumOf('current', of));
      const [year = 0, number = 0] = month.split('-').map(Number);
      const before = new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
      sums.set(at('beginning'), await sumOf('open', { ...query, month: before }));
      for (const bucket of buckets) sums.set(at(`aging.${bucket}`), await sumOf('aging', { ...of, bucket }));
    }
    return sums;
  }

  async function ofDashboard(dashboard: Dashboard, query: Record<string, string>): Promise<Sums> {
    const sums: Sums = new Map();
    for (const metric of ['sales', 'revenue', 'open', 'overdue']) sums.set(metric, await sumOf(metric, query));
    sums.set('unappliedCredit', await creditOf(query));
    for (const bucket of buckets) sums.set(`aging.${bucket}`, await sumOf('aging', { ...query, bucket }));
    sums.set('clients', (await clientsOf(query)).total);
    for (const [place, { badge }] of dashboard.segments.entries()) {
      const { clients, total } = await clientsOf({ ...query, badge });
      sums.set(`segments.${place}.clients`, total);
      const add = (key: string, read: (client: never) => number) =>
        sums.set(
          `segments.${place}.${key}`,
          clients.map(read as never).reduce((sum: number, each) => sum + (each as number), 0),
        );
      for (const key of ['sales', 'open', 'overdue'])
        add(key, (client: Record<string, { value: number }>) => client[key]?.value ?? 0);
    }
    for (const [place, { clientId }] of dashboard.topOverdue.entries()) {
      sums.set(`topOverdue.${place}.overdue`, await sumOf('overdue', { ...query, clientId }));
      sums.set(`topOverdue.${place}.unappliedCredit`, await creditOf({ ...query, clientId }));
    }
    sums.set('vendors.spend', await sumOf('spend', query));
    const prices = (more: Record<string, string>) => get(`${metrics}/prices?${new URLSearchParams({ ...query, ...more })}`);
    sums.set('pricing.opportunity', (await prices({})).opportunity);
    const stale = [await prices({ freshness: 'stale' }), await prices({ freshness: 'very-stale' })];
    sums.set(
      'pricing.staleOpportunity',
      stale.reduce((sum, { opportunity }) => sum + (opportunity ?? 0), 0),
    );
    for (const freshness of ['fresh', 'due', 'stale', 'very-stale', 'unknown', 'ended']) {
      const key = freshness === 'very-stale' ? 'veryStale' : freshness;
      sums.set(`pricing.prices.${key}`, (await prices({ freshness })).total);
    }
    for (const each of await ofMonths(dashboard.months, '', query)) sums.set(...each);
    return sums;
  }

  /** Returns every number of a response by its path; a metric by its value, and nothing for one that is not available. */
  function numbersIn(value: unknown, path = ''): [string, number][] {
    if (typeof value === 'number') return [[path, value]];
    if (typeof value !== 'object' || value === null) return [];
    if ('available' in value) return value.available && 'value' in value ? numbersIn(value.value, path) : [];
    return Object.entries(value).flatMap(([key, each]) => numbersIn(each, path ? `${path}.${key}` : key));
  }

  function expectEach(response: unknown, sums: Sums, exceptions: readonly RegExp[]) {
    const numbers = numbersIn(response).filter(([path]) => !exceptions.some((exception) => exception.test(path)));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.map(([path]) => [path, sums.get(path)])).toEqual(numbers);
  }

  const days = ['', '2025-12-31', '2024-05-17'];

  it('comes from a ledger with two currencies, credit notes and payments on account', async () => {
    const { rows } = await get(`${metrics}/open/rows?limit=200&sort=value&order=ascending`);
    const sales = await get(`${metrics}/sales/rows?limit=200&asOf=2025-12-31&kind=credit-note`);
    expect(new Set(rows.map(({ currency }: { currency: string }) => currency)).size).toBeGreaterThan(1);
    expect(rows.filter(({ kind, value }: { kind: string; value: number }) => kind === 'payment' && value < 0)).not.toEqual([]);
    expect(sales.total).toBeGreaterThan(0);
  });

  it.each(days)('of the dashboard is the sum of its rows, as of %p', async (asOf) => {
    const query: Record<string, string> = asOf ? { asOf } : {};
    const dashboard: Dashboard = await get(`${metrics}/dashboard?${new URLSearchParams(query)}`);
    expectEach(dashboard, await ofDashboard(dashboard, query), withoutRows);
  });

  it.each(days)('of the clients is the sum of their rows, as of %p', async (asOf) => {
    const query: Record<string, string> = asOf ? { asOf } : {};
    const { clients } = await clientsOf(query);
    for (const client of clients.slice(0, 12)) {
      const of = { ...query, clientId: client.clientId };
      const sums: Sums = new Map();
      for (const metric of ['sales', 'revenue', 'open', 'overdue']) sums.set(metric, await sumOf(metric, of));
      sums.set('unappliedCredit', await creditOf(of));
      for (const bucket of buckets) sums.set(`aging.${bucket}`, await sumOf('aging', { ...of, bucket }));
      expectEach(client, sums, [
        /^(clientId|name|badge|taxUnknown|unsure|excluded|invoices|medianGap)\b/,
        /^(salesBefore|revenueBefore|longestPastDue|daysLate|shareLate|firstInvoiceOn|lastInvoiceOn)\b/,
      ]);
      const listed = async (list: string) =>
        (await get(`${metrics}/clients/${client.clientId}/${list}?${new URLSearchParams({ ...query, limit: '1' })}`)).all.sum;
      expect((await listed('invoices')) + (await listed('payments'))).toBe(client.open.value);
    }
    const [first] = clients.toSorted((a, b) => b.invoices - a.invoices);
    const one = await get(`${metrics}/clients/${first.clientId}?${new URLSearchParams(query)}`);
    const sums = await ofMonths(one.months.slice(0, 6), '', { ...query, clientId: first.clientId });
    expectEach({ months: one.months.slice(0, 6) }, sums, withoutRows);
  });

  it.each(days)('of the vendors is the sum of their rows, as of %p', async (asOf) => {
    const query: Record<string, string> = asOf ? { asOf } : {};
    const { vendors } = await get(`${metrics}/vendors?${new URLSearchParams({ ...query, limit: '50' })}`);
    for (const { vendor, spend } of vendors)
      expect([vendor, await sumOf('spend', { ...query, vendor })]).toEqual([vendor, spend]);
    const { categories } = await get(`${metrics}/vendor-analysis?${new URLSearchParams(query)}`);
    const all = categories.reduce((sum: number, { spend }: { spend: number }) => sum + spend, 0);
    expect(all).toBe(await sumOf('spend', query));
  });

  it('of a to-do matches its name: annual credit sales cover the 365 days up to the as-of date', async () => {
    const { toDos, salesAreRevenue } = await get('/insights/advisory/to-dos?limit=200');
    expect(salesAreRevenue).toBe(false);
    const { clients } = await clientsOf({});
    type Sold = { clientId: string; sales: { value: number }; salesBefore: { value: number } };
    const shown = new Set<string>();
    for (const { rule, clientId, atStake } of toDos as { rule: AdviceRule | null; clientId: string; atStake: number }[]) {
      const kind = rule && amountKind(rule, salesNameOf(salesAreRevenue));
      if (!kind?.includes('sales')) continue;
      const { sales, salesBefore } = clients.find((client: Sold) => client.clientId === clientId) as Sold;
      const expected = kind === 'annual credit sales' ? sales.value : Math.max(sales.value, salesBefore.value);
      expect([kind, rule, atStake]).toEqual([kind, rule, expected]);
      shown.add(kind);
    }
    expect([...shown].toSorted()).toEqual(['annual credit sales', 'credit sales in the better of two years']);
  });

  it('of a report is the sum of the rows of its period', async () => {
    const { body: made } = await person.send('/insights/reports', {
      body: {
        kind: 'monthly',
        to: '2025-11-30',
        sections: ['revenue', 'collections', 'receivables', 'concentration', 'vendors'],
      },
    });
    await platform.settled();
    const report: { content: ReportContent } = await get(`/insights/reports/${made.id}`);
    const { content } = report;
    const asOf = { asOf: '2025-11-30' };
    const of = (measure: string) => content.headline.find((each) => each.measure === measure)?.value;
    for (const measure of ['revenue', 'sales']) {
      expect([measure, of(measure)]).toEqual([
        measure,
        { available: true, value: await sumOf(measure, { ...asOf, month: '2025-11' }) },
      ]);
    }
    for (const measure of ['open', 'overdue']) {
      expect([measure, of(measure)]).toEqual([measure, { available: true, value: await sumOf(measure, asOf) }]);
    }
    for (const bucket of buckets) {
      expect([bucket, content.aging?.[bucket]]).toEqual([bucket, await sumOf('aging', { ...asOf, bucket })]);
    }
    for (const { clientId, overdue, unappliedCredit } of content.debtors ?? []) {
      expect(overdue).toBe(await sumOf('overdue', { ...asOf, clientId }));
      expect(unappliedCredit).toBe(await creditOf({ ...asOf, clientId }));
    }
    for (const { clientId, revenue } of content.concentration?.top ?? []) {
      expect(revenue).toBe(await sumOf('revenue', { ...asOf, clientId }));
    }
    for (const { month, revenue } of content.months) expect(revenue).toBe(await sumOf('revenue', { ...asOf, month }));
    expect(content.vendors?.spend).toBe(await sumOf('spend', asOf));
  });
});
