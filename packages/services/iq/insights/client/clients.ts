import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/clients';
import { getSegmentMoves as getSegmentMovesEndpoint } from '../contract/segment-moves';

export type ClientsQuery = RequestOf<typeof endpoints.getClientMetrics>['query'];

/** Returns a page of clients with their metrics; `total` counts all matches. */
export const getClientMetrics = (client: ApiClient, query: ClientsQuery) =>
  client.call(endpoints.getClientMetrics, { query, handleLocally: shownByPage });

export const useClientMetrics = (query: ClientsQuery) => useRead(getClientMetrics, 'client-figures', [query]);

/** Returns a client with its metrics, and the reasons for its segment. */
const getClientMetric = (client: ApiClient, clientId: string, query: RequestOf<typeof endpoints.getClientMetric>['query']) =>
  client.call(endpoints.getClientMetric, { params: { clientId }, query, handleLocally: shownByPage });

export const useClientMetric = (clientId: string, query: RequestOf<typeof endpoints.getClientMetric>['query']) =>
  useRead(getClientMetric, 'client-figure', [clientId, query]);

/** Returns the given clients with their metrics, in the same order. */
const getClientMetricsOf = (client: ApiClient, clientIds: readonly string[]) =>
  Promise.all(clientIds.map((clientId) => getClientMetric(client, clientId, {})));

export const useClientMetricsOf = (clientIds: readonly string[]) => useRead(getClientMetricsOf, 'client-figures-of', [clientIds]);

/** Returns the clients whose segment has changed since an earlier day. */
const getSegmentMoves = (client: ApiClient, query: RequestOf<typeof getSegmentMovesEndpoint>['query']) =>
  client.call(getSegmentMovesEndpoint, { query, handleLocally: shownByPage });

/** Does not request anything without a query. */
export const useSegmentMoves = (query: RequestOf<typeof getSegmentMovesEndpoint>['query'] | undefined) =>
  useRead(getSegmentMoves, 'segment-moves', query && [query]);
