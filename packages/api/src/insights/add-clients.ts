import { addClients as endpoint } from '@suite/contract/insights';
import type { ApiClient, RequestOf } from '../client';

/** Adds clients to the firm (spec §7). The caller refreshes its token after. */
export const addClients = (client: ApiClient, body: RequestOf<typeof endpoint>['body']) => client.call(endpoint, { body });
