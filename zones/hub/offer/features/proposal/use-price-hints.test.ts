import type { ClientPrice } from '@services/price-book/contract/client-prices';
import { lineOf } from './answers.fixture';
import { changeOfPrices } from './use-price-hints';

const priceOf = (service: string, price: number, isEnded = false): ClientPrice => ({
  service,
  currency: 'USD',
  firm: null,
  client: { price, since: '2024-10-01', isIncrease: true, months: 26, realChange: null, isEnded },
});

const prices = new Map([
  ['Bookkeeping', priceOf('Bookkeeping', 50_000)],
  ['Advisory', priceOf('Advisory', 30_000)],
  ['Cleanup', priceOf('Cleanup', 90_000, true)],
]);

const billings = new Map([
  ['bookkeeping', 'monthly' as const],
  ['advisory', 'quarterly' as const],
  ['cleanup', 'monthly' as const],
]);

const changeOf = (...lines: ReturnType<typeof lineOf>[]) => changeOfPrices(lines, ({ name }) => prices.get(name), billings);

test('compares yearly prices of lines that the client already pays and that are billed as often', () => {
  const bookkeeping = lineOf('Bookkeeping', { price: 60_000 });
  const advisory = lineOf('Advisory', { billing: 'quarterly', price: 30_000 });
  // 12 × 600 and 4 × 300 against 12 × 500 and 4 × 300.
  expect(changeOf(bookkeeping, advisory)).toBeCloseTo(8_400 / 7_200 - 1);
  const others = [
    lineOf('Advisory', { billing: 'monthly' }),
    lineOf('Cleanup'),
    lineOf('Payroll'),
    lineOf('Bookkeeping', { billing: 'completion' }),
    lineOf('Bookkeeping', { price: Number.NaN }),
  ];
  expect(changeOf(bookkeeping, ...others)).toBeCloseTo(0.2);
});

test('includes discounts, and returns nothing if there is nothing to compare', () => {
  const discount = { kind: 'share' as const, share: 1000, reason: 'Loyal' };
  expect(changeOf(lineOf('Bookkeeping', { price: 50_000, discount }))).toBeCloseTo(-0.1);
  expect(changeOf(lineOf('Payroll'))).toBeNull();
});
