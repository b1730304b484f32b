import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/client-prices';

const getClientPrices = (client: ApiClient, clientId: string) =>
  client.call(endpoints.getClientPrices, { params: { clientId }, handleLocally: shownByPage });

/** What a client and the others pay for each service; nothing is read until a client is chosen. */
export const useClientPrices = (clientId: string | undefined) =>
  useRead(getClientPrices, 'offer-client-prices', clientId === undefined ? undefined : [clientId]);

type ClientsQuery = RequestOf<typeof endpoints.findClients>['query'];

/** Clients whose name contains a text; the caller shows failures. */
export const findClients = (client: ApiClient, query: ClientsQuery) =>
  client.call(endpoints.findClients, { query, handleLocally: shownByPage });

export const useClients = (query: ClientsQuery) => useRead(findClients, 'offer-clients', [query]);
