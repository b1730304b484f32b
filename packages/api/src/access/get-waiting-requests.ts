import { getRequests as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

const getWaitingRequests = (client: ApiClient) =>
  client.call(endpoint, { query: { state: 'open', limit: '1' }, silent: true }).then(({ total }) => total);

/** How many requests for access wait for an administrator; nobody else is answered. */
export const useWaitingRequests = (isAdministrator: boolean) =>
  useRead(getWaitingRequests, 'waiting-requests', isAdministrator ? [] : undefined);
