import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { shownByPage } from '@suite/contract/status';
import * as providers from '../contract/providers';
import * as endpoints from '../contract/signing-in';

/**
 * Signs in (decision 012). The form shows every failure.
 * @throws SuiteError `wrong_credentials`, `mfa_required`, `wrong_mfa_code`, `throttled` with its wait,
 * `redirect_uri_not_allowed`.
 */
export const signIn = (client: ApiClient, body: RequestOf<typeof endpoints.signIn>['body']) =>
  client.call(endpoints.signIn, { body, handleLocally: shownByPage });

/**
 * Completes a sign-in with the OpenID provider by an MFA code. The page shows every failure.
 * @throws SuiteError `wrong_mfa_code`, `sign_in_over`, `throttled`
 */
export const proveProviderSignIn = (client: ApiClient, body: RequestOf<typeof providers.proveProviderSignIn>['body']) =>
  client.call(providers.proveProviderSignIn, { body, handleLocally: shownByPage });

/** Requests a reset mail (§7). The response never reveals whether the address exists. */
export const requestPasswordReset = (client: ApiClient, email: string) =>
  client.call(endpoints.requestPasswordReset, { body: { email }, handleLocally: shownByPage });

/**
 * Sets a new password with the token of a reset mail.
 * @throws SuiteError `reset_token_invalid`, `reset_token_expired`, `invalid_request` when the password is too short or too long.
 */
export const resetPassword = (client: ApiClient, token: string, password: string) =>
  client.call(endpoints.resetPassword, { params: { token }, body: { password }, handleLocally: shownByPage });
