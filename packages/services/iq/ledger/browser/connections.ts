import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import type { ProviderConnection } from '../contract/connections';
import * as endpoints from '../contract/connections';
import type { ConnectionTypeCode } from '../contract/firms';

/** Returns every provider that can be connected, with the state of the firm's connection. */
const getProviderConnections = (client: ApiClient) =>
  client.call(endpoints.getProviderConnections, { handleLocally: shownByPage }).then(({ data }) => data);

/** Milliseconds between two polls of a sync's progress. */
const LOOK_EVERY = 2000;

/** Returns true if a provider is being synced or is about to be. */
export const isBeingRead = ({ isSyncing, nextSyncAt }: ProviderConnection) =>
  isSyncing || (nextSyncAt !== null && Date.parse(nextSyncAt) <= Date.now());

/** Reads the providers of the company, and polls while one is being synced. */
export const useProviderConnections = () =>
  useRead(getProviderConnections, 'provider-connections', [], {
    readAgain: (providers) => (providers.some(isBeingRead) ? LOOK_EVERY : 0),
  });

/** Returns the provider's URL, which opens in a new tab. The caller shows failures. */
export const startConnection = (
  client: ApiClient,
  connectionType: ConnectionTypeCode,
  body: RequestOf<typeof endpoints.startConnection>['body'],
) =>
  client
    .call(endpoints.startConnection, { params: { connectionType: String(connectionType) }, body, handleLocally: shownByPage })
    .then(({ data }) => data.address);

/** Connects QuickBooks Desktop and returns the file and password for its Web Connector, which are shown only once. */
export const connectDesktop = (client: ApiClient) =>
  client.call(endpoints.connectDesktop, { handleLocally: shownByPage }).then(({ data }) => data);
