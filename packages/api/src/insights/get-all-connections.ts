import { type Connection, getInsightsFirm as endpoint } from '@suite/contract/insights';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/**
 * Every connection of the firm with its status, those that have failed too (§7, firms/{organizationId}). It asks for the
 * firm of the token, so that it answers for members who are no insights users as well.
 */
const getAllConnections = (client: ApiClient, organizationId: string): Promise<Connection[]> =>
  client.call(endpoint, { params: { organizationId }, silent: true }).then(({ data }) => data.connections);

export const useAllConnections = (organizationId: string) =>
  useRead(getAllConnections, 'all-connections', organizationId ? [organizationId] : undefined);
