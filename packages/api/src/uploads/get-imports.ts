import { getImports as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** A page of the runs of imports, the newest first. */
const getImports = (client: ApiClient, query: Query) => client.call(endpoint, { query, silent: true });

export const useImports = (query: Query) => useRead(getImports, 'imports', [query]);
