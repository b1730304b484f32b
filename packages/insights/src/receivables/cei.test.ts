import { monthsTo } from '@suite/values/month';
import fc from 'fast-check';
import { notAvailable } from '../metric';
import { type CeiMonth, cei, ceiInOnePiece, ceiOfPeriod } from './cei';
import { owed, type Receivable } from './open';
import { aDay, invoice, rows } from './rows.fixture';
import { creditSales } from './sales';

const month = (given: Partial<CeiMonth>): CeiMonth => ({
  month: '2020-03',
  beginning: 0,
  sales: 0,
  ending: 0,
  endingCurrent: 0,
  ...given,
});

const inPeriod = (each: CeiMonth, isToDate = false) => ({ ...each, cei: cei(each), isToDate });

const resultOf = (metric: ReturnType<typeof cei>) => (metric.available ? metric.value : metric.reason);

// creditguru.com, "Ratio - Collection Effectiveness Index": a quarter's sales of 10,890 as three months, 55.9 %.
test('the worked example of Credit Guru', () => {
  const metric = cei(month({ beginning: 6_200, sales: 10_890 / 3, ending: 6_340, endingCurrent: 3_590 }));
  expect(resultOf(metric)).toBeCloseTo(55.9, 1);
});

test('it is the collected amount ÷ the amount that came due, summed row by row', () => {
  fc.assert(
    fc.property(rows, aDay, (all, asOf) => {
      const [span] = monthsTo(asOf, 1);
      if (!span) throw new Error('no month');
      const before = owed(all, span.from - 1);
      const after = owed(all, span.to);
      const sales = creditSales(all, span.from, span.to);
      const metric = cei(month({ beginning: before.open, sales, ending: after.open, endingCurrent: after.current }));
      const naive = naiveCei(all, span.from, span.to);
      if (naive === undefined) expect(metric).toEqual({ available: false, reason: 'nothing-to-collect' });
      else expect(resultOf(metric)).toBeCloseTo(naive, 9);
    }),
  );
});

/** Computes beginning AR and sales separately from each row, less what is late at the end. */
function naiveCei(all: readonly Receivable[], from: number, to: number): number | undefined {
  let [beginning, sales, collectable, late] = [0, 0, 0, 0];
  const left = (row: Receivable, day: number) =>
    row.amount - row.applications.filter(({ on }) => on <= day).reduce((sum, { amount }) => sum + amount, 0);
  for (const row of all) {
    if (row.issuedOn < from) beginning += left(row, from - 1);
    else if (row.issuedOn <= to && row.kind !== 'payment-on-account') sales += row.amount;
    if (row.issuedOn > to) continue;
    if (left(row, to) > 0 && row.dueOn < to) late += left(row, to);
    else collectable -= left(row, to);
  }
  collectable += beginning + sales;
  return collectable > 0 ? ((collectable - late) / collectable) * 100 : undefined;
}

test('it is not available when nothing, or less than nothing, was to be collected', () => {
  expect(cei(month({}))).toEqual({ available: false, reason: 'nothing-to-collect' });
  expect(cei(month({ sales: 100, ending: 100, endingCurrent: 100 }))).toEqual({ available: false, reason: 'nothing-to-collect' });
  expect(cei(month({ beginning: -50, sales: 20, ending: 10 }))).toEqual({ available: false, reason: 'nothing-to-collect' });
});

// Our own arithmetic: (50 × 100 + 100 × 300) ÷ 400.
test('a period has its months and their mean weighted by sales', () => {
  const half = month({ month: '2020-01', beginning: 0, sales: 100, ending: 50 });
  const whole = month({ month: '2020-02', beginning: 50, sales: 300, ending: 0 });
  const nothing = month({ month: '2020-03' });
  const returned = month({ month: '2020-04', beginning: 100, sales: -10, ending: 90 });
  const period = ceiOfPeriod([half, whole, nothing, returned].map((each) => inPeriod(each)));
  expect(period.mean).toEqual({ available: true, value: 87.5 });
  expect(period.leftOut).toEqual(['2020-03', '2020-04']);
  expect(ceiOfPeriod([inPeriod(nothing)]).mean).toEqual({ available: false, reason: 'no-sales' });
});

test('the mean leaves out a month that is not over', () => {
  const whole = inPeriod(month({ month: '2020-02', beginning: 50, sales: 300, ending: 0 }));
  const running = inPeriod(month({ month: '2020-03', sales: 100, ending: 90 }), true);
  expect(ceiOfPeriod([running, whole])).toEqual({ mean: { available: true, value: 100 }, leftOut: ['2020-03'] });
});

test('the mean is not available when a whole month’s settlements are unknown, unlike those of a month that is not over', () => {
  const known = inPeriod(month({ month: '2020-02', beginning: 50, sales: 300, ending: 0 }));
  const unknown = { ...known, month: '2020-03', cei: notAvailable('settlement-unknown') };
  expect(ceiOfPeriod([unknown, known]).mean).toEqual(notAvailable('settlement-unknown'));
  expect(ceiOfPeriod([{ ...unknown, isToDate: true }, known]).mean).toEqual({ available: true, value: 100 });
});

// Our own arithmetic: (0 + 400 − 50) ÷ (0 + 400 − 0) against the mean (50 × 100 + 85.7 × 300) ÷ 400.
test('CEI in one piece counts what the period sold and collected within itself', () => {
  const older = month({ month: '2020-01', sales: 100, ending: 50 });
  const newer = month({ month: '2020-02', beginning: 50, sales: 300, ending: 50 });
  expect(resultOf(ceiInOnePiece([newer, older]))).toBeCloseTo(87.5);
  expect(resultOf(ceiOfPeriod([inPeriod(newer), inPeriod(older)]).mean)).toBeCloseTo((50 * 100 + (300 / 350) * 100 * 300) / 400);
  expect(resultOf(ceiInOnePiece([]))).toBe('nothing-to-collect');
});

test('the mean is between the lowest and the highest of its months', () => {
  const amount = fc.integer({ min: 0, max: 10_000 });
  const aMonth = fc.record({ beginning: amount, sales: amount, ending: amount, endingCurrent: amount }).map(month);
  fc.assert(
    fc.property(fc.array(aMonth), (months) => {
      const { mean } = ceiOfPeriod(months.map((each) => inPeriod(each)));
      const values = months.flatMap((each) => {
        const metric = cei(each);
        return metric.available && each.sales > 0 ? [metric.value] : [];
      });
      expect(mean.available).toBe(values.length > 0);
      if (!mean.available) return;
      expect(mean.value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6);
      expect(mean.value).toBeLessThanOrEqual(Math.max(...values) + 1e-6);
    }),
  );
});

test('a payment on account is no sale, and a credit note reduces sales', () => {
  const credit = invoice({ kind: 'credit-note', amount: -1_000 });
  const payment = invoice({ kind: 'payment-on-account', amount: -2_000 });
  expect(creditSales([invoice(), credit, payment, invoice({ issuedOn: 31 }), invoice({ issuedOn: 32 })], 0, 31)).toBe(19_000);
});
