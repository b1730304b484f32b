import { resetPassword as endpoint } from '@suite/contract/identity';
import type { ApiClient } from '../client';

/**
 * Sets a new password by the token of a reset mail.
 * @throws SuiteError `reset_token_invalid`, `reset_token_expired`, `invalid_request` for a password out of bounds.
 */
export const resetPassword = (client: ApiClient, token: string, password: string) =>
  client.call(endpoint, { params: { token }, body: { password }, silent: true });
