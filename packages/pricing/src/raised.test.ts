import fc from 'fast-check';
import { lineOf } from './fixture-lines';
import { MIN_STEPS, raised, raisedLine } from './raised';

test.each([
  ['5 % of $500.00 to the cent', 50_000, 500, 1, 52_500],
  ['3.5 % of $12.35 rounds half a cent up', 1_235, 350, 1, 1_278],
  ['4 % of $487.00 to the dollar', 48_700, 400, 100, 50_600],
  ['4 % of $487.00 to five dollars', 48_700, 400, 500, 50_500],
  ['half of five dollars rounds up', 10_250, 0, 500, 10_500],
  ['$12.00 would lose two dollars to a step of five: it is rounded to the cent', 1_200, 400, 500, 1_248],
  ['1 % of $512.00 to ten dollars', 51_200, 100, 1_000, 52_000],
  ['0.1 % of $512.00 to ten dollars would be less than before, and stays', 51_200, 10, 1_000, 51_200],
  ['nothing stays nothing', 0, 500, 1_000, 0],
])('%s', (_, price, increase, step, expected) => expect(raised(price, increase, step)).toBe(expected));

test('never lowers a price, and stays within half a step of the exact price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400_000_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom(1, 100, 500, 1_000),
      (price, increase, step) => {
        const result = raised(price, increase, step);
        const unit = price < MIN_STEPS * step ? 1 : step;
        const distance = BigInt(result) * 10_000n - BigInt(price) * BigInt(10_000 + increase);
        const size = distance < 0n ? -distance : distance;
        return result >= price && size * 2n <= BigInt(unit) * 10_000n && (result % unit === 0 || result === price);
      },
    ),
  );
});

test('raises price inputs to the cent, whatever the price is rounded to', () => {
  const line = lineOf({
    price: 48_700,
    drivers: [{ name: 'Employees', units: 12, tiers: [{ upTo: null, each: 1_250, flat: 0 }] }],
  });
  expect(raisedLine(line, 400, 500)).toMatchObject({
    price: 50_500,
    drivers: [{ units: 12, tiers: [{ each: 1_300, flat: 0 }] }],
  });
});
