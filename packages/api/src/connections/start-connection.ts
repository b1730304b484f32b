import { startConnection as endpoint } from '@suite/contract/connections';
import type { ConnectionTypeCode } from '@suite/contract/insights';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** Answers the provider’s address, to be opened in a new tab. The caller tells failures itself. */
export const startConnection = (
  client: ApiClient,
  connectionType: ConnectionTypeCode,
  body: RequestOf<typeof endpoint>['body'],
) =>
  client
    .call(endpoint, { params: { connectionType: String(connectionType) }, body, silent: true })
    .then(({ data }) => data.address);
