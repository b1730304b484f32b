import { getUserExists as endpoint } from '@suite/contract/insights';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** Whether the person has an insights user (§7). */
export const getUserExists = (client: ApiClient, userId: string) =>
  client.call(endpoint, { params: { userId } }).then(({ data }) => data);

export const useUserExists = (userId: string) => useRead(getUserExists, 'insights-user-exists', userId ? [userId] : undefined);
