import { acceptInvitation as endpoint } from '@suite/contract/invitations';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

export type Acceptance = RequestOf<typeof endpoint>['body'];

/**
 * Takes an invitation up, with a new account or the one there is. The form tells every failure itself.
 * @throws SuiteError `account_exists` when a new account was asked for, `wrong_credentials`, `mfa_required` and
 * `wrong_mfa_code` for the one there is, `account_deactivated`, `throttled` with its wait, and the codes of a dead link.
 */
export const acceptInvitation = (client: ApiClient, token: string, body: Acceptance) =>
  client.call(endpoint, { params: { token }, body, silent: true });
