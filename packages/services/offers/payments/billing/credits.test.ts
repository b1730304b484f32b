import type { PaidPeriod } from '@suite/pricing/credit';
import fc from 'fast-check';
import type { Item } from '../contract/billing';
import { type CreditLeft, grossOf, paidPeriods, takeCredits, unusedPart } from './credits';

const item = (of: Partial<Item> = {}): Item => ({
  ...{ lineId: 'books', name: 'Books', kind: 'period', from: '2027-01-01', to: '2027-01-31' },
  ...{ net: 31_000, tax: 3_100, gross: 34_100 },
  ...of,
});
const setUp = item({ lineId: 'set-up', kind: 'acceptance', from: null, to: null, net: 50_000, tax: 0, gross: 50_000 });
const charged = { items: [item(), setUp], credits: [], amount: 84_100, status: 'paid' as const, refunded: 0 };
const amounts = (periods: readonly PaidPeriod[]) => periods.map(({ net, tax, gross }) => [net, tax, gross]);
const open = { endsOn: null, lineEnds: {} };

test('only the periods of a paid payment count, not one-time charges', () => {
  expect(amounts(paidPeriods(charged))).toEqual([[31_000, 3_100, 34_100]]);
});

test.each([
  ['due', 'due'],
  ['processing', 'processing'],
  ['failed', 'failed'],
  ['waived', 'cancelled'],
] as const)('nothing was collected for a payment that is %s', (_, status) => {
  expect(paidPeriods({ ...charged, status })).toEqual([]);
});

test('a refund is not collected: each period has its share of the rest', () => {
  // Half of the total was refunded.
  expect(amounts(paidPeriods({ ...charged, refunded: 42_050 }))).toEqual([[15_500, 1_550, 17_050]]);
});

test('the credits that reduced a payment are released first, then its own money', () => {
  const use = { ...item({ net: 10_000, tax: 1_000, gross: 11_000 }), from: '2026-12-01', to: '2026-12-31', creditId: 'c' };
  const reduced = { ...charged, items: [item()], credits: [use], amount: 23_100 };
  // 21 of 31 days: 21,000 and 2,100.
  const unused = unusedPart(reduced, open, { endsOn: '2027-01-10', lineEnds: {} });
  expect([grossOf(unused.credits), grossOf(unused.credit)]).toEqual([0, 12_100]);
  // One of 31 days: 1,000 and 100.
  const little = unusedPart(reduced, open, { endsOn: '2027-01-30', lineEnds: {} });
  expect([grossOf(little.credits), grossOf(little.credit)]).toEqual([9_900, 0]);
});

test('the parts of a credit that three charges use add up to its price and its tax', () => {
  const credit = item({ net: 81_317, tax: 1, gross: 81_318 }) as PaidPeriod;
  const parts = [
    { used: 0, gross: 2 },
    { used: 2, gross: 40_658 },
    { used: 40_660, gross: 40_658 },
  ].flatMap(({ used, gross }) => takeCredits([{ id: 'c', items: [credit], used, left: 81_318 - used }], gross));
  const total = (of: (part: PaidPeriod) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  expect([total(({ net }) => net), total(({ tax }) => tax)]).toEqual([81_317, 1]);
});

test('credits are used in order, up to the charge and what they have left, and their slices add up', () => {
  const amount = fc.integer({ min: 1, max: 100_000 });
  const period = fc.record({ net: amount, tax: amount }).map(
    ({ net, tax }): PaidPeriod => ({
      ...{ lineId: 'books', name: 'Books', from: '2027-01-01', to: '2027-01-31' },
      ...{ net, tax, gross: net + tax },
    }),
  );
  const credit = fc.array(period, { minLength: 1, maxLength: 3 }).map((items) => ({ items, total: grossOf(items) }));
  fc.assert(
    fc.property(
      fc.array(credit, { minLength: 1, maxLength: 3 }),
      fc.array(amount, { minLength: 1, maxLength: 20 }),
      (all, charges) => {
        const left: CreditLeft[] = all.map(({ items, total }, at) => ({ id: String(at), items, used: 0, left: total }));
        const used = charges.flatMap((gross) => {
          const uses = takeCredits(left, gross);
          const rest = left.reduce((sum, one) => sum + one.left, 0);
          expect(grossOf(uses)).toBe(Math.min(gross, rest));
          for (const { creditId, gross: taken } of uses) {
            const one = left.find(({ id }) => id === creditId) as CreditLeft;
            Object.assign(one, { used: one.used + taken, left: one.left - taken });
          }
          return uses;
        });
        for (const one of left.filter(({ left }) => left === 0)) {
          const own = used.filter(({ creditId }) => creditId === one.id);
          const sum = (of: (part: PaidPeriod) => number, parts: readonly PaidPeriod[]) =>
            parts.reduce((total, part) => total + of(part), 0);
          expect(sum(({ net }) => net, own)).toBe(sum(({ net }) => net, one.items));
          expect(sum(({ tax }) => tax, own)).toBe(sum(({ tax }) => tax, one.items));
        }
      },
    ),
  );
});
