import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as consumerPrices from '../contract/consumer-prices';
import * as endpoints from '../contract/prices';

export type PricesQuery = RequestOf<typeof endpoints.getPrices>['query'];

/** A page of the prices of recurring services. */
export const getPrices = (client: ApiClient, query: PricesQuery) =>
  client.call(endpoints.getPrices, { query, handleLocally: shownByPage });

export const usePrices = (query: PricesQuery) => useRead(getPrices, 'prices', [query]);

/** The firm’s consumer price table. */
const getConsumerPrices = (client: ApiClient) =>
  client.call(consumerPrices.getConsumerPrices, { handleLocally: shownByPage }).then(({ prices }) => prices);

export const useConsumerPrices = () => useRead(getConsumerPrices, 'consumer-prices', []);

/** Tables that the firm can take over. */
const getPublishedPrices = (client: ApiClient) =>
  client.call(consumerPrices.getPublishedPrices, { handleLocally: shownByPage }).then(({ tables }) => tables);

export const usePublishedPrices = () => useRead(getPublishedPrices, 'published-prices', []);

/** Replaces the firm’s consumer price table; the caller tells failures itself. */
export const putConsumerPrices = (client: ApiClient, body: RequestOf<typeof consumerPrices.putConsumerPrices>['body']) =>
  client.call(consumerPrices.putConsumerPrices, { body, handleLocally: shownByPage }).then(({ prices }) => prices);
