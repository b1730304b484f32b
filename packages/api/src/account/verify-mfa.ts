import { verifyMfa as endpoint } from '@suite/contract/account';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/**
 * Proves the second factor; one change of it may follow within 5 minutes. The caller tells every failure itself.
 * @throws SuiteError `wrong_mfa_code`, `throttled`
 */
export const verifyMfa = (client: ApiClient, userId: string, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { params: { userId }, body, silent: true });
