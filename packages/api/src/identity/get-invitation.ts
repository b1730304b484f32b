import { getInvitation as endpoint } from '@suite/contract/invitations';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

const getInvitation = (client: ApiClient, token: string) => client.call(endpoint, { params: { token }, silent: true });

/**
 * What an invitation's link shows. Its screen tells every failure itself: `not_found`, `invitation_used`,
 * `invitation_expired` and `invitation_revoked` end the link, any other can be tried again.
 */
export const useInvitation = (token: string) => useRead(getInvitation, 'invitation', [token]);
