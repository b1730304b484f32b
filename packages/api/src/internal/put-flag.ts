import { putFlag as endpoint, type FlagInEnvironment } from '@suite/contract/internal';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/**
 * Sets what holds for a flag in an environment; answers all flags.
 * @throws SuiteError `changed_meanwhile`, `invalid_request`, `not_found`, told by the form.
 */
export const putFlag = (
  client: ApiClient,
  flag: string,
  environment: FlagInEnvironment['environment'],
  body: RequestOf<typeof endpoint>['body'],
) =>
  client.call(endpoint, {
    params: { flag, environment },
    body,
    handleLocally: [Status.BadRequest, Status.NotFound, Status.Conflict],
  });
