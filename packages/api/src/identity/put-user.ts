import { putUser as endpoint } from '@suite/contract/identity';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/**
 * Changes the own name, or switches MFA on or off (§7). The caller tells every failure itself.
 * @throws SuiteError `mfa_secret_not_confirmed`, `mfa_verification_needed`
 */
export const putUser = (client: ApiClient, userId: string, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { params: { userId }, body, silent: true });
