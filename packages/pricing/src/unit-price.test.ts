import { lineOf } from './fixture-lines';
import type { Line } from './line';
import { atNetUnitPrice, netUnitPrice } from './unit-price';

const employees = { name: 'Employees', units: 10, tiers: [{ upTo: null, each: 1_250, flat: 0 }] };

// $500.00 and what it takes to come to $550.00.
test.each<[string, Partial<Line>, number, number]>([
  ['without more', {}, 50_000, 55_000],
  ['with $125.00 of price inputs, which stay', { drivers: [employees] }, 62_500, 42_500],
  ['with a discount of 10 %: $611.11 less $61.11', { discount: { kind: 'share', share: 1_000, reason: 'Long' } }, 45_000, 61_111],
  ['with $40.00 off four units', { quantity: 4, discount: { kind: 'amount', amount: 4_000, reason: 'Long' } }, 49_000, 56_000],
  ['of no units', { quantity: 0 }, 50_000, 55_000],
  ['that is free by its discount', { discount: { kind: 'share', share: 10_000, reason: 'Gift' } }, 0, 50_000],
])('a line %s', (_, part, net, price) => {
  const line = lineOf({ price: 50_000, quantity: 1, drivers: [], discount: null, ...part });
  expect(netUnitPrice(line)).toBe(net);
  expect(atNetUnitPrice(line, 55_000).price).toBe(price);
});
