import fc from 'fast-check';
import { carryRests, roundAmount, roundDecimal, roundingText } from './round-amount';

/** The rests are worked out by hand, in millionths of the smallest unit. */
it.each([
  ['59.99', 'USD', 5999, 0],
  ['59.9900', 'USD', 5999, 0],
  ['59.990000000000002', 'USD', 5999, 0],
  ['59.98999999999999', 'USD', 5999, 0],
  ['10.00009', 'USD', 1000, 0],
  ['10.0001', 'USD', 1000, 10000],
  ['10.005', 'USD', 1001, -500000],
  ['-10.005', 'USD', -1001, 500000],
  ['10.0049', 'USD', 1000, 490000],
  ['10.00499999999999', 'USD', 1001, -500000],
  ['0.996', 'USD', 100, -400000],
  ['-0.001', 'USD', 0, -100000],
  ['1234.5', 'JPY', 1235, -500000],
  ['1234.00005', 'JPY', 1234, 0],
  ['1.2345', 'KWD', 1235, -500000],
  ['999999999999999.5', 'JPY', 1000000000000000, -500000],
])('rounds %s %s to %i with a rest of %i', (decimal, currency, units, rest) => {
  expect(roundAmount(decimal, currency)).toEqual({ units, rest });
});

it.each(['99999999999999999.995', '1e5', '', '1.'])('has no result for %s', (decimal) => {
  expect(roundAmount(decimal, 'KWD')).toEqual(decimal === '1.' ? { units: 1000, rest: 0 } : undefined);
});

it.each([
  ['1.1000000000000001', '1.1000000000'],
  ['0.99999999999', '1.0000000000'],
  ['-0.00000000005', '-0.0000000001'],
  ['12', '12.0000000000'],
])('rounds %s to ten places as %s', (decimal, rounded) => {
  expect(roundDecimal(decimal, 10)).toBe(rounded);
});

it('makes the sum of rounded amounts the rounded sum of the exact ones', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 1, maxLength: 30 }), (tenThousandths) => {
      const amounts = tenThousandths.map(
        (parts) =>
          `${parts < 0 ? '-' : ''}${Math.floor(Math.abs(parts) / 10_000)}.${String(Math.abs(parts) % 10_000).padStart(4, '0')}`,
      );
      const rounded = amounts.map((amount) => roundAmount(amount, 'JPY') ?? { units: 0, rest: 0 });
      const { added, rest } = carryRests(rounded.map((each) => each.rest));
      const units = rounded.reduce((sum, each, at) => sum + each.units + (added[at] ?? 0), 0);
      const exact = tenThousandths.reduce((sum, parts) => sum + parts, 0);
      expect(units * 1_000_000 + rest).toBe(exact * 100);
      expect(Math.abs(rest)).toBeLessThanOrEqual(500_000);
    }),
  );
});

it.each([
  [['1.005'], 101],
  [['-1.005'], -101],
  [['0.0025', '0.0025'], 1],
  [['-0.0025', '-0.0025'], -1],
  [['1.005', '1.005'], 201],
  [['1.005', '1.005', '1.005'], 302],
  [['-1.005', '-1.005', '-1.005'], -302],
])('rounds the sum of %j half away from zero, to %i cents', (amounts, cents) => {
  const rounded = amounts.map((amount) => roundAmount(amount, 'USD') ?? { units: 0, rest: 0 });
  const { added } = carryRests(
    rounded.map(({ rest }) => rest),
    cents < 0,
  );
  expect(rounded.reduce((sum, { units }, at) => sum + units + (added[at] ?? 0), 0)).toBe(cents);
});

it.each([
  [-500_000, 'USD', 'which makes 0.005 USD more in all'],
  [1_234_500, 'USD', 'which makes 0.012345 USD less in all'],
  [500_000, 'JPY', 'which makes 0.5 JPY less in all'],
  [0, 'USD', 'which changes nothing in all'],
])('says what a rest of %i in %s makes', (rest, currency, text) => {
  expect(roundingText({ count: 1, rest }, currency)).toBe(text);
});
