import { putPerson as endpoint } from '@suite/contract/access';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

export type PersonChange = RequestOf<typeof endpoint>['body'];

/**
 * Changes role, status, groups or settings of apps.
 * @throws SuiteError `changed_meanwhile`, `last_administrator`, `not_found`, told by the page.
 */
export const putPerson = (client: ApiClient, userId: string, body: PersonChange) =>
  client.call(endpoint, { params: { userId }, body, handleLocally: [Status.NotFound, Status.Conflict] });
