import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/vendors';

export type VendorsQuery = RequestOf<typeof endpoints.getVendors>['query'];

/** Returns a page of the vendors in the 365 days up to the as-of date. */
export const getVendors = (client: ApiClient, query: VendorsQuery) =>
  client.call(endpoints.getVendors, { query, handleLocally: shownByPage });

export const useVendors = (query: VendorsQuery) => useRead(getVendors, 'vendors', [query]);

/** Returns spend by vendor and category, and overlapping tools. */
const getVendorAnalysis = (client: ApiClient, query: RequestOf<typeof endpoints.getVendorAnalysis>['query']) =>
  client.call(endpoints.getVendorAnalysis, { query, handleLocally: shownByPage });

/** Does not request anything without a query. */
export const useVendorAnalysis = (query: RequestOf<typeof endpoints.getVendorAnalysis>['query'] | undefined) =>
  useRead(getVendorAnalysis, 'vendor-analysis', query && [query]);

/** Returns pairs of vendor names that may be the same vendor, with the decisions about them. */
const getVendorMerges = (client: ApiClient) => client.call(endpoints.getVendorMerges, { handleLocally: shownByPage });

export const useVendorMerges = () => useRead(getVendorMerges, 'vendor-merges', []);

/** Sets the category of a vendor; the caller shows failures. */
export const putVendorCategory = (client: ApiClient, body: RequestOf<typeof endpoints.putVendorCategory>['body']) =>
  client.call(endpoints.putVendorCategory, { body, handleLocally: shownByPage });

/** Decides whether two vendor names are the same vendor; the caller shows failures. */
export const putVendorMerge = (client: ApiClient, body: RequestOf<typeof endpoints.putVendorMerge>['body']) =>
  client.call(endpoints.putVendorMerge, { body, handleLocally: shownByPage });
