import { syncConnection as endpoint } from '@suite/contract/connections';
import type { ConnectionTypeCode } from '@suite/contract/insights';
import type { ApiClient } from '../client';

/** Asks for a sync now. The caller tells failures itself. */
export const syncConnection = (client: ApiClient, connectionType: ConnectionTypeCode) =>
  client.call(endpoint, { params: { connectionType: String(connectionType) }, silent: true });
