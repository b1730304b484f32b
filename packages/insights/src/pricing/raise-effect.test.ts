import { dayNumberOf, monthsLater } from '@suite/values/day-number';
import { raiseEffect } from './raise-effect';

const first = dayNumberOf('2024-01-05');

/** Two units on the 5th of each month from January 2024 on, at $100.00 until 2024 ends and at $110.00 from then on. */
const billed = (months: number) =>
  Array.from({ length: months }, (_, month) => {
    const price = month < 12 ? 10_000 : 11_000;
    return { on: monthsLater(first, month), quantity: 2, amount: 2 * price };
  });

const inForceOn = dayNumberOf('2025-01-05');

test('90 days after a price is in force, its first 90 days are compared with the same days a year earlier', () => {
  // 5 January to 4 April 2025 has the billings of January to March; 5 January to 3 April 2024 as well.
  const asOf = dayNumberOf('2025-04-04');
  expect(raiseEffect(billed(16), inForceOn, asOf, first)).toEqual({
    billed: 11_000,
    volume: { before: 6, after: 6 },
    revenue: { before: 60_000, after: 66_000 },
    isLost: false,
  });
  expect(raiseEffect(billed(16), inForceOn, asOf - 1, first)).toBeUndefined();
});

test('nothing is compared with days that the ledger does not cover', () => {
  const effect = raiseEffect(billed(16), inForceOn, dayNumberOf('2025-04-30'), first + 1);
  expect(effect).toMatchObject({ volume: { before: undefined, after: 6 }, revenue: { before: undefined, after: 66_000 } });
});

test('a client is lost once it was not billed for twice its interval', () => {
  // Billed for the last time on 5 December 2024; the interval is 31 days.
  expect(raiseEffect(billed(12), inForceOn, dayNumberOf('2025-04-04'), first)).toEqual({
    billed: null,
    volume: { before: 6, after: 0 },
    revenue: { before: 60_000, after: 0 },
    isLost: true,
  });
  // Billed for the last time on 5 February 2025: 62 days later it is not lost yet.
  expect(raiseEffect(billed(14), inForceOn, dayNumberOf('2025-04-08'), first)?.isLost).toBe(false);
  expect(raiseEffect(billed(14), inForceOn, dayNumberOf('2025-04-09'), first)?.isLost).toBe(true);
});
