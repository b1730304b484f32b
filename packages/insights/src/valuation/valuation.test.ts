import fc from 'fast-check';
import { ALL, conclude, isWhole, type Method, methods } from './conclude';
import { dealOf } from './deal';
import { excessEarnings, ruledRates } from './excess-earnings';
import { bandOf, byMultiple, overlapOf } from './multiple';
import { normalize } from './normalize';
import { levers, moved, sensitivityOf } from './sensitivity';
import { type ValuationInputs, valuationOf } from './valuation';
import { meanOfYears, yearWeightings, yearWeights } from './year-weights';

const dollars = (amount: number) => Math.round(amount * 100);
const single = (multiple: number) => ({ low: multiple, mid: multiple, high: multiple });

// M. Long and T. Bryant, Valuing the Closely Held Firm, table 11.3 (opentextbooks.org.hk/ditatopic/38199): earnings of $50,000 on
// net tangible assets of $350,000 that return 10 percent, capitalized at 25 percent, give $410,000.
test('the formula approach reproduces a textbook example', () => {
  const rates = { returnOnTangible: 0.1, capitalization: 0.25 };
  expect(excessEarnings({ earnings: dollars(50_000), tangible: dollars(350_000), rates })).toEqual({
    returnOnTangible: dollars(35_000),
    excess: dollars(15_000),
    intangible: dollars(60_000),
    value: dollars(410_000),
  });
});

// valuadder.com/blog/excess-earnings-method-how-the-rates-of-return-affect-the-business-value: earnings of $100,000, tangible
// assets of $74,000 less $4,000 owed, 30 percent; growth of 5 percent gives goodwill of $331,800, and growth of 20 percent gives
// $948,000.
test.each([
  [0.05, 331_800, 401_800],
  [0.2, 948_000, 1_018_000],
])('the formula approach with a growth of %d reproduces the ValuAdder example', (growth, goodwill, value) => {
  const rates = { returnOnTangible: 0.3, capitalization: 0.3 - growth, growth };
  const steps = excessEarnings({ earnings: dollars(100_000), tangible: dollars(70_000), rates });
  expect([steps.intangible, steps.value]).toEqual([dollars(goodwill), dollars(value)]);
});

// The rates that Rev. Rul. 68-609 gives, worked out by us: 8 percent of $100,000, then $22,000 ÷ 15 percent; and with 10 and 20
// percent.
test('the formula approach uses the rates of the ruling', () => {
  const value = (rates: (typeof ruledRates)['low'] | (typeof ruledRates)['high']) =>
    excessEarnings({ earnings: dollars(30_000), tangible: dollars(100_000), rates }).value;
  expect(value(ruledRates.high)).toBe(dollars(246_666.67));
  expect(value(ruledRates.low)).toBe(dollars(200_000));
});

test('the formula approach finds no intangible value if earnings do not exceed the return', () => {
  const found = excessEarnings({ earnings: dollars(5_000), tangible: dollars(100_000), rates: ruledRates.mid });
  expect(found).toMatchObject({ excess: 0, intangible: 0, value: dollars(100_000) });
  expect(excessEarnings({ earnings: 1_000, tangible: -500, rates: ruledRates.low })).toMatchObject({ value: 4_500 });
});

// bakeracct.com/blog/sellers-discretionary-earnings-sde, a small accounting firm: $322,400.
test('discretionary earnings reproduce the example of an accounting firm', () => {
  const ownerPay = dollars(90_000 + 6_900 + 12_000 + 15_000);
  const adjustments = [dollars(8_500), dollars(5_000)];
  const year = { revenue: 0, profit: dollars(185_000), interest: 0, depreciation: 0, ownerPay, adjustments };
  expect(normalize(year, { owners: 1, marketPay: dollars(110_000) }).sde).toBe(dollars(322_400));
});

// filmov.tv/video/s9yz3Dcujid, What is Seller's Discretionary Earnings: $100,000 + $50,000 + $50,000, at 2.28.
test('a multiple of discretionary earnings reproduces a published example', () => {
  const year = {
    revenue: 0,
    profit: dollars(100_000),
    interest: 0,
    depreciation: 0,
    ownerPay: dollars(50_000),
    adjustments: [dollars(50_000)],
  };
  const { sde } = normalize(year, { owners: 1, marketPay: dollars(70_000) });
  expect(byMultiple(sde, single(2.28))?.mid).toBe(dollars(456_000));
});

// Chris Mercer, The 2023 AICPA Business Valuation Conference: EBITDA of $2.0 million at 6 is $12.0 million.
test("a multiple of EBITDA reproduces Mercer's example", () => {
  expect(byMultiple(dollars(2_000_000), single(6))?.mid).toBe(dollars(12_000_000));
});

// dealflow-os.com/value/cpa-firm-business-tax-focus: a CPA firm with revenue of $1,800,000 at 1.2 is sold for $2,160,000;
// $460,000 of it is carried over 5 years and contingent on a retention of 85 percent.
test('a multiple of revenue and its terms reproduce the example of a CPA firm', () => {
  const price = byMultiple(dollars(1_800_000), single(1.2))?.mid ?? 0;
  expect(price).toBe(dollars(2_160_000));
  const deal = dealOf({ price, upfront: 1_700_000 / 2_160_000, years: 5, retention: 1, discount: 0 });
  expect(deal.payments.map(({ full }) => full)).toEqual([dollars(1_700_000), ...Array(5).fill(dollars(92_000))]);
  expect(deal.expected).toBe(price);
});

// Investopedia, Present Value of an Annuity: $1,000 a year for five years at 5 percent is worth $4,329.48.
test('present value reproduces the Investopedia example', () => {
  const deal = dealOf({ price: dollars(5_000), upfront: 0, years: 5, retention: 1, discount: 0.05 });
  expect(deal.present).toBe(dollars(4_329.48));
});

test('an earn-out pays for the fees that remain', () => {
  const { payments } = dealOf({ price: 100_000, upfront: 0.5, years: 2, retention: 0.9, discount: 0 });
  expect(payments.map(({ expected }) => expected)).toEqual([50_000, 22_500, 20_250]);
  expect(dealOf({ price: 1_000, upfront: 0.2, years: 0, retention: 1, discount: 0.1 }).present).toBe(1_000);
});

test('an unpaid owner makes a business no more valuable', () => {
  const year = { revenue: 500, profit: 200, interest: 0, depreciation: 0, ownerPay: 0, adjustments: [] };
  const paid = { ...year, profit: 100, ownerPay: 100 };
  const owners = { owners: 2, marketPay: 80 };
  expect(normalize(year, owners)).toEqual(normalize(paid, owners));
  expect(normalize(year, owners)).toEqual({ beforeOwners: 200, sde: 120, ebitda: 40, earnings: 40 });
});

test('overlapping rows of a table are found, and adjacent ones are not', () => {
  expect(
    overlapOf([
      { from: 0, to: 100 },
      { from: 100, to: null },
    ]),
  ).toBeUndefined();
  expect(
    overlapOf([
      { from: 50, to: null },
      { from: 0, to: 51 },
    ]),
  ).toEqual([1, 0]);
  expect(
    overlapOf([
      { from: 0, to: null },
      { from: 500, to: 600 },
    ]),
  ).toEqual([0, 1]);
  expect(
    bandOf(
      [
        { from: 0, to: 100 },
        { from: 100, to: null },
      ],
      100,
    ),
  ).toEqual({ from: 100, to: null });
});

const money = fc.integer({ min: -10_000_000, max: 1_000_000_000 });
const above = fc.integer({ min: 0, max: 1_000_000_000 });
const range = fc
  .tuple(
    fc.double({ min: 0.1, max: 3, noNaN: true }),
    fc.double({ min: 0, max: 2, noNaN: true }),
    fc.double({ min: 0, max: 2, noNaN: true }),
  )
  .map(([low, more, most]) => ({ low, mid: low + more, high: low + more + most }));
const year = fc.record({
  revenue: above,
  profit: money,
  interest: above,
  depreciation: fc.integer({ min: 0, max: 1_000_000 }),
  ownerPay: above,
  adjustments: fc.array(money, { maxLength: 3 }),
});
const weights = fc
  .array(fc.integer({ min: 0, max: ALL }), { minLength: 3, maxLength: 3 })
  .map((cuts) => [0, ...cuts.sort((one, other) => one - other), ALL])
  .map(
    (cuts) =>
      Object.fromEntries(methods.map((method, at) => [method, (cuts[at + 1] ?? 0) - (cuts[at] ?? 0)])) as Record<Method, number>,
  );
const inputs: fc.Arbitrary<ValuationInputs> = fc.record({
  revenue: fc.option(above),
  years: fc.array(year, { maxLength: 5 }),
  weighting: fc.constantFrom(...yearWeightings),
  owners: fc.record({ owners: fc.integer({ min: 0, max: 5 }), marketPay: fc.integer({ min: 0, max: 30_000_000 }) }),
  tangible: fc.array(money, { maxLength: 5 }),
  multiples: fc.record({ revenue: fc.option(range), sde: fc.option(range), ebitda: fc.option(range) }),
  rates: fc.constant(ruledRates),
  weights,
  cash: above,
  debt: above,
});

test('the weights of methods and of years add up to 1', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 1, max: 5 }), fc.constantFrom(...yearWeightings), (given, years, weighting) => {
      expect(isWhole(given.weights)).toBe(true);
      expect(yearWeights(years, weighting).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
      const conclusion = valuationOf(given).conclusion;
      if (!conclusion) return;
      expect(Object.values(conclusion.weights).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    }),
  );
});

test('the range contains the weighted value and the value of every method with a weight', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { conclusion, methods: found } = valuationOf(given);
      if (!conclusion) return;
      const { range: whole, weighted } = conclusion;
      for (const method of methods) {
        const { value } = found[method];
        if (!value || given.weights[method] === 0) continue;
        expect(value.low).toBeGreaterThanOrEqual(whole.low);
        expect(value.high).toBeLessThanOrEqual(whole.high);
      }
      for (const end of [weighted.low, weighted.mid, weighted.high]) {
        expect(end).toBeGreaterThanOrEqual(whole.low);
        expect(end).toBeLessThanOrEqual(whole.high);
      }
      expect(weighted.low).toBeLessThanOrEqual(weighted.mid);
      expect(weighted.mid).toBeLessThanOrEqual(weighted.high);
    }),
  );
});

test('more earnings never lower the value', () => {
  fc.assert(
    fc.property(inputs, above, (given, more) => {
      const before = valuationOf(given).conclusion?.weighted;
      const richer = { ...given, years: given.years.map((one) => ({ ...one, profit: one.profit + more })) };
      const after = valuationOf(richer).conclusion?.weighted;
      for (const end of ['low', 'mid', 'high'] as const)
        expect(after?.[end] ?? 0).toBeGreaterThanOrEqual((before?.[end] ?? 0) - 1);
    }),
  );
});

test('values are whole minor units, 0 or more', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      for (const { value } of Object.values(valuationOf(given).methods)) {
        if (!value) continue;
        for (const end of [value.low, value.mid, value.high]) {
          expect(Number.isSafeInteger(end)).toBe(true);
          expect(end).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});

test('the sensitivity lists what changes the value, widest swing first', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const swings = sensitivityOf(given);
      const widths = swings.map(({ lower, higher }) => Math.abs(higher - lower));
      expect(widths).toEqual(widths.toSorted((one, other) => other - one));
      for (const { lever, lower } of swings) expect(valuationOf(moved(given, lever, 0.9)).conclusion?.weighted.mid).toBe(lower);
    }),
  );
  expect(new Set(levers).size).toBe(levers.length);
});

test('the mean of years gives the latest year the greatest weight by default', () => {
  expect(meanOfYears([100, 200, 300, 400, 500], 'recent-more')).toBe(367);
  expect(meanOfYears([100, 200, 300], 'equal')).toBe(200);
  expect(meanOfYears([100, 200, 300], 'latest')).toBe(300);
  expect(meanOfYears([], 'equal')).toBe(0);
});

test('the weight of a method without data goes to the other methods', () => {
  const values = { revenue: single(100), sde: single(300) };
  const chosen = { revenue: 2_500, sde: 2_500, ebitda: 2_500, excess: 2_500 };
  expect(conclude(values, chosen)).toMatchObject({ weighted: single(200), weights: { revenue: 0.5, sde: 0.5 } });
  expect(conclude({}, chosen)).toBeUndefined();
});
