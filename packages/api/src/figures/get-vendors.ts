import { getVendors as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type VendorsQuery = RequestOf<typeof endpoint>['query'];

/** A page of the vendors of the 365 days to A. */
export const getVendors = (client: ApiClient, query: VendorsQuery) => client.call(endpoint, { query, silent: true });

export const useVendors = (query: VendorsQuery) => useRead(getVendors, 'vendors', [query]);
