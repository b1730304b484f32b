import { getProviderConnections as endpoint, type ProviderConnection } from '@suite/contract/connections';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** Every provider whose books can be connected, and how the firm stands with it. */
const getProviderConnections = (client: ApiClient) => client.call(endpoint, { silent: true }).then(({ data }) => data);

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
