import { isCurrency } from './currency';

it('knows the currencies of ISO 4217', () => {
  expect(['CAD', 'USD', 'GBP', 'JPY'].every(isCurrency)).toBe(true);
  expect(['', 'usd', 'US', 'ZZZ', 'dollars'].some(isCurrency)).toBe(false);
});
