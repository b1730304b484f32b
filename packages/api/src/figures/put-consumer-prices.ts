import { putConsumerPrices as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** Replaces the firm’s consumer price table; the caller tells failures itself. */
export const putConsumerPrices = (client: ApiClient, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { body, silent: true }).then(({ prices }) => prices);
