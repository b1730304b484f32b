import { getDashboard as endpoint } from '@suite/contract/dashboard';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** The firm at a glance, as of A. */
const getDashboard = (client: ApiClient, query: Query) => client.call(endpoint, { query, silent: true });

export const useDashboard = (query: Query) => useRead(getDashboard, 'dashboard', [query]);
