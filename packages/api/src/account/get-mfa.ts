import { getMfa as endpoint } from '@suite/contract/account';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** Whether MFA is on, and how many recovery codes are left. */
export const getMfa = (client: ApiClient, userId: string) => client.call(endpoint, { params: { userId }, silent: true });

export const useMfa = (userId: string) => useRead(getMfa, 'mfa', [userId]);
