import { getRejectedRows as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type RejectedRowsQuery = RequestOf<typeof endpoint>['query'];

/** A page of the rows that a run could not take, with why. */
const getRejectedRows = (client: ApiClient, runId: string, query: RejectedRowsQuery) =>
  client.call(endpoint, { params: { runId }, query, silent: true });

export const useRejectedRows = (runId: string, query: RejectedRowsQuery) =>
  useRead(getRejectedRows, 'rejected-rows', [runId, query]);
