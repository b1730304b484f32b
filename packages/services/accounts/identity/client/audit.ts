import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import * as endpoints from '../contract/audit';

/** A page of what was done to people and access, the latest first; with `userId` what was done to one person. */
export const getAudit = (client: ApiClient, query: RequestOf<typeof endpoints.getAudit>['query']) =>
  client.call(endpoints.getAudit, { query });

export const useAudit = (query: RequestOf<typeof endpoints.getAudit>['query']) => useRead(getAudit, 'audit', [query]);
