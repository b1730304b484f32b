import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/dashboard';

/** The firm at a glance, as of A. */
const getDashboard = (client: ApiClient, query: RequestOf<typeof endpoints.getDashboard>['query']) =>
  client.call(endpoints.getDashboard, { query, handleLocally: shownByPage });

/** Where the firm's numbers stand today. */
const getMetricState = (client: ApiClient) => client.call(endpoints.getMetricState, { handleLocally: shownByPage });

export const useMetricState = () => useRead(getMetricState, 'figure-state', []);

/** Not read before there is a query. */
export const useDashboard = (query: RequestOf<typeof endpoints.getDashboard>['query'] | undefined) =>
  useRead(getDashboard, 'dashboard', query && [query], { keepAs: endpoints.getDashboard.answer });
