import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/firm-invitations';

const getExpiredInvitations = (client: ApiClient) =>
  client
    .call(endpoints.getInvitations, { query: { state: 'expired', limit: '1' }, handleLocally: shownByPage })
    .then(({ total }) => total);

/** Returns the number of expired invitations; only administrators can read it. */
export const useExpiredInvitations = (isAdministrator: boolean) =>
  useRead(getExpiredInvitations, 'expired-invitations', isAdministrator ? [] : undefined);
