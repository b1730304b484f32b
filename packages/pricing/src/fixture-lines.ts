import fc from 'fast-check';
import { billings, isRecurring, type Line } from './line';
import { newLine } from './new-line';

/** Creates a line of $100 on acceptance, with a test's overrides. */
export const lineOf = (of: Partial<Line> = {}): Line => newLine({ name: 'Bookkeeping', price: 10_000, ...of });

const price = fc.integer({ min: 0, max: 10_000_000 });

const discount: fc.Arbitrary<Line['discount']> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('share' as const), share: fc.integer({ min: 0, max: 10_000 }), reason: fc.constant('Loyal') }),
  fc.record({ kind: fc.constant('amount' as const), amount: price, reason: fc.constant('Loyal') }),
);

const drivers = fc.array(
  fc.record({
    name: fc.constant('employees'),
    units: fc.integer({ min: 0, max: 500 }),
    tiers: fc.tuple(price, price, price).map(([each, flat, later]) => [
      { upTo: 10, each, flat },
      { upTo: null, each: later, flat: 0 },
    ]),
  }),
  { maxLength: 3 },
);

/** Random lines that the contract accepts, starting no later than 2027. */
export const anyLine: fc.Arbitrary<Line> = fc
  .record({
    billing: fc.constantFrom(...billings),
    price,
    drivers,
    discount,
    quantity: fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
    taxRate: fc.integer({ min: 0, max: 100_000 }),
    depositRate: fc.integer({ min: 0, max: 10_000 }),
    isProrated: fc.boolean(),
    startsOn: fc.option(fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })),
  })
  .map(({ startsOn, depositRate, ...of }) =>
    lineOf({
      ...of,
      depositRate: of.billing === 'completion' ? depositRate : 0,
      isProrated: isRecurring(of.billing) && of.isProrated,
      startsOn: startsOn?.toISOString().slice(0, 10) ?? null,
    }),
  );
