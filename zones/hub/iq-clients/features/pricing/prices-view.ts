import type { ConsumerPrices } from '@services/insights/contract/consumer-prices';
import type { Price, PriceSort, PricesQuery } from '@services/insights/contract/prices';
import { oneOf, sortOf } from '@suite/list/known-values';
import { hashOfView, offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const pricingDefaults = { find: '', freshness: '', sort: 'opportunity', order: 'descending', page: '1', asOf: '' };

export type PricesView = View<'find' | 'freshness' | 'sort' | 'order' | 'page'>;

const sorts: readonly PriceSort[] = [
  'client',
  'service',
  'price',
  'since',
  'months',
  'nominalChange',
  'realChange',
  'peerGap',
  'annualQuantity',
  'opportunity',
];

export const freshnesses: readonly Price['freshness'][] = ['fresh', 'due', 'stale', 'very-stale', 'unknown', 'ended'];

export const sortOfPrices = (view: PricesView) => sortOf(view, sorts, { column: 'opportunity', direction: 'descending' });

/** Returns the API query for a view. */
export function pricesQuery(view: PricesView, asOf: string | undefined): PricesQuery {
  const { column, direction } = sortOfPrices(view);
  return {
    asOf,
    find: view.find.trim(),
    freshness: oneOf(freshnesses, view.freshness),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}

/** Returns the last month of a consumer price table; null if it is empty. */
export const lastMonthOf = (prices: ConsumerPrices): string | null =>
  prices
    .map(({ month }) => month)
    .sort()
    .at(-1) ?? null;

/** Returns the hash of the prices with a freshness. */
export const freshnessHash = (freshness: Price['freshness'], asOf: string): string =>
  hashOfView('iq-clients', '/stalepricing', pricingDefaults, { freshness, asOf });
