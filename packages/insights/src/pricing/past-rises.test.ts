import { dayNumberOf, monthsLater } from '@suite/values/day-number';
import type { Receivable } from '../receivables/open';
import { riseOutcomes, summarizeRises } from './past-rises';
import { priceRises } from './price-history';

const start = dayNumberOf('2022-01-05');

/** A billing on the 5th of each month from January 2022 on, for one unit at the price of its month. */
const monthly = (prices: readonly number[], quantity = 1) =>
  prices.map((price, month) => ({ on: monthsLater(start, month), quantity, amount: price * quantity }));

const times = (count: number, price: number): number[] => Array<number>(count).fill(price);

const asOf = dayNumberOf('2024-06-30');
const ledgerFrom = dayNumberOf('2022-01-05');

const outcomesOf = (prices: readonly number[], receivables: readonly Receivable[] = []) =>
  riseOutcomes({ billings: monthly(prices), receivables }, asOf, ledgerFrom);

test('increases are those of 1 % or more that two billings in a row have', () => {
  // 0.5 % is too little, a single billing at 150 holds not, and 110, then 121 are two increases of 10 %.
  const prices = [100, 100, 100.5, 150, 100, 110, 110, 121, 121, 90, 90];
  expect(priceRises(monthly(prices)).map(({ from, to }) => [from, to])).toEqual([
    [100, 110],
    [110, 121],
  ]);
  expect(priceRises(monthly([100, 110]))).toEqual([]);
});

// The price rises on 5 January 2023; 12 months later is 5 January 2024, twice the interval of 31 days is 62 days.
test.each([
  ['stayed, who is billed on', 30, true],
  ['stayed, whose last billing 12 months later is 61 days old', 23, true],
  ['left, whose last billing then is 92 days old', 22, false],
])('a client %s', (_, months, stayed) => {
  const [outcome, ...others] = outcomesOf([...times(12, 100), ...times(months - 12, 110)]);
  expect(others).toEqual([]);
  expect(outcome).toMatchObject({ from: 100, to: 110, stayed });
});

test('volume is units of the 12 months before and after, and nothing is known before 12 months have passed', () => {
  const billings = [...monthly(times(12, 100), 2), ...monthly(times(24, 110), 1).slice(12)];
  const [outcome] = riseOutcomes({ billings, receivables: [] }, asOf, ledgerFrom);
  expect(outcome?.volume).toEqual({ before: 24, after: 12 });
  const [early] = riseOutcomes({ billings, receivables: [] }, dayNumberOf('2024-01-04'), ledgerFrom);
  expect(early).toMatchObject({ from: 100, to: 110, stayed: undefined, volume: undefined, daysLate: undefined });
  // A ledger that starts a day later does not cover the 12 months before.
  const [short] = riseOutcomes({ billings, receivables: [] }, asOf, ledgerFrom + 1);
  expect(short).toMatchObject({ stayed: true, volume: undefined, daysLate: undefined });
});

test('days late are those of invoices of the same times, weighted by amount', () => {
  const invoice = (day: string, amount: number, late: number): Receivable => {
    const issuedOn = dayNumberOf(day);
    const dueOn = issuedOn + 30;
    return { kind: 'invoice', issuedOn, dueOn, amount, applications: [{ on: dueOn + late, amount }] };
  };
  const receivables = [
    invoice('2022-03-01', 100, 4),
    invoice('2023-01-04', 300, 0),
    invoice('2023-01-05', 100, 10),
    invoice('2024-01-05', 100, 90),
  ];
  const [outcome] = outcomesOf([...times(12, 100), ...times(18, 110)], receivables);
  // (100 × 4 + 300 × 0) ÷ 400 = 1, and 10.
  expect(outcome?.daysLate).toEqual({ before: 1, after: 10 });
});

const outcome = (stayed: boolean | undefined, late?: [number, number], units?: [number, number]) => ({
  on: start,
  from: 100,
  to: 110,
  stayed,
  daysLate: late && { before: late[0], after: late[1] },
  volume: units && { before: units[0], after: units[1] },
});

test('seven cases are not enough, eight are counted with their range', () => {
  const seven = Array.from({ length: 7 }, () => outcome(true, [0, 0], [10, 10]));
  const few = { cases: 7, outcome: null };
  expect(summarizeRises(seven)).toEqual({ rises: 7, stayed: few, later: few, less: few });
  const eight = [
    ...seven.slice(2),
    outcome(false, [2, 8], [10, 4]),
    outcome(true, [2, 2.5], [10, 12]),
    outcome(true, [5, 1], [10, 9]),
  ];
  // Changes in days: five of 0, then 6, 0.5 and −4; in units: five of 0, then −60 %, 20 % and −10 %.
  expect(summarizeRises([...eight, outcome(undefined)])).toEqual({
    rises: 9,
    stayed: { cases: 8, outcome: { count: 7 } },
    later: { cases: 8, outcome: { count: 1, low: -4, middle: 0, high: 6 } },
    less: { cases: 8, outcome: { count: 2, low: expect.closeTo(-0.6), middle: 0, high: expect.closeTo(0.2) } },
  });
});
