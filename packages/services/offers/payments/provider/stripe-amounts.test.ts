import { isoAmount, stripeAmount, stripeAmounts } from './stripe-amounts';

test.each([
  ['USD', 1250, 1250],
  ['JPY', 500, 500],
  ['HUF', 1045, 1045],
  // No decimals in ISO 4217, two at Stripe.
  ['ISK', 5, 500],
  ['UGX', 7, 700],
  // Two decimals in ISO 4217, none at Stripe.
  ['MGA', 12_300, 123],
  // Three decimals, of which the last is 0 at Stripe.
  ['KWD', 5120, 5120],
])('%s %i is %i at Stripe, and back', (currency, iso, stripe) => {
  expect(stripeAmount(iso, currency)).toBe(stripe);
  expect(isoAmount(stripe, currency)).toBe(iso);
  expect(isoAmount(stripe, currency.toLowerCase())).toBe(iso);
});

test('rounds an amount to the nearest one that Stripe accepts', () => {
  expect(stripeAmount(5124, 'KWD')).toBe(5120);
  expect(stripeAmount(5125, 'KWD')).toBe(5130);
  expect(stripeAmount(12_345, 'MGA')).toBe(123);
});

test('rounded amounts of items add up to the rounded sum', () => {
  expect(stripeAmounts([1004, 1004, 1004], 'KWD')).toEqual([1000, 1000, 1010]);
  expect(stripeAmounts([1004], 'KWD')).toEqual([1000]);
  expect(stripeAmounts([100, 250], 'USD')).toEqual([100, 250]);
});
