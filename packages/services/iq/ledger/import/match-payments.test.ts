import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import fc from 'fast-check';
import { matchesOf } from './match-payments';
import type { Part } from './settled-parts';

const day = (number: number) => utcDayOf(Date.UTC(2026, 0, 1) + number * MILLISECONDS_PER_DAY);

const aPart: fc.Arbitrary<Part> = fc
  .record({ on: fc.nat({ max: 9 }), since: fc.integer({ min: 1, max: 5 }), amount: fc.integer({ min: 1, max: 9 }) })
  .map(({ on, since, amount }) => ({ on: day(on), after: day(on - since), amount }));
const payments = fc
  .array(fc.record({ paidOn: fc.nat({ max: 9 }).map(day), left: fc.integer({ min: 1, max: 9 }) }), { maxLength: 6 })
  .map((all) => all.map((each, id) => ({ ...each, id })));

const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);

/** Matches unit by unit: the earliest payment with money left takes from the earliest part on or after its day. */
function unitByUnit(parts: readonly Part[], explained: number, all: readonly { id: number; paidOn: string; left: number }[]) {
  const units = parts
    .flatMap(({ on, amount }) => Array<string>(amount).fill(on))
    .sort()
    .slice(explained);
  return all
    .toSorted((a, b) => a.paidOn.localeCompare(b.paidOn) || a.id - b.id)
    .flatMap(({ id, paidOn, left }) =>
      Array.from({ length: left }).flatMap(() => {
        const place = units.findIndex((on) => on >= paidOn);
        return place < 0 ? [] : [`${id} ${units.splice(place, 1)}`];
      }),
    );
}

test('each payment is part of the earliest settlements on or after its day, as far as nothing else explains them', () => {
  fc.assert(
    fc.property(fc.array(aPart, { maxLength: 6 }), fc.nat({ max: 8 }), payments, (parts, explained, all) => {
      const matches = matchesOf(parts, explained, all);
      const units = matches.flatMap(({ payment, on, amount }) => Array<string>(amount).fill(`${payment} ${on}`));
      expect(units).toEqual(unitByUnit(parts, explained, all));
      for (const { payment, after, on, amount } of matches) {
        expect(amount).toBeGreaterThan(0);
        expect(after < on && after >= day(-5)).toBe(true);
        expect(after >= utcDayOf(Date.parse(`${all[payment]?.paidOn}T00:00:00Z`) - MILLISECONDS_PER_DAY)).toBe(true);
      }
    }),
  );
});

test('the matches do not depend on the order of the parts', () => {
  fc.assert(
    fc.property(fc.array(aPart, { maxLength: 6 }), payments, (parts, all) => {
      expect(matchesOf(parts.toReversed(), 0, all)).toEqual(matchesOf(parts, 0, all));
    }),
  );
});

test('100,000 payments of one customer are matched in one pass', () => {
  const days = Array.from({ length: 100_000 }, (_, number) => number % 1000);
  const parts = days.map((number) => ({ on: day(number), after: day(number - 1), amount: 5 }));
  const all = days.map((number, id) => ({ id, paidOn: day(number), left: 5 }));
  expect(sum(matchesOf(parts, 0, all))).toBe(500_000);
});
