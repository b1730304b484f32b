import { getImports as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** A page of the runs of imports; `total` counts all that were found. */
export const getImports = (client: ApiClient, query: Query) => client.call(endpoint, { query, silent: true });

/** Milliseconds between two looks at how far an import is. */
const LOOK_EVERY = 2000;

/** Followed while one of them is under way. */
export const useImports = (query: Query) =>
  useRead(getImports, 'imports', [query], {
    readAgain: ({ runs }) => (runs.some(({ finishedAt }) => finishedAt === null) ? LOOK_EVERY : 0),
  });
