import { getUserCompanies as endpoint } from '@suite/contract/identity';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** The caller's companies with their segments (§7). */
export const getUserCompanies = (client: ApiClient, userId: string) =>
  client.call(endpoint, { params: { userId }, query: { include: 'segments' } });

export const useUserCompanies = (userId: string) => useRead(getUserCompanies, 'user-companies', userId ? [userId] : undefined);
