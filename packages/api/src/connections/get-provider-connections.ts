import { getProviderConnections as endpoint } from '@suite/contract/connections';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** Every provider whose books can be connected, and how the firm stands with it. */
const getProviderConnections = (client: ApiClient) => client.call(endpoint, { silent: true }).then(({ data }) => data);

export const useProviderConnections = () => useRead(getProviderConnections, 'provider-connections', []);
