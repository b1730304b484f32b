import { getClientFigures as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type ClientsQuery = RequestOf<typeof endpoint>['query'];

/** A page of the clients with their figures; `total` counts all that were found. */
export const getClientFigures = (client: ApiClient, query: ClientsQuery) => client.call(endpoint, { query, silent: true });

export const useClientFigures = (query: ClientsQuery) => useRead(getClientFigures, 'client-figures', [query]);
