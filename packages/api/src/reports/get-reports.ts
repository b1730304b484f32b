import { getReports as endpoint } from '@suite/contract/reports';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** A page of the archive; `total` counts all that were found. */
export const getReports = (client: ApiClient, query: Query) => client.call(endpoint, { query, silent: true });

export const useReports = (query: Query) => useRead(getReports, 'reports', [query]);
