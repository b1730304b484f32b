import { endSession as endpoint } from '@suite/contract/account';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';

/** Signs one session of the account out; one that has ended meanwhile is no failure. The caller tells the others itself. */
export const endSession = (client: ApiClient, userId: string, sessionId: string): Promise<void> =>
  client.call(endpoint, { params: { userId, sessionId }, silent: true }).catch((error: unknown) => {
    if (!(error instanceof SuiteError && error.status === Status.NotFound)) throw error;
  });
