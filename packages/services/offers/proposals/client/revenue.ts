import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/revenue';

type LeakageQuery = RequestOf<typeof endpoints.getLeakage>['query'];
export type LeakagePage = AnswerOf<typeof endpoints.getLeakage>;

/** What clients accepted for past months, beside what they were invoiced; the caller shows failures. */
export const getLeakage = (client: ApiClient, query: LeakageQuery) =>
  client.call(endpoints.getLeakage, { query, handleLocally: shownByPage });

export const useLeakage = (query: LeakageQuery) => useRead(getLeakage, 'leakage', [query]);

type UnengagedQuery = RequestOf<typeof endpoints.getUnengaged>['query'];

/** Clients that are invoiced without an accepted proposal; the caller shows failures. */
export const getUnengaged = (client: ApiClient, query: UnengagedQuery) =>
  client.call(endpoints.getUnengaged, { query, handleLocally: shownByPage });

export const useUnengaged = (query: UnengagedQuery) => useRead(getUnengaged, 'unengaged', [query]);

const getRevenueBySource = (client: ApiClient, query: RequestOf<typeof endpoints.getRevenueBySource>['query']) =>
  client.call(endpoints.getRevenueBySource, { query, handleLocally: shownByPage });

/** The value of accepted proposals in their first 12 months, by period and source. */
export const useRevenueBySource = (span: endpoints.Span) => useRead(getRevenueBySource, 'revenue-by-source', [{ span }]);
