import fc from 'fast-check';
import { lineOf } from './fixture-lines';
import { raised, raisedLine } from './raised';

test.each([
  ['5 % of $500.00 to the cent', 50_000, 500, 1, 52_500],
  ['3.5 % of $12.35 rounds half a cent up', 1_235, 350, 1, 1_278],
  ['4 % of $487.00 to the dollar', 48_700, 400, 100, 50_600],
  ['4 % of $487.00 to five dollars', 48_700, 400, 500, 50_500],
  ['half of five dollars rounds up', 10_250, 0, 500, 10_500],
  ['nothing stays nothing', 0, 500, 1_000, 0],
  ['what costs something is never free', 40, 0, 1_000, 1_000],
])('%s', (_, price, increase, step, expected) => expect(raised(price, increase, step)).toBe(expected));

test('is a multiple of the step and at most half a step from the exact price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom(1, 100, 500, 1_000),
      (price, increase, step) => {
        const result = raised(price, increase, step);
        const distance = BigInt(result) * 10_000n - BigInt(price) * BigInt(10_000 + increase);
        const size = distance < 0n ? -distance : distance;
        return result % step === 0 && (size * 2n <= BigInt(step) * 10_000n || result === step);
      },
    ),
  );
});

test('price inputs are raised to the cent, whatever the price is rounded to', () => {
  const line = lineOf({
    price: 48_700,
    drivers: [{ name: 'Employees', units: 12, tiers: [{ upTo: null, each: 1_250, flat: 0 }] }],
  });
  expect(raisedLine(line, 400, 500)).toMatchObject({
    price: 50_500,
    drivers: [{ units: 12, tiers: [{ each: 1_300, flat: 0 }] }],
  });
});
