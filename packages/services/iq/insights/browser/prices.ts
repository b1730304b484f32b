import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import * as consumerPrices from '../contract/consumer-prices';

const getConsumerPrices = (client: ApiClient) =>
  client.call(consumerPrices.getConsumerPrices, { handleLocally: shownByPage }).then(({ prices }) => prices);

export const useConsumerPrices = () => useRead(getConsumerPrices, 'consumer-prices', []);

/** Returns the published tables that the firm can use. */
const getPublishedPrices = (client: ApiClient) =>
  client.call(consumerPrices.getPublishedPrices, { handleLocally: shownByPage }).then(({ tables }) => tables);

export const usePublishedPrices = () => useRead(getPublishedPrices, 'published-prices', []);

/** Replaces the firm’s consumer price table; the caller shows failures. */
export const putConsumerPrices = (client: ApiClient, body: RequestOf<typeof consumerPrices.putConsumerPrices>['body']) =>
  client.call(consumerPrices.putConsumerPrices, { body, handleLocally: shownByPage }).then(({ prices }) => prices);
