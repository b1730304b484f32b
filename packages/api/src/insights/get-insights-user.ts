import { SuiteError } from '@suite/contract/errors';
import { getInsightsUser as endpoint, type InsightsUser } from '@suite/contract/insights';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** The person's insights user in the company, null when there is none (§7). */
export async function getInsightsUser(client: ApiClient, userId: string): Promise<InsightsUser | null> {
  try {
    return (await client.call(endpoint, { query: { UnifiedId: userId }, silent: true })).data;
  } catch (error) {
    if (error instanceof SuiteError && error.status === Status.NotFound) return null;
    throw error;
  }
}

export const useInsightsUser = (userId: string) => useRead(getInsightsUser, 'insights-user', [userId]);
