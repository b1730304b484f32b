import { putReportMails as endpoint } from '@suite/contract/insights';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** Chooses which reports come by e-mail. The caller tells failures itself. @throws SuiteError `not_found` without an insights user */
export const putReportMails = (client: ApiClient, userId: string, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { params: { userId }, body, silent: true }).then(({ data }) => data);
