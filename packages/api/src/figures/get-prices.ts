import { getPrices as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type PricesQuery = RequestOf<typeof endpoint>['query'];

/** A page of the prices of recurring services. */
export const getPrices = (client: ApiClient, query: PricesQuery) => client.call(endpoint, { query, silent: true });

export const usePrices = (query: PricesQuery) => useRead(getPrices, 'prices', [query]);
