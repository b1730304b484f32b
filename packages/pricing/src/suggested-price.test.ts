import fc from 'fast-check';
import { type PriceRule, suggestedPrice, suggestionSteps } from './suggested-price';

const of = (part: Partial<Parameters<typeof suggestedPrice>[0]>, rule: Partial<PriceRule> = {}) =>
  suggestedPrice(
    { price: 40_000, currency: 'USD', realChange: null, peerGap: null, isEnded: false, ...part },
    { roundTo: 1, cap: null, ...rule },
  );

// A price whose real change is −20 % has to rise by 1 ÷ 0.8 − 1 = 25 % to catch up; one at 10/11 of the median by 10 %.
test.each([
  ['the larger of the two: the catch-up', of({ realChange: -0.2, peerGap: 10 / 11 - 1 }), 50_000, 'cpi-catch-up'],
  ['the larger of the two: the uplift', of({ realChange: -1 / 26, peerGap: 10 / 11 - 1 }), 44_000, 'uplift-to-median'],
  ['the one that is known: the catch-up', of({ realChange: -0.2 }), 50_000, 'cpi-catch-up'],
  ['the one that is known: the uplift', of({ peerGap: 10 / 11 - 1 }), 44_000, 'uplift-to-median'],
  ['the price itself where it is above both', of({ realChange: 0.05, peerGap: 0.2 }), 40_000, 'neither'],
])('suggests %s', (_, suggested, price, by) => expect(suggested).toMatchObject({ price, by, isCapped: false }));

test('suggests nothing when neither is known, or for what is no longer billed', () => {
  expect(of({})).toBeNull();
  expect(of({ realChange: -0.2, isEnded: true })).toBeNull();
});

// $487.00 that has to rise by 8 % is $525.96; by 25 % it is $608.75.
test.each<[string, Partial<Parameters<typeof suggestedPrice>[0]>, Partial<PriceRule>, number, boolean]>([
  ['$525.96 to the dollar', { price: 48_700, realChange: 1 / 1.08 - 1 }, {}, 52_600, false],
  ['$525.96 to five dollars', { price: 48_700, realChange: 1 / 1.08 - 1 }, { roundTo: 5 }, 52_500, false],
  ['$525.96 to ten dollars', { price: 48_700, realChange: 1 / 1.08 - 1 }, { roundTo: 10 }, 53_000, false],
  ['half of five dollars up: $512.50', { price: 41_000, realChange: -0.2 }, { roundTo: 5 }, 51_500, false],
  ['a limit of 10 % of $487.00, $535.70, to the dollar below', { price: 48_700, realChange: -0.2 }, { cap: 1_000 }, 53_500, true],
  ['the same to ten dollars below', { price: 48_700, realChange: -0.2 }, { roundTo: 10, cap: 1_000 }, 53_000, true],
  ['a limit of 5 % of $420.00, which is whole dollars', { price: 42_000, realChange: -0.2 }, { cap: 500 }, 44_100, true],
  ['an increase of just the limit', { price: 40_000, realChange: -0.2 }, { cap: 2_500 }, 50_000, false],
  [
    'a limit that no step of $10 reaches, to the cent',
    { price: 20_000, realChange: -0.2 },
    { roundTo: 10, cap: 333 },
    20_666,
    true,
  ],
  ['$12.00 would lose dollars to a step of $5: to the cent', { price: 1_200, realChange: -0.2 }, { roundTo: 5 }, 1_500, false],
  [
    '0.1 % of $512.00 to $10 would be below: the price stays',
    { price: 51_200, realChange: 1 / 1.001 - 1 },
    { roundTo: 10 },
    51_200,
    false,
  ],
  ['¥ 48,700 has no cents', { price: 48_700, currency: 'JPY', realChange: 1 / 1.08 - 1 }, { roundTo: 10 }, 52_600, false],
  ['a unit price of a third of a cent more', { price: 33_333.333, realChange: -0.2 }, {}, 41_700, false],
])('rounds %s', (_, current, rule, price, isCapped) => expect(of(current, rule)).toMatchObject({ price, isCapped }));

test('never lowers a price, never exceeds the limit, and stays within half a step of the increase without one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000_000 }),
      fc.double({ min: -0.6, max: 0.5, noNaN: true }),
      fc.constantFrom(...suggestionSteps),
      fc.option(fc.integer({ min: 0, max: 10_000 })),
      (price, realChange, roundTo, cap) => {
        const suggested = of({ price, realChange }, { roundTo, cap })?.price ?? -1;
        expect(suggested).toBeGreaterThanOrEqual(price);
        if (cap !== null) expect(suggested).toBeLessThanOrEqual((price * (10_000 + cap)) / 10_000);
        else expect(Math.abs(suggested - Math.max(price, price / (1 + realChange)))).toBeLessThanOrEqual(roundTo * 50 + 0.001);
      },
    ),
  );
});
