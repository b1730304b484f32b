import { getRejectedRowsFile as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';

/** All rejected rows of an import as CSV; the caller tells failures itself. */
export const getRejectedRowsFile = (client: ApiClient, runId: string) =>
  client.call(endpoint, { params: { runId }, silent: true });
