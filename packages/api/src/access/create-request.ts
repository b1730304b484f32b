import { createRequest as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/**
 * Asks for an app; again while the first request is open, it changes the reason. The form tells every failure itself.
 * @throws SuiteError `already_open` when the app is open to the person by now.
 */
export const createRequest = (client: ApiClient, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { body, silent: true });
