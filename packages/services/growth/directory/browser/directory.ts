import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/directory';

/** Milliseconds; a large file takes several seconds. */
const IMPORT_TIMEOUT = 120_000;

export const importVendors = (client: ApiClient, file: Blob, query: RequestOf<typeof endpoints.importVendors>['query']) =>
  client.call(endpoints.importVendors, { file, query, handleLocally: shownByPage, timeout: IMPORT_TIMEOUT });
