import { createMfaSecret as endpoint } from '@suite/contract/account';
import type { ApiClient } from '../client';

/**
 * Begins to set up an authenticator app: its secret, in base 32, and the address that a QR code carries. The caller
 * tells every failure itself. @throws SuiteError `wrong_password`, `mfa_verification_needed` while MFA is on, `throttled`
 */
export const createMfaSecret = (client: ApiClient, userId: string, password: string) =>
  client.call(endpoint, { params: { userId }, body: { password }, silent: true });
