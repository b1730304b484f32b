import type { Price } from '@services/insights/contract/prices';
import { figureFormatsOf } from '@suite/insights/figure-formats';
import { render } from '@testing-library/react';
import { priceColumns } from './price-columns';

const cellOf = (consumerPricesTo: string | null | undefined, since: string) => {
  const parts = { formats: figureFormatsOf('en-US'), currency: 'USD', asOf: '', consumerPricesTo, isOfOne: false };
  const column = priceColumns(parts).find(({ id }) => id === 'realChange');
  const { container, unmount } = render(column?.cell({ since, realChange: null } as Price));
  const text = container.textContent;
  unmount();
  return text;
};

test('a real change that is not available says why: no table, one that ends before, or one with a gap', () => {
  expect(cellOf(null, '2026-05-28')).toBe('–Not available: there is no consumer price table');
  for (const since of ['2026-05-28', '2026-08-01'])
    expect(cellOf('2026-05', since)).toBe('–Not available: the price index ends in May 2026');
  expect(cellOf('2026-05', '2025-10-01')).toBe(
    '–Not available: the consumer price table does not cover the time since the last increase',
  );
  expect(cellOf(undefined, '2026-05-28')).toBe('–Not available');
});
