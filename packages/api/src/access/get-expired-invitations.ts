import { getInvitations as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

const getExpiredInvitations = (client: ApiClient) =>
  client.call(endpoint, { query: { state: 'expired', limit: '1' }, silent: true }).then(({ total }) => total);

/** How many invitations nobody has taken up in time; only administrators are answered. */
export const useExpiredInvitations = (isAdministrator: boolean) =>
  useRead(getExpiredInvitations, 'expired-invitations', isAdministrator ? [] : undefined);
