import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { SuiteError } from '@suite/contract/errors';
import { Status, shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/account';

/**
 * Sets a new password and ends the account's other sessions. The caller tells every failure itself.
 * @throws SuiteError `wrong_password`, `invalid_request` for a new password out of bounds, `throttled`
 */
export const changePassword = (client: ApiClient, userId: string, body: RequestOf<typeof endpoints.changePassword>['body']) =>
  client.call(endpoints.changePassword, { params: { userId }, body, handleLocally: shownByPage });

/**
 * Begins to set up an authenticator app: its secret, in base 32, and the address that a QR code carries. The caller
 * tells every failure itself. @throws SuiteError `wrong_password`, `mfa_verification_needed` while MFA is on, `throttled`
 */
export const createMfaSecret = (client: ApiClient, userId: string, password: string) =>
  client.call(endpoints.createMfaSecret, { params: { userId }, body: { password }, handleLocally: shownByPage });

/**
 * Confirms the new secret by six digits of it, for ten recovery codes; PUT users then switches MFA on. The caller tells
 * every failure itself. @throws SuiteError `wrong_mfa_code`, `mfa_not_begun`, `throttled`
 */
export const confirmMfaSecret = (client: ApiClient, userId: string, code: string) =>
  client
    .call(endpoints.confirmMfaSecret, { params: { userId }, body: { code }, handleLocally: shownByPage })
    .then(({ recoveryCodes }) => recoveryCodes);

/** Whether MFA is on, and how many recovery codes are left. */
export const getMfa = (client: ApiClient, userId: string) =>
  client.call(endpoints.getMfa, { params: { userId }, handleLocally: shownByPage });

export const useMfa = (userId: string) => useRead(getMfa, 'mfa', [userId]);

/**
 * Proves the second factor; one change of it may follow within 5 minutes. The caller tells every failure itself.
 * @throws SuiteError `wrong_mfa_code`, `throttled`
 */
export const verifyMfa = (client: ApiClient, userId: string, body: RequestOf<typeof endpoints.verifyMfa>['body']) =>
  client.call(endpoints.verifyMfa, { params: { userId }, body, handleLocally: shownByPage });

/**
 * Ten new recovery codes in place of the old. The caller tells every failure itself.
 * @throws SuiteError `mfa_verification_needed`
 */
export const createRecoveryCodes = (client: ApiClient, userId: string) =>
  client
    .call(endpoints.createRecoveryCodes, { params: { userId }, handleLocally: shownByPage })
    .then(({ recoveryCodes }) => recoveryCodes);

/** Where the account is signed in, used last first. */
export const getSessions = (client: ApiClient, userId: string) =>
  client.call(endpoints.getSessions, { params: { userId }, handleLocally: shownByPage });

export const useSessions = (userId: string) => useRead(getSessions, 'sessions', [userId]);

/** Signs one session of the account out; one that has ended meanwhile is no failure. The caller tells the others itself. */
export const endSession = (client: ApiClient, userId: string, sessionId: string): Promise<void> =>
  client.call(endpoints.endSession, { params: { userId, sessionId }, handleLocally: shownByPage }).catch((error: unknown) => {
    if (!(error instanceof SuiteError && error.status === Status.NotFound)) throw error;
  });

/** Ends every session of the account, this one too. The caller tells failures itself. */
export const endSessions = (client: ApiClient, userId: string) =>
  client.call(endpoints.endSessions, { params: { userId }, handleLocally: shownByPage });
