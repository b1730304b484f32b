import { addClients as endpoint } from '@suite/contract/insights';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/**
 * Adds clients to the firm (§7). The caller refreshes its token after, and keeps the key when a
 * person tries the same again.
 */
export const addClients = (client: ApiClient, body: RequestOf<typeof endpoint>['body'], idempotencyKey: string) =>
  client.call(endpoint, { body, idempotencyKey });
