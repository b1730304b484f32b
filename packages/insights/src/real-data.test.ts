import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { type DayNumber, dayNumberOf } from '@suite/values/day-number';
import { monthsTo } from '@suite/values/month';
import { parse } from 'csv-parse/sync';
import { type ServiceBillings, stalePricing } from './pricing/stale-pricing';
import { aging } from './receivables/aging';
import { cei } from './receivables/cei';
import { countbackDso } from './receivables/countback-dso';
import { daysLate, lateSums } from './receivables/days-late';
import { averageDaysDelinquent, bestPossibleDso, dso } from './receivables/dso';
import { owed, type Receivable } from './receivables/open';
import { creditSales } from './receivables/sales';
import { categoryOf } from './vendors/categories';
import { herfindahl, topShare } from './vendors/concentration';
import { mergeSuggestions } from './vendors/merge-suggestions';
import { normaliseName } from './vendors/normalise-name';

const realData = process.env.REAL_DATA;
const onRealData = realData ? test : test.skip;
const skipped = realData ? '' : ' (left out: REAL_DATA is not set)';

type Columns = Record<string, string>;
const read = (...path: string[]): Columns[] => parse(readFileSync(join(realData ?? '', ...path)), { columns: true });

/** Sales of the Xero organization in its own currency; `currency_rate` is the number of units for one of it. */
const xeroSales = () => read('xero', 'invoice_data.csv').filter((row) => row.type === 'ACCREC' && row.status !== 'DELETED');
const cents = (row: Columns, amount: string) => Math.round((Number(amount) / Number(row.currency_rate)) * 100);

/** The export has no payments, only the day on which an invoice was fully paid. It has no partly paid invoices. */
function receivable(row: Columns): Receivable {
  const amount = cents(row, row.total ?? '');
  const applications = row.fully_paid_on_date ? [{ on: dayNumberOf(row.fully_paid_on_date), amount }] : [];
  return { kind: 'invoice', issuedOn: dayNumberOf(row.date ?? ''), dueOn: dayNumberOf(row.due_date ?? ''), amount, applications };
}

/** The last day of each month of the data, and some days within months, as day numbers. */
const days: DayNumber[] = ['2019-10-01', '2020-02-29', '2020-06-15', '2020-12-31', '2021-02-28', '2021-03-31'].map(dayNumberOf);

onRealData(`open receivables, aging, DSO, CEI and days late of a Xero organization match a plain count${skipped}`, () => {
  const sales = xeroSales();
  const rows = sales.map(receivable);
  expect(rows).toHaveLength(116);
  for (const asOf of days) {
    const naive = plainCount(sales, new Date(asOf * MILLISECONDS_PER_DAY));
    expect(aging(rows, asOf)).toEqual(naive.aging);
    const { open, current, overdue } = owed(rows, asOf);
    expect({ open, overdue }).toEqual({ open: naive.open, overdue: naive.overdue });
    const months = monthsTo(asOf, 12).map(({ from, to, days }) => ({ from, days, sales: creditSales(rows, from, to) }));
    const year = { open, current, sales: creditSales(rows, asOf - 364, asOf), days: 365 };
    expect(year.sales).toBe(naive.sales);
    if (naive.sales === 0) {
      expect(dso(year)).toEqual({ available: false, reason: 'no-sales' });
      continue;
    }
    expect(resultOf(dso(year))).toBeCloseTo((naive.open / naive.sales) * 365, 9);
    expect(resultOf(bestPossibleDso(year))).toBeCloseTo(((naive.open - naive.overdue) / naive.sales) * 365, 9);
    expect(resultOf(averageDaysDelinquent(year))).toBeCloseTo((naive.overdue / naive.sales) * 365, 9);
    expect(resultOf(daysLate(lateSums(rows, asOf)))).toBeCloseTo(naive.daysLate, 9);
    const [month] = months;
    if (!month) throw new Error('no month');
    const beginning = owed(rows, month.from - 1).open;
    const collected = beginning + month.sales - open;
    const metric = cei({ beginning, sales: month.sales, ending: open, endingCurrent: current });
    expect(resultOf(metric)).toBeCloseTo((collected / (collected + overdue)) * 100, 9);
    expect(countbackDso({ open, newestFirst: months }).available).toBe(true);
  }
});

const resultOf = (metric: ReturnType<typeof dso>): number => (metric.available ? metric.value : Number.NaN);

/** Counts with JavaScript's own dates, in one pass, without any part of the package. */
function plainCount(sales: readonly Columns[], A: Date) {
  const apart = (from: string, to: Date | string) =>
    Math.round((new Date(to).getTime() - new Date(from).getTime()) / MILLISECONDS_PER_DAY);
  const aging = { current: 0, days1To30: 0, days31To60: 0, days61To90: 0, over90: 0 };
  let [sold, weighted, weight] = [0, 0, 0];
  for (const row of sales) {
    const { date = '', due_date: due = '', fully_paid_on_date: paid = '' } = row;
    const age = apart(date, A);
    if (age < 0) continue;
    const amount = cents(row, row.total ?? '');
    if (age < 365) sold += amount;
    const isPaid = paid !== '' && apart(paid, A) >= 0;
    const late = isPaid ? apart(due, paid) : apart(due, A);
    if (isPaid || late > 0) [weighted, weight] = [weighted + amount * late, weight + amount];
    if (isPaid) continue;
    if (late <= 0) aging.current += amount;
    else if (late <= 30) aging.days1To30 += amount;
    else if (late <= 60) aging.days31To60 += amount;
    else if (late <= 90) aging.days61To90 += amount;
    else aging.over90 += amount;
  }
  const overdue = aging.days1To30 + aging.days31To60 + aging.days61To90 + aging.over90;
  return { aging, overdue, open: overdue + aging.current, sales: sold, daysLate: weighted / weight };
}

onRealData(
  `the recurring services of a Xero organization never changed price in the currency of their invoices${skipped}`,
  () => {
    const invoices = new Map(xeroSales().map((row) => [row.invoice_id, row]));
    const billed = (rateOf: (row: Columns) => number) => {
      const services = new Map<string, ServiceBillings & { billings: { on: DayNumber; quantity: number; amount: number }[] }>();
      for (const line of read('xero', 'invoice_line_item_data.csv')) {
        const row = invoices.get(line.invoice_id ?? '');
        if (!row) continue;
        const { contact_id: client = '', date = '' } = row;
        const service = line.description ?? '';
        const key = `${client} ${service}`;
        if (!services.has(key)) services.set(key, { client, service, rate: undefined, billings: [] });
        const amount = Math.round((Number(line.line_amount) / rateOf(row)) * 100);
        services.get(key)?.billings.push({ on: dayNumberOf(date), quantity: Number(line.quantity), amount });
      }
      return stalePricing([...services.values()], dayNumberOf('2021-02-28'), new Map(), dayNumberOf('2019-01-01'));
    };
    // Grouped by another program: eight services on three days or more, in months since the first day.
    const own = billed(() => 1);
    expect(own.map(({ sinceKind, months }) => [sinceKind, months]).toSorted()).toEqual(
      [4, 5, 8, 8, 9, 11, 13, 15].map((months) => ['first-billing', months]).toSorted(),
    );
    // Daily exchange rates would look like increases, which is why a price stays in its own currency.
    const converted = billed((row) => Number(row.currency_rate));
    expect(converted.filter(({ sinceKind }) => sinceKind === 'increase')).toHaveLength(2);
  },
);

onRealData(`2,428 vendor names of a city are normalized, and similar ones are suggested for merging${skipped}`, () => {
  const payments = read('vendor-payments', 'scottsdale.csv');
  const names = [...new Set(payments.map(({ VendorName = '' }) => VendorName))];
  const normalised = new Set(names.map((name) => normaliseName(name)));
  const suggestions = mergeSuggestions(normalised);
  expect(normalised.has('')).toBe(false);
  expect([names.length, normalised.size]).toEqual([2_428, 2_411]);
  for (const { names: pair } of suggestions) expect(pair.every((name) => normalised.has(name))).toBe(true);

  const spend = new Map<string, number>();
  for (const { VendorName = '', PaymentAmount } of payments) {
    const name = normaliseName(VendorName);
    spend.set(name, (spend.get(name) ?? 0) + Math.round(Number(PaymentAmount) * 100));
  }
  const total = (of: readonly string[]) => of.reduce((sum, name) => sum + (spend.get(name) ?? 0), 0);
  const categorized = [...spend.keys()].filter((name) => categoryOf(name));
  expect(categorized.length / spend.size).toBeGreaterThan(0.45);
  expect(total(categorized) / total([...spend.keys()])).toBeGreaterThan(0.89);
  const amounts = [...spend.values()];
  const [top5, top10, index] = [topShare(amounts, 5), topShare(amounts, 10), herfindahl(amounts)].map(resultOf) as [
    number,
    number,
    number,
  ];
  expect(top5).toBeLessThan(top10);
  expect(index).toBeGreaterThanOrEqual(((top5 * 100) / 5) ** 2 * 5);
});
