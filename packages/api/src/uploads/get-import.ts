import { getImport as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** @throws SuiteError `not_found` */
const getImport = (client: ApiClient, runId: string) =>
  client.call(endpoint, { params: { runId }, silent: true }).then(({ data }) => data);

/** Milliseconds between two looks at how far it is. */
const LOOK_EVERY = 2000;

/** Followed while it is under way. */
export const useImport = (runId: string) =>
  useRead(getImport, 'import', runId ? [runId] : undefined, {
    readAgain: ({ finishedAt }) => (finishedAt === null ? LOOK_EVERY : 0),
  });
