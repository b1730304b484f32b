import { decideRequest as endpoint } from '@suite/contract/access';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** Granting opens the app to the person. @throws SuiteError `already_decided`, `not_found`, told by the caller. */
export const decideRequest = (client: ApiClient, requestId: string, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { params: { requestId }, body, handleLocally: [Status.NotFound, Status.Conflict] });
