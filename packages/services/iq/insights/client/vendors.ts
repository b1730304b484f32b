import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/vendors';

export type VendorsQuery = RequestOf<typeof endpoints.getVendors>['query'];

/** A page of the vendors of the 365 days to A. */
export const getVendors = (client: ApiClient, query: VendorsQuery) =>
  client.call(endpoints.getVendors, { query, handleLocally: shownByPage });

export const useVendors = (query: VendorsQuery) => useRead(getVendors, 'vendors', [query]);

/** Spend by vendor and category, and where tools overlap. */
const getVendorAnalysis = (client: ApiClient, query: RequestOf<typeof endpoints.getVendorAnalysis>['query']) =>
  client.call(endpoints.getVendorAnalysis, { query, handleLocally: shownByPage });

/** Reads nothing without a query. */
export const useVendorAnalysis = (query: RequestOf<typeof endpoints.getVendorAnalysis>['query'] | undefined) =>
  useRead(getVendorAnalysis, 'vendor-analysis', query && [query]);

/** Vendor names that may be one, with what was decided of them. */
const getVendorMerges = (client: ApiClient) => client.call(endpoints.getVendorMerges, { handleLocally: shownByPage });

export const useVendorMerges = () => useRead(getVendorMerges, 'vendor-merges', []);

/** Says what a vendor sells; the caller tells failures itself. */
export const putVendorCategory = (client: ApiClient, body: RequestOf<typeof endpoints.putVendorCategory>['body']) =>
  client.call(endpoints.putVendorCategory, { body, handleLocally: shownByPage });

/** Decides whether two vendor names are one; the caller tells failures itself. */
export const putVendorMerge = (client: ApiClient, body: RequestOf<typeof endpoints.putVendorMerge>['body']) =>
  client.call(endpoints.putVendorMerge, { body, handleLocally: shownByPage });
