import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { SuiteError } from '@suite/contract/errors';
import { Status, shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/account';

/**
 * Sets a new password and ends the account's other sessions. The caller shows every failure.
 * @throws SuiteError `wrong_password`, `invalid_request` when the new password is too short or too long, `throttled`
 */
export const changePassword = (client: ApiClient, userId: string, body: RequestOf<typeof endpoints.changePassword>['body']) =>
  client.call(endpoints.changePassword, { params: { userId }, body, handleLocally: shownByPage });

/**
 * Starts to set up an authenticator app. Returns its secret in base 32 and the address for a QR code. The caller shows every
 * failure. @throws SuiteError `wrong_password`, `mfa_verification_needed` while MFA is on, `throttled`
 */
export const createMfaSecret = (client: ApiClient, userId: string, password: string) =>
  client.call(endpoints.createMfaSecret, { params: { userId }, body: { password }, handleLocally: shownByPage });

/**
 * Confirms the new secret with a six-digit code and returns ten recovery codes; PUT users then switches MFA on. The caller shows
 * every failure. @throws SuiteError `wrong_mfa_code`, `mfa_not_begun`, `throttled`
 */
export const confirmMfaSecret = (client: ApiClient, userId: string, code: string) =>
  client
    .call(endpoints.confirmMfaSecret, { params: { userId }, body: { code }, handleLocally: shownByPage })
    .then(({ recoveryCodes }) => recoveryCodes);

/** Returns whether MFA is on, and how many recovery codes are left. */
export const getMfa = (client: ApiClient, userId: string) =>
  client.call(endpoints.getMfa, { params: { userId }, handleLocally: shownByPage });

export const useMfa = (userId: string) => useRead(getMfa, 'mfa', [userId]);

/**
 * Verifies an MFA code, which allows one change to MFA within the next 5 minutes. The caller shows every failure.
 * @throws SuiteError `wrong_mfa_code`, `throttled`
 */
export const verifyMfa = (client: ApiClient, userId: string, body: RequestOf<typeof endpoints.verifyMfa>['body']) =>
  client.call(endpoints.verifyMfa, { params: { userId }, body, handleLocally: shownByPage });

/**
 * Replaces the recovery codes with ten new ones. The caller shows every failure.
 * @throws SuiteError `mfa_verification_needed`
 */
export const createRecoveryCodes = (client: ApiClient, userId: string) =>
  client
    .call(endpoints.createRecoveryCodes, { params: { userId }, handleLocally: shownByPage })
    .then(({ recoveryCodes }) => recoveryCodes);

/** Returns the account's sessions, most recently used first. */
export const getSessions = (client: ApiClient, userId: string) =>
  client.call(endpoints.getSessions, { params: { userId }, handleLocally: shownByPage });

export const useSessions = (userId: string) => useRead(getSessions, 'sessions', [userId]);

/** Ends one session of the account; a session that has already ended is not a failure. The caller shows other failures. */
export const endSession = (client: ApiClient, userId: string, sessionId: string): Promise<void> =>
  client.call(endpoints.endSession, { params: { userId, sessionId }, handleLocally: shownByPage }).catch((error: unknown) => {
    if (!(error instanceof SuiteError && error.status === Status.NotFound)) throw error;
  });

/** Ends every session of the account, including the current one. The caller shows failures. */
export const endSessions = (client: ApiClient, userId: string) =>
  client.call(endpoints.endSessions, { params: { userId }, handleLocally: shownByPage });
