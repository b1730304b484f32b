import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/dashboard';

const getDashboard = (client: ApiClient, query: RequestOf<typeof endpoints.getDashboard>['query']) =>
  client.call(endpoints.getDashboard, { query, handleLocally: shownByPage });

/** Returns the current state of the firm's metrics. */
const getMetricState = (client: ApiClient) => client.call(endpoints.getMetricState, { handleLocally: shownByPage });

export const useMetricState = () => useRead(getMetricState, 'figure-state', []);

/** Does not request anything without a query. */
export const useDashboard = (query: RequestOf<typeof endpoints.getDashboard>['query'] | undefined) =>
  useRead(getDashboard, 'dashboard', query && [query], { keepAs: endpoints.getDashboard.answer });
