import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { shownByPage } from '@suite/contract/status';
import * as providers from '../contract/providers';
import * as endpoints from '../contract/signing-in';

/**
 * Asks for a sign-in (decision 012). The form tells every failure itself.
 * @throws SuiteError `wrong_credentials`, `mfa_required`, `wrong_mfa_code`, `throttled` with its wait,
 * `redirect_uri_not_allowed`.
 */
export const signIn = (client: ApiClient, body: RequestOf<typeof endpoints.signIn>['body']) =>
  client.call(endpoints.signIn, { body, handleLocally: shownByPage });

/**
 * The second factor of a sign-in by the OpenID provider. The page tells every failure itself.
 * @throws SuiteError `wrong_mfa_code`, `sign_in_over`, `throttled`
 */
export const proveProviderSignIn = (client: ApiClient, body: RequestOf<typeof providers.proveProviderSignIn>['body']) =>
  client.call(providers.proveProviderSignIn, { body, handleLocally: shownByPage });

/** Asks for a reset mail (§7). The answer never tells whether the address exists. */
export const requestPasswordReset = (client: ApiClient, email: string) =>
  client.call(endpoints.requestPasswordReset, { body: { email }, handleLocally: shownByPage });

/**
 * Sets a new password by the token of a reset mail.
 * @throws SuiteError `reset_token_invalid`, `reset_token_expired`, `invalid_request` for a password out of bounds.
 */
export const resetPassword = (client: ApiClient, token: string, password: string) =>
  client.call(endpoints.resetPassword, { params: { token }, body: { password }, handleLocally: shownByPage });
