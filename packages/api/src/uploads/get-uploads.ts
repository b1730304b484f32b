import { getUploads as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** A page of the company’s uploads, the newest first. */
const getUploads = (client: ApiClient, query: Query) => client.call(endpoint, { query, silent: true });

export const useUploads = (query: Query | undefined) => useRead(getUploads, 'uploads', query && [query]);
