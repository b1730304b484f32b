import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getSources as endpoint } from '../contract/report';

type Query = RequestOf<typeof endpoint>['query'];

const getSources = (client: ApiClient, query: Query) => client.call(endpoint, { query, handleLocally: shownByPage });

export const useSources = (query: Query) => useRead(getSources, 'lead-sources', [query]);
