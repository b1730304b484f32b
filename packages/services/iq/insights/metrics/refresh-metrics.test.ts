import { clients } from '@services/ledger/schema/firms';
import { createLogger } from '@suite/env/logger';
import { isFullRun } from '@suite/env/node';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { available, type Metric, notAvailable, unlessUnsure } from '@suite/insights/metric';
import { stalePricing } from '@suite/insights/pricing/stale-pricing';
import { aging } from '@suite/insights/receivables/aging';
import { boundedAmounts, dsoMetrics, owedBounds, owedMetrics } from '@suite/insights/receivables/bounds';
import { daysLate, shareLate } from '@suite/insights/receivables/days-late';
import { owed, type Receivable, unsureOn } from '@suite/insights/receivables/open';
import { creditSales } from '@suite/insights/receivables/sales';
import { badgeOf } from '@suite/insights/segments/badge';
import { clientStatistics } from '@suite/insights/segments/client-statistics';
import { salesQuantiles } from '@suite/insights/segments/sales-quantiles';
import { unsureKinds } from '@suite/insights/unsure-documents';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { type DayNumber, dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { firstDay, lastDay, monthOf, monthsTo } from '@suite/values/month';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Dashboard } from '../contract/dashboard';
import { consumerPrices, metricClientMonths, metricClients, metricPrices, metricSets } from '../schema/metrics';
import { monthsOf } from './dashboard';
import { billingsOf, receivablesOf } from './fixture-expected';
import { aLedger, type Firm, LAST_DAY, type MadeLedger, newFirm, writeLedger } from './fixture-ledger';
import { metricsOfAnyDay } from './metric-set';
import { monthMetrics } from './month-metrics';
import { sumsOfClient } from './read-client';
import { findClient } from './read-clients';
import { refreshMetrics } from './refresh-metrics';
import { statisticsOf } from './statistics';

const MONTHS = 30;

/** Returns the stored metrics. */
async function storedSet({ database, companyId }: Firm, asOf?: string) {
  const set = await metricsOfAnyDay(database, companyId, asOf);
  const rows = await database
    .select({ row: metricClients, name: clients.name })
    .from(metricClients)
    .innerJoin(clients, eq(clients.id, metricClients.clientId))
    .where(eq(metricClients.setId, set.id));
  const prices = await database
    .select({ row: metricPrices, name: clients.name })
    .from(metricPrices)
    .innerJoin(clients, eq(clients.id, metricPrices.clientId))
    .where(eq(metricPrices.setId, set.id));
  const [{ dashboard } = { dashboard: undefined }] = await database.select().from(metricSets).where(eq(metricSets.id, set.id));
  const months = await database
    .select({ row: metricClientMonths, name: clients.name })
    .from(metricClientMonths)
    .innerJoin(clients, eq(clients.id, metricClientMonths.clientId))
    .where(eq(metricClientMonths.setId, set.id));
  return {
    asOf: set.asOf,
    clientMonths: new Map(
      months.map(({ name, row }) => [name, monthMetrics({ sums: sumsOfClient(row), excluded: new Map() }, set, MONTHS)]),
    ),
    clients: new Map(rows.map(({ name, row }) => [name, row])),
    coversFrom: set.coversFrom,
    months: await monthsOf(
      database,
      { setId: set.id, asOf: set.asOf, coversFrom: set.coversFrom, coverage: set.coverage },
      MONTHS,
    ),
    prices: prices.map(({ name, row }) => ({ ...row, client: name })),
    dashboard: dashboard as Dashboard,
  };
}

const knownOn = <Value>(all: readonly Receivable[], day: DayNumber, value: Value) =>
  unlessUnsure(unsureOn(all, day), available(value));

/** Compares the stored metrics with the rows themselves, counted one by one by packages/insights. */
async function expectMetrics(
  firm: Firm,
  made: MadeLedger,
  asOf: DayNumber,
  cpi: ReadonlyMap<string, number>,
  requested?: string,
) {
  const found = await storedSet(firm, requested);
  expect(found.asOf).toBe(isoDayOf(asOf));
  const naive = receivablesOf(made, asOf).map((rows) => {
    const ofYear = rows.unconverted.filter((on) => on <= asOf && on > asOf - 365).length;
    const { receivables, ledgerCustomers, withoutRate } = rows;
    const statistics = clientStatistics(receivables, asOf, { ledgerCustomers, unconverted: ofYear, withoutRate });
    return { ...rows, statistics };
  });
  const quantiles = salesQuantiles(naive.map(({ statistics }) => statistics));
  const dates = naive.flatMap(({ receivables, unconverted }) => [...receivables.map(({ issuedOn }) => issuedOn), ...unconverted]);
  const begins = Math.min(...dates.filter((on) => on <= asOf));
  expect(found.coversFrom).toBe(begins === Number.POSITIVE_INFINITY ? null : isoDayOf(begins));
  expect([...found.clients.keys()].sort()).toEqual(naive.map(({ name }) => name).sort());
  for (const { name, receivables, withoutRate, statistics, net } of naive) {
    const row = found.clients.get(name);
    if (!row) throw new Error(`${name} is missing`);
    expect({ name, ...statisticsOf(row, isoDayOf(asOf)) }).toEqual({ name, ...statistics });
    expect({ name, badge: row.badge }).toEqual({ name, badge: badgeOf(statistics, quantiles, asOf - begins >= 729).badge });
    const { current, days1To30, days31To60, days61To90, over90 } = aging(receivables, asOf);
    const unsure = unsureOn(receivables, asOf);
    const sums = { ...owed(receivables, asOf), current, days1To30, days31To60, days61To90, over90 };
    const shown = unsure ? Object.fromEntries(Object.keys(sums).map((key) => [key, null])) : sums;
    expect({ ...row, name }).toMatchObject({ name, unsureDocuments: unsure, ...shown });
    const { amounts, documents } = owedBounds(receivables, asOf);
    const bounds = (end: 'low' | 'high' | 'without') => boundedAmounts.map((amount) => amounts[amount][end]);
    const [low, high] = [row.unsureLow, row.unsureHigh].map((ends) => ends?.map((end, place) => end + (row.sure?.[place] ?? 0)));
    expect({ name, sure: row.sure ?? undefined, low, high }).toEqual(
      unsure ? { name, sure: bounds('without'), low: bounds('low'), high: bounds('high') } : { name },
    );
    const kinds = [documents.open, documents.overdue, documents.unappliedCredit].flatMap((counts) =>
      unsureKinds.map((kind) => counts[kind] ?? 0),
    );
    expect({ name, kinds: row.unsureKinds }).toEqual({ name, kinds: unsure ? kinds : null });
    expect({ name, days: row.longestPastDue }).toEqual({
      name,
      days: unsure || unsureOn(withoutRate, asOf) ? null : statistics.longestPastDue,
    });
    const value = (metric: Metric) => (metric.available ? metric.value : null);
    expect({ name, late: row.shareLate }).toEqual({ name, late: value(shareLate(statistics.lateCounts)) });
    for (const { month, ending, aging: aged } of found.clientMonths.get(name) ?? []) {
      const to = Math.min(lastDay(month), asOf);
      expect({ name, month, ending, aged }).toEqual({
        name,
        month,
        ending: knownOn(receivables, to, owed(receivables, to).open),
        aged: knownOn(receivables, to, aging(receivables, to)),
      });
    }
    expect({ name, late: row.daysLate }).toEqual({ name, late: value(daysLate(statistics.lateSums)) });
    const ofYear = net.filter(({ on }) => on <= asOf && on > asOf - 365);
    const taxUnknown = ofYear.filter(({ isTaxKnown }) => !isTaxKnown).length;
    expect({ ...row, name }).toMatchObject({ name, revenue: sum(ofYear), taxUnknown });
  }
  const all = naive.flatMap(({ receivables }) => receivables);
  const nets = naive.flatMap(({ net }) => net);
  for (const month of found.months) {
    const [from, to] = [firstDay(month.month), Math.min(lastDay(month.month), asOf)];
    const { month: named, beginning, sales, revenue, ending, endingCurrent, aging: aged, isToDate, days } = month;
    const end = owed(all, to);
    expect({ named, beginning, sales, revenue, ending, endingCurrent, aged, isToDate, days }).toEqual({
      named,
      beginning: knownOn(all, from - 1, owed(all, from - 1).open),
      sales: available(creditSales(all, from, to)),
      revenue: available(sum(nets.filter(({ on }) => on >= from && on <= to))),
      ending: knownOn(all, to, end.open),
      endingCurrent: knownOn(all, to, end.current),
      aged: knownOn(all, to, aging(all, to)),
      isToDate: to < lastDay(month.month),
      days: to - Math.max(from, begins) + 1,
    });
  }
  const months = monthsTo(asOf, MONTHS + 1).filter(({ to }) => to >= begins);
  expect(found.months.map(({ month }) => month)).toEqual(
    months.slice(0, MONTHS + (asOf < lastDay(monthOf(asOf)) ? 1 : 0)).map(({ month }) => month),
  );
  const { open, overdue, aging: byAge } = owedMetrics(owedBounds(all, asOf));
  const sales = creditSales(all, asOf - 364, asOf);
  expect(found.dashboard).toMatchObject({
    open: begins === Number.POSITIVE_INFINITY ? notAvailable('no-invoices') : open,
    overdue: begins === Number.POSITIVE_INFINITY ? notAvailable('no-invoices') : overdue,
    aging: begins === Number.POSITIVE_INFINITY ? notAvailable('no-invoices') : byAge,
    sales: available(sales),
    salesBefore: asOf - begins >= 729 ? available(creditSales(all, asOf - 729, asOf - 365)) : notAvailable('ledger-too-short'),
  });
  const days = Math.min(365, asOf - begins + 1);
  if (days > 0) {
    expect(found.dashboard).toMatchObject(dsoMetrics(owedBounds(all, asOf), { sales, days }));
  }
  const lacked = naive.flatMap(({ unconvertedSales }) => unconvertedSales).filter(({ on }) => on <= asOf && on > asOf - 365);
  const currencies = [...new Set(lacked.map(({ currency }) => currency))].sort();
  const ofCurrency = (currency: string) => lacked.filter((each) => each.currency === currency);
  expect(found.dashboard.excluded.sales).toEqual(
    currencies.map((currency) => ({ currency, documents: ofCurrency(currency).length, amount: sum(ofCurrency(currency)) })),
  );
  expectPrices(found.prices, made, asOf, cpi);
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

function expectPrices(
  found: Awaited<ReturnType<typeof storedSet>>['prices'],
  made: MadeLedger,
  asOf: DayNumber,
  cpi: ReadonlyMap<string, number>,
) {
  const services = billingsOf(made, asOf);
  const priced = stalePricing(services, asOf, cpi, asOf);
  const invoiced = made.invoices.filter((each) => each.issuedOn <= asOf).map((each) => each.issuedOn);
  const naive = stalePricing(services, asOf, cpi, Math.min(...invoiced, ...priced.map(({ firstOn }) => firstOn)));
  const key = ({ client, service, price }: { client: string; service: string; price: number }) =>
    `${client} ${service} ${price.toFixed(6)}`;
  expect(found.map(key).sort()).toEqual(naive.map(key).sort());
  for (const each of naive) {
    const row = found.find((price) => key(price) === key(each) && dayNumberOf(price.firstOn) === each.firstOn);
    if (!row) throw new Error(`${key(each)} is missing`);
    const { sinceKind, months, freshness, period } = each;
    expect(row).toMatchObject({
      sinceKind,
      months,
      freshness,
      period,
      since: isoDayOf(each.since),
      lastOn: isoDayOf(each.lastOn),
    });
    const value = (metric: { available: true; value: number } | { available: false }) => (metric.available ? metric.value : null);
    const close = (found: number | null, expected: number | null) =>
      expected === null ? expect(found).toBeNull() : expect(found ?? Number.NaN).toBeCloseTo(expected, 9);
    close(row.nominalChange, each.nominalChange);
    close(row.realChange, each.realChange.available ? each.realChange.value.change : null);
    close(row.peerGap, value(each.peerGap));
    close(row.annualQuantity, each.annualQuantity);
    close(row.opportunity, each.opportunity.available ? each.opportunity.value.perYear : null);
    expect(row.opportunityBy).toBe(each.opportunity.available ? each.opportunity.value.by : null);
  }
}

const usd = { currency: 'USD', rate: '1' };

const aTable = fc.constantFrom(
  new Map<string, number>(),
  new Map(
    Array.from({ length: 24 }, (_, index) => [
      `${2022 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
      100 + index,
    ]),
  ),
);

onEachDatabase('metrics', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  const suppliedWith = async ({ database, companyId }: Firm, cpi: ReadonlyMap<string, number>) => {
    const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
    const rows = [...cpi].map(([month, value]) => ({ companyId, month: number(month), value }));
    if (rows.length) await database.insert(consumerPrices).values(rows);
  };

  it("compare a client's year before with the interpolated quantile of all clients", async () => {
    const firm = await newFirm(opened.database);
    const invoice = (customer: number, daysBefore: number, total: number) => {
      const issuedOn = LAST_DAY - daysBefore;
      return { ...usd, customer, issuedOn, dueOn: issuedOn + 30, total, lines: [] };
    };
    const made: MadeLedger = {
      customers: ['Once', 'Little', 'More', 'Most'],
      // 0, 100, 200 and 300 in the year: q60 is 180, so 160 in the year before is less.
      invoices: [
        ...[500, 470, 440, 410].map((daysBefore) => invoice(0, daysBefore, 40)),
        ...[1, 2, 3].map((customer) => invoice(customer, 10, customer * 100)),
      ],
      credits: [],
      applications: [],
    };
    await writeLedger(firm, made);
    await refreshMetrics(firm.database, firm.companyId, isoDayOf(LAST_DAY));
    const { clients: found } = await storedSet(firm);
    expect(found.get('Once')).toMatchObject({ sales: 0, salesBefore: 160, badge: 'hibernating' });
    await expectMetrics(firm, made, LAST_DAY, new Map());
  });

  it('assign no segment that unknown payment days could change, and none based on growth over a year that is not covered', async () => {
    const invoice = (customer: number, daysBefore: number, total: number) => {
      const issuedOn = LAST_DAY - daysBefore;
      return { ...usd, customer, issuedOn, dueOn: issuedOn + 30, total, lines: [] };
    };
    const monthly = [130, 100, 70, 40];
    const young: MadeLedger = {
      customers: ['Sure', 'Perhaps', 'Small', 'Old'],
      invoices: [
        ...monthly.map((daysBefore) => invoice(0, daysBefore, 1_000)),
        ...monthly.map((daysBefore) => invoice(1, daysBefore, 1_000)),
        ...[500, ...monthly].map((daysBefore) => invoice(2, daysBefore, 100)),
      ],
      credits: [],
      applications: [],
    };
    // Each is paid after 10 days; for two it is only known that it was between the 6th and the 60th day.
    const isUndated = (index: number) => index === 4 || index === 5;
    const paid = ({ invoices, ...rest }: MadeLedger): MadeLedger => ({
      ...rest,
      invoices,
      applications: invoices.map(({ issuedOn, total }, index) => {
        const days = isUndated(index) ? { on: issuedOn + 60, after: issuedOn + 5 } : { on: issuedOn + 10 };
        return { invoice: index, credit: null, amount: total, ...days };
      }),
    });
    const badgesOf = async (made: MadeLedger, asOf?: DayNumber) => {
      const firm = await newFirm(opened.database);
      await writeLedger(firm, made);
      await refreshMetrics(firm.database, firm.companyId, isoDayOf(LAST_DAY));
      await expectMetrics(firm, made, asOf ?? LAST_DAY, new Map(), asOf === undefined ? undefined : isoDayOf(asOf));
      const found = await storedSet(firm, asOf === undefined ? undefined : isoDayOf(asOf));
      return Object.fromEntries(made.customers.map((name) => [name, found.clients.get(name)?.badge]));
    };
    const dates = 'payment-dates-missing';
    expect(await badgesOf(paid(young))).toMatchObject({ Sure: 'champion', Perhaps: dates, Small: 'good' });
    const old = { ...young, invoices: [...young.invoices, invoice(3, 800, 100)] };
    expect(await badgesOf(paid(old))).toMatchObject({ Sure: 'champion', Perhaps: dates, Small: 'promising' });
    // A client who is first invoiced later does not change an earlier day.
    const many = [3, 4, 5, 6].map((customer) => invoice(customer, 1, 9_000));
    const later = { ...old, customers: [...old.customers, 'New', 'Newer', 'Newest'], invoices: [...old.invoices, ...many] };
    const earlier = LAST_DAY - 5;
    expect(await badgesOf(paid(later), earlier)).toMatchObject(await badgesOf(paid(old), earlier));
  });

  it('are updated as time passes while the ledger stays the same', async () => {
    const aMonth = { ...usd, customer: 0, issuedOn: LAST_DAY, dueOn: LAST_DAY + 30, total: 500, lines: [] };
    const paid = { invoice: 0, credit: null, on: LAST_DAY, amount: 500 };
    const empty: MadeLedger = { customers: ['Ann', 'Bob'], invoices: [], credits: [], applications: [] };
    const credit = { ...usd, kind: 'payment', customer: 1, on: LAST_DAY, total: 500 } as const;
    const cases: { made: MadeLedger; days: number[] }[] = [
      { made: { ...empty, credits: [{ ...credit, kind: 'credit-note' }] }, days: [364, 365, 729, 730] },
      { made: { ...empty, invoices: [aMonth], applications: [paid] }, days: [29, 30, 31, 364, 365, 729, 730] },
      // Another client's payment, before and after it was applied to the invoice.
      {
        made: { ...empty, invoices: [aMonth], credits: [credit], applications: [{ ...paid, credit: 0, on: LAST_DAY + 9 }] },
        days: [8, 9, 10],
      },
      {
        made: {
          ...empty,
          invoices: [{ ...aMonth, issuedOn: LAST_DAY + 9 }],
          credits: [credit],
          applications: [{ ...paid, credit: 0 }],
        },
        days: [8, 9, 10],
      },
      // Paid on an unknown day between the 11th and the 40th after the as-of date.
      {
        made: { ...empty, invoices: [aMonth], applications: [{ ...paid, on: LAST_DAY + 40, after: LAST_DAY + 10 }] },
        days: [9, 10, 11, 30, 31, 39, 40, 41],
      },
      {
        made: {
          ...empty,
          invoices: [aMonth],
          credits: [credit],
          applications: [{ ...paid, credit: 0, on: LAST_DAY + 9, after: LAST_DAY }],
        },
        days: [1, 8, 9],
      },
      // A payment that is used up, but may have been applied to another invoice, too.
      {
        made: {
          ...empty,
          invoices: [aMonth, { ...aMonth, total: 200 }],
          credits: [credit],
          applications: [
            { ...paid, credit: 0 },
            { invoice: 1, credit: 0, amount: 200, on: LAST_DAY + 40, after: LAST_DAY - 1 },
          ],
        },
        days: [1, 39, 40],
      },
      { made: { ...empty, invoices: [{ ...aMonth, isSettlementUnknown: true }] }, days: [1, 30, 31, 91, 365] },
    ];
    for (const { made, days } of cases) {
      const firm = await newFirm(opened.database);
      await writeLedger(firm, made);
      for (const after of [0, ...days]) {
        await refreshMetrics(firm.database, firm.companyId, isoDayOf(LAST_DAY + after));
        await expectMetrics(firm, made, LAST_DAY + after, new Map());
      }
    }

    const firm = await newFirm(opened.database);
    await writeLedger(firm, { ...empty, invoices: [{ ...aMonth, currency: 'GBP', rate: null }] });
    for (const after of [0, 31, 62]) {
      await refreshMetrics(firm.database, firm.companyId, isoDayOf(LAST_DAY + after));
      const { months, dashboard } = await storedSet(firm);
      const one = { currency: 'GBP', documents: 1, amount: 500 };
      expect(months.filter(({ excluded }) => excluded.length).map(({ excluded }) => excluded)).toEqual(
        Array(1 + after / 31).fill([one]),
      );
      // Counted once, regardless of the number of months and metrics that exclude it; CEI only covers whole months.
      expect(dashboard.excluded).toEqual({ sales: [one], open: [one], dso: [one], cei: after ? [one] : [], spend: [] });
    }
    const { id: setId } = await metricsOfAnyDay(firm.database, firm.companyId);
    const [client] = await firm.database.select({ id: clients.id }).from(clients).where(eq(clients.companyId, firm.companyId));
    const none = { available: false, reason: 'no-exchange-rate' };
    expect(await findClient(firm.database, setId, client?.id ?? '')).toMatchObject({ daysLate: none });
  });

  it('match the rows counted one by one, at first, after changes and as days pass, and for an earlier day', async () => {
    const days = fc.record({
      first: fc.integer({ min: 0, max: 500 }),
      later: fc.constantFrom(0, 0, 1, 20, 90),
      waits: fc.array(fc.constantFrom(1, 1, 2, 30, 365), { maxLength: 3 }),
      back: fc.integer({ min: 0, max: 500 }),
    });
    await fc.assert(
      fc.asyncProperty(aLedger, aLedger, days, aTable, async (before, changes, { first, later, waits, back }, cpi) => {
        const firm = await newFirm(opened.database);
        await suppliedWith(firm, cpi);
        const start = LAST_DAY - first;
        await writeLedger(firm, before);
        await refreshMetrics(firm.database, firm.companyId, isoDayOf(start));
        await expectMetrics(firm, before, start, cpi);

        // Replaces the first invoices with those of the second ledger, like corrections at the source.
        const half = Math.floor(changes.invoices.length / 2);
        const after: MadeLedger = {
          ...before,
          invoices: [...changes.invoices.slice(0, half), ...before.invoices.slice(half)],
          applications: before.applications,
        };
        await writeLedger(firm, after);
        let asOf = start + later;
        for (const days of [0, ...waits]) {
          asOf += days;
          await refreshMetrics(firm.database, firm.companyId, isoDayOf(asOf));
          await expectMetrics(firm, after, asOf, cpi);
        }

        const earlier = asOf - back - 1;
        await expectMetrics(firm, after, earlier, cpi, isoDayOf(earlier));
        await expectMetrics(firm, after, asOf, cpi);
      }),
      // A ledger of a dozen rows is easier to read as it is than to shrink.
      { numRuns: isFullRun() ? 100 : 13, endOnFailure: true },
    );
  }, 600_000);
});
