import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/clients';
import { getSegmentMoves as getSegmentMovesEndpoint } from '../contract/segment-moves';

export type ClientsQuery = RequestOf<typeof endpoints.getClientMetrics>['query'];

/** A page of the clients with their figures; `total` counts all that were found. */
export const getClientMetrics = (client: ApiClient, query: ClientsQuery) =>
  client.call(endpoints.getClientMetrics, { query, handleLocally: shownByPage });

export const useClientMetrics = (query: ClientsQuery) => useRead(getClientMetrics, 'client-figures', [query]);

/** One client with its figures, and why it bears its badge. */
const getClientMetric = (client: ApiClient, clientId: string, query: RequestOf<typeof endpoints.getClientMetric>['query']) =>
  client.call(endpoints.getClientMetric, { params: { clientId }, query, handleLocally: shownByPage });

export const useClientMetric = (clientId: string, query: RequestOf<typeof endpoints.getClientMetric>['query']) =>
  useRead(getClientMetric, 'client-figure', [clientId, query]);

/** Some clients with their figures, in their order. */
const getClientMetricsOf = (client: ApiClient, clientIds: readonly string[]) =>
  Promise.all(clientIds.map((clientId) => getClientMetric(client, clientId, {})));

export const useClientMetricsOf = (clientIds: readonly string[]) => useRead(getClientMetricsOf, 'client-figures-of', [clientIds]);

/** Clients that changed their segment since an earlier day. */
const getSegmentMoves = (client: ApiClient, query: RequestOf<typeof getSegmentMovesEndpoint>['query']) =>
  client.call(getSegmentMovesEndpoint, { query, handleLocally: shownByPage });

/** Not read before there is a query. */
export const useSegmentMoves = (query: RequestOf<typeof getSegmentMovesEndpoint>['query'] | undefined) =>
  useRead(getSegmentMoves, 'segment-moves', query && [query]);
