import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/requests';

const getWaitingRequests = (client: ApiClient) =>
  client
    .call(endpoints.getRequests, { query: { state: 'open', limit: '1' }, handleLocally: shownByPage })
    .then(({ total }) => total);

/** Returns the number of access requests that wait for an administrator; only administrators can read it. */
export const useWaitingRequests = (isAdministrator: boolean) =>
  useRead(getWaitingRequests, 'waiting-requests', isAdministrator ? [] : undefined);
