import { getPrices, type PricesQuery } from '@services/insights/contract/prices';
import { useList } from '@suite/list/use-list';
import { PriceList } from '../pricing/price-list';
import { pricesQuery } from '../pricing/prices-view';
import type { TabParts } from './documents';

/** Recurring services of the client, by the age of their price. */
export function ClientPrices({ view, change, asOf }: TabParts) {
  const query: PricesQuery = { ...pricesQuery(view, asOf), clientId: view.id };
  const list = useList(getPrices, 'prices', { query });
  return <PriceList view={view} change={change} query={query} list={list} name="client-prices" />;
}
