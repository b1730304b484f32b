import { deleteGroup as endpoint } from '@suite/contract/access';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';

/** Its members stay in the company. @throws SuiteError `not_found` when it is gone already, told by the caller. */
export const deleteGroup = (client: ApiClient, groupId: string) =>
  client.call(endpoint, { params: { groupId }, handleLocally: [Status.NotFound] });
