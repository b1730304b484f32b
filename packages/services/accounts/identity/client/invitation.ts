import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/invitations';

const getInvitation = (client: ApiClient, token: string) =>
  client.call(endpoints.getInvitation, { params: { token }, handleLocally: shownByPage });

/**
 * Returns what an invitation's link shows. The screen shows every failure: after `not_found`, `invitation_used`,
 * `invitation_expired` and `invitation_revoked` the link is dead; all others can be retried.
 */
export const useInvitation = (token: string) => useRead(getInvitation, 'invitation', [token]);

export type Acceptance = RequestOf<typeof endpoints.acceptInvitation>['body'];

/**
 * Accepts an invitation, with a new or an existing account. The form shows every failure.
 * @throws SuiteError `account_exists` when a new account was requested; `wrong_credentials`, `mfa_required` and `wrong_mfa_code`
 * for an existing one; `account_deactivated`, `throttled` with its wait, and the codes of a dead link.
 */
export const acceptInvitation = (client: ApiClient, token: string, body: Acceptance) =>
  client.call(endpoints.acceptInvitation, { params: { token }, body, handleLocally: shownByPage });
