import { getAudit as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** A page of what was done to people and access, the latest first; with `userId` what was done to one person. */
export const getAudit = (client: ApiClient, query: Query) => client.call(endpoint, { query });

export const useAudit = (query: Query) => useRead(getAudit, 'audit', [query]);
