import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/directory';

/** Failures of all calls are shown by their callers. */
export const createVendor = (client: ApiClient, body: RequestOf<typeof endpoints.createVendor>['body']) =>
  client.call(endpoints.createVendor, { body, handleLocally: shownByPage });

export const putVendor = (client: ApiClient, vendorId: string, body: RequestOf<typeof endpoints.putVendor>['body']) =>
  client.call(endpoints.putVendor, { params: { vendorId }, body, handleLocally: shownByPage });

export const deleteVendor = (client: ApiClient, vendorId: string) =>
  client.call(endpoints.deleteVendor, { params: { vendorId }, handleLocally: shownByPage });

export type VendorImport = AnswerOf<typeof endpoints.importVendors>;

/** Milliseconds; a large file takes several seconds. */
const IMPORT_TIMEOUT = 120_000;

export const importVendors = (client: ApiClient, file: Blob, query: RequestOf<typeof endpoints.importVendors>['query']) =>
  client.call(endpoints.importVendors, { file, query, handleLocally: shownByPage, timeout: IMPORT_TIMEOUT });

export const createSuggestion = (client: ApiClient, body: RequestOf<typeof endpoints.createSuggestion>['body']) =>
  client.call(endpoints.createSuggestion, { body, handleLocally: shownByPage });

export const decideSuggestion = (
  client: ApiClient,
  suggestionId: string,
  body: RequestOf<typeof endpoints.decideSuggestion>['body'],
) => client.call(endpoints.decideSuggestion, { params: { suggestionId }, body, handleLocally: shownByPage });
