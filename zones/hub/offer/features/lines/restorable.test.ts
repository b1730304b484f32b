import { lineOf } from '@suite/pricing/fixture-lines';
import type { Line } from '@suite/pricing/line';
import { isRestorable } from './restorable';

const with1 = (of: Partial<Record<keyof Line, unknown>>) => [
  { id: 'a', name: 'Our proposal', description: '', lines: [{ ...lineOf(), ...of }] },
];

test.each([
  ['a line that is complete', {}],
  ['a line whose price is missing', { price: Number.NaN, quantity: 1_000_000 }],
  ['a line without a name', { name: '' }],
  [
    'a price input whose units are missing',
    { drivers: [{ name: '', units: Number.NaN, tiers: [{ upTo: null, each: 1, flat: 0 }] }] },
  ],
])('restores %s', (_, of) => {
  expect(isRestorable(with1(of))).toBe(true);
});

test.each([
  ['a total of more than twelve digits', { price: 999_999_999_999, quantity: 1_000_000 }],
  ['a price of more than twelve digits', { price: 1_000_000_000_000 }],
  ['a negative price', { price: -1 }],
  ['a price in words', { price: '12' }],
  ['an unknown billing', { billing: 'hourly' }],
  ['price inputs that are no list', { drivers: {} }],
])("doesn't restore %s", (_, of) => {
  expect(isRestorable(with1(of))).toBe(false);
});
