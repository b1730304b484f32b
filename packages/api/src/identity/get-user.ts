import { getUser as endpoint } from '@suite/contract/identity';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** The own account as the identity service keeps it (§7). */
export const getUser = (client: ApiClient, userId: string) => client.call(endpoint, { params: { userId }, silent: true });

export const useUser = (userId: string) => useRead(getUser, 'user', [userId]);
