import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/signing-in';

/** Returns the caller's own account (§7). */
export const getUser = (client: ApiClient, userId: string) =>
  client.call(endpoints.getUser, { params: { userId }, handleLocally: shownByPage });

export const useUser = (userId: string) => useRead(getUser, 'user', [userId]);

/**
 * Changes the caller's name, or switches MFA on or off (§7). The caller shows every failure.
 * @throws SuiteError `mfa_secret_not_confirmed`, `mfa_verification_needed`
 */
export const putUser = (client: ApiClient, userId: string, body: RequestOf<typeof endpoints.putUser>['body']) =>
  client.call(endpoints.putUser, { params: { userId }, body, handleLocally: shownByPage });
