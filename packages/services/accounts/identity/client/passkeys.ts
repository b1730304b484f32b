import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/passkeys';

/** The account's passkeys, the latest first. */
const getPasskeys = (client: ApiClient, userId: string) =>
  client.call(endpoints.getPasskeys, { params: { userId }, handleLocally: shownByPage });

export const usePasskeys = (userId: string) => useRead(getPasskeys, 'passkeys', [userId]);

/**
 * Begins to add a passkey. The caller tells every failure itself.
 * @throws SuiteError `wrong_password`, `mfa_verification_needed` while MFA is on, `limit_reached`, `throttled`
 */
export const createPasskeyChallenge = (client: ApiClient, userId: string, password: string) =>
  client.call(endpoints.createPasskeyChallenge, { params: { userId }, body: { password }, handleLocally: shownByPage });

/** Adds what the authenticator has made. @throws SuiteError `wrong_passkey`, `sign_in_over` */
export const addPasskey = (client: ApiClient, userId: string, body: RequestOf<typeof endpoints.addPasskey>['body']) =>
  client.call(endpoints.addPasskey, { params: { userId }, body, handleLocally: shownByPage });

/** The caller tells every failure itself. */
export const renamePasskey = (client: ApiClient, userId: string, passkeyId: string, name: string) =>
  client.call(endpoints.renamePasskey, { params: { userId, passkeyId }, body: { name }, handleLocally: shownByPage });

/** The caller tells every failure itself. */
export const removePasskey = (client: ApiClient, userId: string, passkeyId: string) =>
  client.call(endpoints.removePasskey, { params: { userId, passkeyId }, handleLocally: shownByPage });

/** A challenge to sign in with. The caller tells every failure itself. */
export const getPasskeyChallenge = (client: ApiClient) =>
  client.call(endpoints.getPasskeyChallenge, { handleLocally: shownByPage });

/**
 * Signs in by what the authenticator has answered. The caller tells every failure itself.
 * @throws SuiteError `wrong_passkey`, `account_deactivated`, `throttled`, `redirect_uri_not_allowed`
 */
export const signInByPasskey = (client: ApiClient, body: RequestOf<typeof endpoints.signInByPasskey>['body']) =>
  client.call(endpoints.signInByPasskey, { body, handleLocally: shownByPage });
