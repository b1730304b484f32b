import { confirmMfaSecret as endpoint } from '@suite/contract/account';
import type { ApiClient } from '../client';

/**
 * Confirms the new secret by six digits of it, for ten recovery codes; PUT users then switches MFA on. The caller tells
 * every failure itself. @throws SuiteError `wrong_mfa_code`, `mfa_not_begun`, `throttled`
 */
export const confirmMfaSecret = (client: ApiClient, userId: string, code: string) =>
  client.call(endpoint, { params: { userId }, body: { code }, silent: true }).then(({ recoveryCodes }) => recoveryCodes);
