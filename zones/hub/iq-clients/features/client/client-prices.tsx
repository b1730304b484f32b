import { getPrices, type PricesQuery } from '@services/insights/contract/prices';
import { useNewest } from '@suite/list/use-newest';
import { PriceList } from '../pricing/price-list';
import { pricesQuery } from '../pricing/prices-view';
import type { TabParts } from './documents';

/** Recurring services of the client, by the age of their price. */
export function ClientPrices({ view, change, asOf }: TabParts) {
  const query: PricesQuery = { ...pricesQuery(view, asOf), clientId: view.id };
  const found = useNewest(getPrices, { query });
  return <PriceList view={view} change={change} query={query} found={found} file="client-prices" />;
}
