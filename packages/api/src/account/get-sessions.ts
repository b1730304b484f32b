import { getSessions as endpoint } from '@suite/contract/account';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** Where the account is signed in, used last first. */
export const getSessions = (client: ApiClient, userId: string) => client.call(endpoint, { params: { userId }, silent: true });

export const useSessions = (userId: string) => useRead(getSessions, 'sessions', [userId]);
