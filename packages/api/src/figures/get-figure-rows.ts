import { getFigureRows as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type RowsQuery = RequestOf<typeof endpoint>['query'];

/** A page of the rows that a figure stands on; their values add up to it. */
export const getFigureRows = (client: ApiClient, figure: string, query: RowsQuery) =>
  client.call(endpoint, { params: { figure }, query, silent: true });

export const useFigureRows = (figure: string, query: RowsQuery) => useRead(getFigureRows, 'figure-rows', [figure, query]);
