import { monthsTo } from '@suite/values/month';
import fc from 'fast-check';
import { countbackDso } from './countback-dso';
import { averageDaysDelinquent, bestPossibleDso, dso } from './dso';
import { owed } from './open';
import { aDay, rows } from './rows.fixture';
import { creditSales } from './sales';

const resultOf = (metric: ReturnType<typeof dso>) => (metric.available ? metric.value : metric.reason);
const period = { open: 300, current: 200, sales: 900, days: 90 };

// Oracle JD Edwards, "Current Balance Divided by Sales": (10869 × 90) ÷ (5538 + 4566 + 7570) = 55.35.
test('DSO matches the worked example of JD Edwards', () => {
  expect(resultOf(dso({ ...period, open: 10_869, sales: 5_538 + 4_566 + 7_570 }))).toBeCloseTo(55.35, 2);
});

// support.benjipays.com, "Mastering DSO Calculation: The Count-Back Method Explained", in months of 30 days: 73.7.
test('countback matches the worked example of Benji Pays', () => {
  const newestFirst = [100_000, 80_000, 70_000].map((sales) => ({ sales, days: 30 }));
  expect(resultOf(countbackDso({ open: 212_000, newestFirst }))).toBeCloseTo(73.7, 1);
});

// Our own arithmetic: 31 + 29 days of March and February 2020 whole, and 400 ÷ 700 of January's 31.
test('countback uses each month’s own number of days', () => {
  const sales = [900, 800, 700];
  const newestFirst = monthsTo(18_352, 3).map(({ days }, index) => ({ days, sales: sales[index] ?? 0 }));
  expect(resultOf(countbackDso({ open: 2_100, newestFirst }))).toBeCloseTo(31 + 29 + (400 / 700) * 31);
});

// Our own arithmetic.
test('best possible DSO uses current AR, and the difference to DSO is the days delinquent', () => {
  expect([dso(period), bestPossibleDso(period), averageDaysDelinquent(period)].map(resultOf)).toEqual([30, 20, 10]);
});

test('unavailable values have a reason', () => {
  const all = [dso, bestPossibleDso, averageDaysDelinquent];
  expect(all.map((metric) => resultOf(metric({ ...period, sales: 0 })))).toEqual(['no-sales', 'no-sales', 'no-sales']);
  expect(all.map((metric) => resultOf(metric({ ...period, open: -1 })))).toEqual(['in-credit', 'in-credit', 'in-credit']);
  expect(all.map((metric) => resultOf(metric({ ...period, current: -1 })))).toEqual([30, 'in-credit', 'in-credit']);
  const months = { newestFirst: [{ sales: 100, days: 30 }] };
  expect(resultOf(countbackDso({ ...months, open: 101 }))).toBe('sales-too-short');
  expect(resultOf(countbackDso({ ...months, open: 100 }))).toBe(30);
  expect(resultOf(countbackDso({ ...months, open: 0 }))).toBe(0);
  expect(resultOf(countbackDso({ ...months, open: -1 }))).toBe('in-credit');
});

test('over rows: DSO and days delinquent match naive sums', () => {
  fc.assert(
    fc.property(rows, aDay, fc.integer({ min: 1, max: 365 }), (all, asOf, days) => {
      const { open, current, overdue } = owed(all, asOf);
      const sales = creditSales(all, asOf - days + 1, asOf);
      const of = { open, current, sales, days };
      let naive = 0;
      for (const row of all)
        if (row.kind !== 'payment-on-account' && asOf - row.issuedOn < days && row.issuedOn <= asOf) naive += row.amount;
      expect(sales).toBe(naive);
      if (naive <= 0 || open < 0) return expect(dso(of).available).toBe(false);
      expect(resultOf(dso(of))).toBeCloseTo((open * days) / naive, 6);
      if (current >= 0) expect(resultOf(averageDaysDelinquent(of))).toBeCloseTo((overdue * days) / naive, 6);
    }),
  );
});

test('countback is the number of days, counted one by one, until sales add up to the open amount', () => {
  const aMonth = fc.record({ perDay: fc.integer({ min: 0, max: 50 }), days: fc.integer({ min: 28, max: 31 }) });
  fc.assert(
    fc.property(fc.array(aMonth, { maxLength: 12 }), fc.nat(8_000), (months, open) => {
      const byDay = months.flatMap(({ perDay, days }) => Array<number>(days).fill(perDay));
      let [days, rest] = [0, open];
      while (rest > 0 && days < byDay.length) {
        const sold = byDay[days] ?? 0;
        if (sold > rest) break;
        rest -= sold;
        days += 1;
      }
      const fraction = rest > 0 && days < byDay.length ? rest / (byDay[days] ?? 1) : 0;
      const metric = countbackDso({
        open,
        newestFirst: months.map((each) => ({ sales: each.perDay * each.days, days: each.days })),
      });
      if (rest > 0 && fraction === 0) expect(metric).toEqual({ available: false, reason: 'sales-too-short' });
      else expect(resultOf(metric)).toBeCloseTo(days + fraction, 6);
    }),
  );
});
