import { getPeople as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type PeopleQuery = RequestOf<typeof endpoint>['query'];

/** A page of the company's people; `total` counts all that were found. */
export const getPeople = (client: ApiClient, query: PeopleQuery) => client.call(endpoint, { query });

export const usePeople = (query: PeopleQuery) => useRead(getPeople, 'people', [query]);
