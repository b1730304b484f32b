import { changePassword as endpoint } from '@suite/contract/account';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/**
 * Sets a new password and ends the account's other sessions. The caller tells every failure itself.
 * @throws SuiteError `wrong_password`, `invalid_request` for a new password out of bounds, `throttled`
 */
export const changePassword = (client: ApiClient, userId: string, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { params: { userId }, body, silent: true });
