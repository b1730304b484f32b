import { createRecoveryCodes as endpoint } from '@suite/contract/account';
import type { ApiClient } from '../client';

/**
 * Ten new recovery codes in place of the old. The caller tells every failure itself.
 * @throws SuiteError `mfa_verification_needed`
 */
export const createRecoveryCodes = (client: ApiClient, userId: string) =>
  client.call(endpoint, { params: { userId }, silent: true }).then(({ recoveryCodes }) => recoveryCodes);
