import { type PricesQuery, usePrices } from '@services/insights/client/prices';
import { useNewest } from '@suite/list/use-newest';
import { PriceList } from '../pricing/price-list';
import { pricesQuery } from '../pricing/prices-view';
import type { TabParts } from './documents';

/** What the client is billed for again and again, by the age of its price. */
export function ClientPrices({ view, change, asOf }: TabParts) {
  const query: PricesQuery = { ...pricesQuery(view, asOf), clientId: view.id };
  const found = useNewest(query, usePrices);
  return <PriceList view={view} change={change} query={query} found={found} file="client-prices" />;
}
