import { endConnection as endpoint } from '@suite/contract/connections';
import type { ConnectionTypeCode } from '@suite/contract/insights';
import type { ApiClient } from '../client';

/** Ends a connection; what it brought into the ledger stays. The caller tells failures itself. */
export const endConnection = (client: ApiClient, connectionType: ConnectionTypeCode) =>
  client.call(endpoint, { params: { connectionType: String(connectionType) }, silent: true });
