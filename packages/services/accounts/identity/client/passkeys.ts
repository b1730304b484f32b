import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/passkeys';

/** Returns the account's passkeys, latest first. */
const getPasskeys = (client: ApiClient, userId: string) =>
  client.call(endpoints.getPasskeys, { params: { userId }, handleLocally: shownByPage });

export const usePasskeys = (userId: string) => useRead(getPasskeys, 'passkeys', [userId]);

/**
 * Starts to add a passkey. The caller shows every failure.
 * @throws SuiteError `wrong_password`, `mfa_verification_needed` while MFA is on, `limit_reached`, `throttled`
 */
export const createPasskeyChallenge = (client: ApiClient, userId: string, password: string) =>
  client.call(endpoints.createPasskeyChallenge, { params: { userId }, body: { password }, handleLocally: shownByPage });

/** Adds the passkey that the authenticator has created. @throws SuiteError `wrong_passkey`, `sign_in_over` */
export const addPasskey = (client: ApiClient, userId: string, body: RequestOf<typeof endpoints.addPasskey>['body']) =>
  client.call(endpoints.addPasskey, { params: { userId }, body, handleLocally: shownByPage });

/** The caller shows every failure. */
export const renamePasskey = (client: ApiClient, userId: string, passkeyId: string, name: string) =>
  client.call(endpoints.renamePasskey, { params: { userId, passkeyId }, body: { name }, handleLocally: shownByPage });

/** The caller shows every failure. */
export const removePasskey = (client: ApiClient, userId: string, passkeyId: string) =>
  client.call(endpoints.removePasskey, { params: { userId, passkeyId }, handleLocally: shownByPage });

/** Returns a challenge for a sign-in. The caller shows every failure. */
export const getPasskeyChallenge = (client: ApiClient) =>
  client.call(endpoints.getPasskeyChallenge, { handleLocally: shownByPage });

/**
 * Signs in with the authenticator's response. The caller shows every failure.
 * @throws SuiteError `wrong_passkey`, `account_deactivated`, `throttled`, `redirect_uri_not_allowed`
 */
export const signInByPasskey = (client: ApiClient, body: RequestOf<typeof endpoints.signInByPasskey>['body']) =>
  client.call(endpoints.signInByPasskey, { body, handleLocally: shownByPage });
