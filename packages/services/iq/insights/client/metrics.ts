import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/metrics';

export type MonthsQuery = RequestOf<typeof endpoints.getMetricMonths>['query'];

/** Returns receivables by month, newest first. */
const getMetricMonths = (client: ApiClient, query: MonthsQuery) =>
  client.call(endpoints.getMetricMonths, { query, handleLocally: shownByPage });

export const useMetricMonths = (query: MonthsQuery) => useRead(getMetricMonths, 'figure-months', [query]);

/** Returns the definition of each metric: its formula and rows. */
const getDefinitions = (client: ApiClient) => client.call(endpoints.getDefinitions, { handleLocally: shownByPage });

export const useDefinitions = () => useRead(getDefinitions, 'definitions', []);
