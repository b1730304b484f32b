import { putGroup as endpoint } from '@suite/contract/access';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** @throws SuiteError `changed_meanwhile`, `name_taken`, `not_found`, told by the form. */
export const putGroup = (client: ApiClient, groupId: string, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { params: { groupId }, body, handleLocally: [Status.NotFound, Status.Conflict] });
