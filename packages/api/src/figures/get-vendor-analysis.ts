import { getVendorAnalysis as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** Spend by vendor and category, and where tools overlap. */
const getVendorAnalysis = (client: ApiClient, query: Query) => client.call(endpoint, { query, silent: true });

export const useVendorAnalysis = (query: Query) => useRead(getVendorAnalysis, 'vendor-analysis', [query]);
