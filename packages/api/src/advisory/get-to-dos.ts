import { getToDos as endpoint } from '@suite/contract/advisory';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type ToDosQuery = RequestOf<typeof endpoint>['query'];

/** A page of the company's to-dos; `total` counts all that were found. */
export const getToDos = (client: ApiClient, query: ToDosQuery) => client.call(endpoint, { query, silent: true });

export const useToDos = (query: ToDosQuery) => useRead(getToDos, 'to-dos', [query]);
