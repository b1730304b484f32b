import { signIn as endpoint } from '@suite/contract/identity';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/**
 * Asks for a sign-in (decision 012). The form tells every failure itself.
 * @throws SuiteError `wrong_credentials`, `mfa_required`, `wrong_mfa_code`, `throttled` with its wait,
 * `redirect_uri_not_allowed`.
 */
export const signIn = (client: ApiClient, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { body, silent: true });
