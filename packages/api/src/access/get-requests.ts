import { getRequests as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** A page of the requests for access: open ones the oldest first, decided ones the latest first. */
export const getRequests = (client: ApiClient, query: Query) => client.call(endpoint, { query });

export const useRequests = (query: Query) => useRead(getRequests, 'requests', [query]);
