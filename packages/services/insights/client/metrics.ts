import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/metrics';

export type MonthsQuery = RequestOf<typeof endpoints.getFigureMonths>['query'];

/** Receivables month by month, the newest first. */
const getFigureMonths = (client: ApiClient, query: MonthsQuery) =>
  client.call(endpoints.getFigureMonths, { query, handleLocally: shownByPage });

export const useFigureMonths = (query: MonthsQuery) => useRead(getFigureMonths, 'figure-months', [query]);

export type RowsQuery = RequestOf<typeof endpoints.getFigureRows>['query'];

/** A page of the rows that a figure stands on; their values add up to it. */
export const getFigureRows = (client: ApiClient, figure: string, query: RowsQuery) =>
  client.call(endpoints.getFigureRows, { params: { figure }, query, handleLocally: shownByPage });

export const useFigureRows = (figure: string, query: RowsQuery) => useRead(getFigureRows, 'figure-rows', [figure, query]);

/** What each figure is: formula and rows. */
const getDefinitions = (client: ApiClient) => client.call(endpoints.getDefinitions, { handleLocally: shownByPage });

export const useDefinitions = () => useRead(getDefinitions, 'definitions', []);
