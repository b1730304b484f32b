import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import type { ProviderConnection } from '../contract/connections';
import * as endpoints from '../contract/connections';
import type { Duplicates } from '../contract/duplicates';
import type { ConnectionTypeCode } from '../contract/firms';

/** Every provider whose books can be connected, and how the firm stands with it. */
const getProviderConnections = (client: ApiClient) =>
  client.call(endpoints.getProviderConnections, { handleLocally: shownByPage }).then(({ data }) => data);

/** Milliseconds between two looks at how far a sync is. */
const LOOK_EVERY = 2000;

/** Whether a provider is read at the moment, or is about to be. */
export const isBeingRead = ({ isSyncing, nextSyncAt }: ProviderConnection) =>
  isSyncing || (nextSyncAt !== null && Date.parse(nextSyncAt) <= Date.now());

/** The providers of the company, followed while one is read. */
export const useProviderConnections = () =>
  useRead(getProviderConnections, 'provider-connections', [], {
    readAgain: (providers) => (providers.some(isBeingRead) ? LOOK_EVERY : 0),
  });

/** Answers the provider’s address, to be opened in a new tab. The caller tells failures itself. */
export const startConnection = (
  client: ApiClient,
  connectionType: ConnectionTypeCode,
  body: RequestOf<typeof endpoints.startConnection>['body'],
) =>
  client
    .call(endpoints.startConnection, { params: { connectionType: String(connectionType) }, body, handleLocally: shownByPage })
    .then(({ data }) => data.address);

/** Connects QuickBooks Desktop: the file and the password of its Web Connector, shown this once. */
export const connectDesktop = (client: ApiClient) =>
  client.call(endpoints.connectDesktop, { handleLocally: shownByPage }).then(({ data }) => data);

/** Asks for a sync now. The caller tells failures itself. */
export const syncConnection = (client: ApiClient, connectionType: ConnectionTypeCode) =>
  client.call(endpoints.syncConnection, { params: { connectionType: String(connectionType) }, handleLocally: shownByPage });

/** Says what becomes of documents that another source brought already. The caller tells failures itself. */
export const chooseDuplicates = (client: ApiClient, connectionType: ConnectionTypeCode, duplicates: Duplicates) =>
  client.call(endpoints.chooseDuplicates, {
    params: { connectionType: String(connectionType) },
    body: { duplicates },
    handleLocally: shownByPage,
  });

/** Ends a connection; what it brought into the ledger stays. The caller tells failures itself. */
export const endConnection = (client: ApiClient, connectionType: ConnectionTypeCode) =>
  client.call(endpoints.endConnection, { params: { connectionType: String(connectionType) }, handleLocally: shownByPage });
