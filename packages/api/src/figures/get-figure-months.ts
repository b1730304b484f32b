import { getFigureMonths as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type MonthsQuery = RequestOf<typeof endpoint>['query'];

/** Receivables month by month, the newest first. */
const getFigureMonths = (client: ApiClient, query: MonthsQuery) => client.call(endpoint, { query, silent: true });

export const useFigureMonths = (query: MonthsQuery) => useRead(getFigureMonths, 'figure-months', [query]);
