import { putToDo as endpoint } from '@suite/contract/advisory';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** Changes the state of a to-do. The caller tells failures itself. @throws SuiteError `changed_meanwhile`, `not_found` */
export const putToDo = (client: ApiClient, toDoId: string, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { params: { toDoId }, body, silent: true });
