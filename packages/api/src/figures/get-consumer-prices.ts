import { getConsumerPrices as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** The firm’s consumer price table. */
const getConsumerPrices = (client: ApiClient) => client.call(endpoint, { silent: true }).then(({ prices }) => prices);

export const useConsumerPrices = () => useRead(getConsumerPrices, 'consumer-prices', []);
