import { createToDo as endpoint } from '@suite/contract/advisory';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** Makes a to-do for a client. The caller tells failures itself, and keeps the key when a person tries the same again. */
export const createToDo = (client: ApiClient, body: RequestOf<typeof endpoint>['body'], idempotencyKey: string) =>
  client.call(endpoint, { body, idempotencyKey, silent: true });
