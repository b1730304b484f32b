import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import * as endpoints from '../contract/audit';

/** Returns a page of the audit log, latest first; with `userId`, only entries about that person. */
export const getAudit = (client: ApiClient, query: RequestOf<typeof endpoints.getAudit>['query']) =>
  client.call(endpoints.getAudit, { query });

export const useAudit = (query: RequestOf<typeof endpoints.getAudit>['query']) => useRead(getAudit, 'audit', [query]);
