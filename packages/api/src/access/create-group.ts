import { createGroup as endpoint } from '@suite/contract/access';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** @throws SuiteError `name_taken`, told by the form. */
export const createGroup = (client: ApiClient, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { body, handleLocally: [Status.Conflict] });
