import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/reports';

/** A page of the archive; `total` counts all that were found. */
export const getReports = (client: ApiClient, query: RequestOf<typeof endpoints.getReports>['query']) =>
  client.call(endpoints.getReports, { query, handleLocally: shownByPage });

export const useReports = (query: RequestOf<typeof endpoints.getReports>['query']) => useRead(getReports, 'reports', [query]);

/** One report with all that it says. */
const getReport = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReport, { params: { reportId }, handleLocally: shownByPage });

export const useReport = (reportId: string) => useRead(getReport, 'report', [reportId]);

/** Makes the report of the latest period that the figures reach the end of; the caller tells failures itself. */
export const createReport = (client: ApiClient, body: RequestOf<typeof endpoints.createReport>['body']) =>
  client.call(endpoints.createReport, { body, handleLocally: shownByPage });

/** Mails the report to the person who asks; the caller tells failures itself. */
export const mailReport = (client: ApiClient, reportId: string) =>
  client.call(endpoints.mailReport, { params: { reportId }, handleLocally: shownByPage });

/** A report as PDF; the caller tells failures itself. */
export const getReportPdf = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportPdf, { params: { reportId }, handleLocally: shownByPage });

/** A report as CSV; the caller tells failures itself. */
export const getReportCsv = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportCsv, { params: { reportId }, handleLocally: shownByPage });
