import { createInvitations as endpoint } from '@suite/contract/access';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/**
 * Invites up to `INVITATIONS_AT_ONCE` addresses and answers what became of each. The caller keeps the key when
 * a person tries the same again.
 * @throws SuiteError `not_found` when a group is gone, told by the form.
 */
export const createInvitations = (client: ApiClient, body: RequestOf<typeof endpoint>['body'], idempotencyKey: string) =>
  client.call(endpoint, { body, idempotencyKey, handleLocally: [Status.NotFound] });
