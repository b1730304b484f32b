import type { ApiClient } from '@suite/api/client';
import { SuiteError } from '@suite/contract/errors';
import { Status, shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/account';

/**
 * Confirms the new secret with a six-digit code and returns ten recovery codes; PUT users then switches MFA on. The caller shows
 * every failure. @throws SuiteError `wrong_mfa_code`, `mfa_not_started`, `throttled`
 */
export const confirmMfaSecret = (client: ApiClient, userId: string, code: string) =>
  client
    .call(endpoints.confirmMfaSecret, { params: { userId }, body: { code }, handleLocally: shownByPage })
    .then(({ recoveryCodes }) => recoveryCodes);

/**
 * Replaces the recovery codes with ten new ones. The caller shows every failure.
 * @throws SuiteError `mfa_verification_needed`
 */
export const createRecoveryCodes = (client: ApiClient, userId: string) =>
  client
    .call(endpoints.createRecoveryCodes, { params: { userId }, handleLocally: shownByPage })
    .then(({ recoveryCodes }) => recoveryCodes);

/** Ends one session of the account; a session that has already ended is not a failure. The caller shows other failures. */
export const endSession = (client: ApiClient, userId: string, sessionId: string): Promise<void> =>
  client.call(endpoints.endSession, { params: { userId, sessionId }, handleLocally: shownByPage }).catch((error: unknown) => {
    if (!(error instanceof SuiteError && error.status === Status.NotFound)) throw error;
  });
