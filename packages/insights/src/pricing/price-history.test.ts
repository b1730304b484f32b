import fc from 'fast-check';
import { type Billing, priceHistory } from './price-history';

const at = (...prices: number[]): Billing[] => prices.map((amount, index) => ({ on: index * 30, quantity: 1, amount }));

// All by our own arithmetic.
test.each([
  ['a price that never changed', [100, 100, 100], 100, 0, 'first-billing'],
  ['an increase that held for two billings', [100, 100, 110, 110], 110, 60, 'increase'],
  ['an increase billed once so far', [100, 100, 100, 110], 100, 0, 'first-billing'],
  ['an increase taken back', [100, 150, 100, 100], 100, 0, 'first-billing'],
  ['an increase of exactly 1 %', [100, 101, 101], 101, 30, 'increase'],
  ['an increase under 1 %', [1_000, 1_009, 1_009], 1_000, 0, 'first-billing'],
  ['small increases that add up to 1 %', [1_000, 1_006, 1_012, 1_012], 1_012, 60, 'increase'],
  ['an increase in two steps', [100, 105, 110, 110], 110, 60, 'increase'],
  ['an increase taken back in part', [100, 120, 110, 110], 110, 30, 'increase'],
  ['a decrease, which is no increase', [100, 110, 110, 90, 90], 90, 30, 'increase'],
  ['a decrease of exactly 1 %', [100, 99, 99], 99, 0, 'first-billing'],
  ['a discount once', [100, 100, 80, 100], 100, 0, 'first-billing'],
])('%s', (_, prices, price, since, sinceKind) => {
  expect(priceHistory(at(...(prices as number[])))).toMatchObject({ price, since, sinceKind });
});

test('the price is per unit, and billings without a price are left out', () => {
  const billings = [
    { on: 0, quantity: 2, amount: 300 },
    { on: 30, quantity: 0, amount: 500 },
    { on: 60, quantity: 4, amount: 600 },
    { on: 90, quantity: -1, amount: -150 },
    { on: 100, quantity: 3, amount: 0 },
    { on: 120, quantity: 0.5, amount: 75 },
  ];
  expect(priceHistory(billings)).toMatchObject({ price: 150, since: 0, firstOn: 0, lastOn: 120 });
  expect(priceHistory(billings.slice(0, 5))).toBeUndefined();
});

/** Applies the definition backwards: the last place where two neighbors are both above the price in force before them. */
function naiveSince(prices: readonly number[]): number {
  const inForce = (upTo: number): number => {
    if (upTo === 0) return prices[0] as number;
    const before = inForce(upTo - 1);
    const [one, two] = [prices[upTo - 1] as number, prices[upTo] as number];
    if (one >= before && two >= before && Math.min(one, two) * 100 >= before * 101) return Math.min(one, two);
    if (one <= before && two <= before && Math.max(one, two) * 100 <= before * 99) return Math.max(one, two);
    return before;
  };
  for (let index = prices.length - 1; index > 0; index -= 1) if (inForce(index) > inForce(index - 1)) return (index - 1) * 30;
  return 0;
}

test('the last increase matches the definition applied backwards', () => {
  const prices = fc.array(fc.integer({ min: 95, max: 106 }), { minLength: 3, maxLength: 14 });
  fc.assert(fc.property(prices, (list) => expect(priceHistory(at(...list))?.since).toBe(naiveSince(list))));
});

test('the order of billings does not matter', () => {
  const prices = fc.array(fc.integer({ min: 50, max: 200 }), { minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(prices, fc.infiniteStream(fc.nat()), (list, keys) => {
      const shuffled = at(...list)
        .map((billing) => ({ billing, key: keys.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ billing }) => billing);
      expect(priceHistory(shuffled)).toEqual(priceHistory(at(...list)));
    }),
  );
});
