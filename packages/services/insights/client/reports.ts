import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import * as endpoints from '../contract/reports';

/** A page of the archive; `total` counts all that were found. */
export const getReports = (client: ApiClient, query: RequestOf<typeof endpoints.getReports>['query']) =>
  client.call(endpoints.getReports, { query, silent: true });

export const useReports = (query: RequestOf<typeof endpoints.getReports>['query']) => useRead(getReports, 'reports', [query]);

/** One report with all that it says. */
const getReport = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReport, { params: { reportId }, silent: true });

export const useReport = (reportId: string) => useRead(getReport, 'report', [reportId]);

/** Makes the report of the latest period that the figures reach the end of; the caller tells failures itself. */
export const createReport = (client: ApiClient, body: RequestOf<typeof endpoints.createReport>['body']) =>
  client.call(endpoints.createReport, { body, silent: true });

/** Mails the report to the person who asks; the caller tells failures itself. */
export const mailReport = (client: ApiClient, reportId: string) =>
  client.call(endpoints.mailReport, { params: { reportId }, silent: true });

/** A report as PDF; the caller tells failures itself. */
export const getReportPdf = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportPdf, { params: { reportId }, silent: true });

/** A report as CSV; the caller tells failures itself. */
export const getReportCsv = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportCsv, { params: { reportId }, silent: true });
