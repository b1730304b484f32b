import { SuiteError } from '@suite/contract/errors';
import { type Connection, getConnections as endpoint } from '@suite/contract/insights';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** The connections of a firm; null on a 400, which means not connected (§7). */
export async function getConnections(client: ApiClient, organizationId: string): Promise<Connection[] | null> {
  try {
    const { data } = await client.call(endpoint, {
      query: { OrganizationId: organizationId },
      handleLocally: [Status.BadRequest],
    });
    return data;
  } catch (error) {
    if (error instanceof SuiteError && error.status === Status.BadRequest) return null;
    throw error;
  }
}

export const useConnections = (organizationId: string) => useRead(getConnections, 'connections', [organizationId]);
