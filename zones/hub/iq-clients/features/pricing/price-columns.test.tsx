import type { Price } from '@services/insights/contract/prices';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import { render } from '@testing-library/react';
import { priceColumns } from './price-columns';

const cellOf = (consumerPricesTo: string | null | undefined, since: string) => {
  const parts = { formats: metricFormatsOf('en-US'), currency: 'USD', asOf: '', consumerPricesTo, isOfOne: false };
  const column = priceColumns(parts).find(({ id }) => id === 'realChange');
  const { container, unmount } = render(column?.cell({ since, realChange: null } as Price));
  const text = container.textContent;
  unmount();
  return text;
};

test('explains why a real change is not available: no table, one that ends earlier, or one with a gap', () => {
  expect(cellOf(null, '2026-05-28')).toBe('–Not available: there is no consumer price table');
  for (const since of ['2026-05-28', '2026-08-01'])
    expect(cellOf('2026-05', since)).toBe('–Not available: the price index ends in May 2026');
  expect(cellOf('2026-05', '2025-10-01')).toBe(
    '–Not available: the consumer price table does not cover the time since the last increase',
  );
  expect(cellOf(undefined, '2026-05-28')).toBe('–Not available');
});

test('a stale price links to a new offer for its service, for people who may write one', () => {
  const parts = { formats: metricFormatsOf('en-US'), currency: 'USD', asOf: '', consumerPricesTo: null, isOfOne: false };
  const columnOf = (offerHref?: (client: string, service: string) => string) =>
    priceColumns({ ...parts, offerHref }).find(({ id }) => id === 'offer');
  expect(columnOf()).toBeUndefined();
  const column = columnOf((client, service) => `#/new?client=${client}&service=${service}`);
  const price = { clientId: 'c1', client: 'Ann', service: 'Payroll' };
  const linkOf = (freshness: Price['freshness']) => {
    const { container, unmount } = render(column?.cell({ ...price, freshness } as Price));
    const link = container.querySelector('a');
    unmount();
    return link && [link.getAttribute('href'), link.getAttribute('aria-label')];
  };
  for (const freshness of ['stale', 'very-stale'] as const)
    expect(linkOf(freshness)).toEqual(['#/new?client=c1&service=Payroll', 'Create offer: Payroll, Ann']);
  for (const freshness of ['fresh', 'due', 'unknown', 'ended'] as const) expect(linkOf(freshness)).toBeNull();
});

test.each<[Price['freshness'], Price['sinceKind'], string, string]>([
  ['fresh', 'increase', 'Fresh 7 mo.', 'good'],
  // A fresh price without an increase belongs to a new service.
  ['fresh', 'first-billing', 'Fresh 7 mo.', 'good'],
  ['due', 'increase', 'Due 7 mo.', 'info'],
  ['stale', 'first-billing', 'Stale ≥ 7 mo.', 'warn'],
  ['very-stale', 'increase', 'Very stale 7 mo.', 'bad'],
  ['unknown', 'first-billing', 'Not known ≥ 7 mo.', 'neutral'],
])('the age of a price has its level in words and in color: %s since %s', (freshness, sinceKind, text, tone) => {
  const parts = { formats: metricFormatsOf('en-US'), currency: 'USD', asOf: '', consumerPricesTo: null, isOfOne: false };
  const column = priceColumns(parts).find(({ id }) => id === 'months');
  const { container } = render(column?.cell({ freshness, sinceKind, months: 7 } as Price));
  expect(container.textContent).toBe(text);
  expect(container.querySelector('.ui-badge')?.className).toContain(`ui-badge-${tone}`);
});
