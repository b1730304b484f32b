/** The consumer price table of a firm, and published ones that it can use. */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';
import { month } from './metric-schemas';

const consumerPrices = v.array(v.object({ month, value: v.pipe(v.number(), v.minValue(0.000_001), v.maxValue(1_000_000_000)) }));
export type ConsumerPrices = v.InferOutput<typeof consumerPrices>;

export const getConsumerPrices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/consumer-prices',
  auth: 'bearer',
  right: ['app:iq-clients', 'app:iq-settings'],
  response: v.object({ prices: consumerPrices }),
});

/** Replaces the whole table: a consumer price index by month with any base period; each month may appear only once. */
export const putConsumerPrices = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/consumer-prices',
  auth: 'bearer',
  right: 'app:iq-settings',
  body: v.object({ prices: v.pipe(consumerPrices, v.maxLength(2400)) }),
  response: v.object({ prices: consumerPrices }),
});

const publishedTable = v.object({ name: v.string(), prices: consumerPrices });

/** A published table, with the description from its file. */
export type PublishedTable = v.InferOutput<typeof publishedTable>;

/** Returns the tables that the firm can use as its own: the operator's first, then the one that is included in the suite. */
export const getPublishedPrices = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/consumer-prices/published',
  auth: 'bearer',
  right: 'app:iq-settings',
  response: v.object({ tables: v.array(publishedTable) }),
});
