import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/reports';

/** Milliseconds between polls of a report that is being created. */
const MAKING = 2000;

/** Milliseconds between polls of a mail that is waiting. */
const WAITING = 5000;

const isMaking = ({ state }: Pick<endpoints.ReportEntry, 'state'>) => state === 'making';

/** Returns a page of the archive; `total` counts all matches. */
export const getReports = (client: ApiClient, query: RequestOf<typeof endpoints.getReports>['query']) =>
  client.call(endpoints.getReports, { query, handleLocally: shownByPage });

export const useReports = (query: RequestOf<typeof endpoints.getReports>['query']) =>
  useRead(getReports, 'reports', [query], { readAgain: ({ reports }) => (reports.some(isMaking) ? MAKING : 0) });

const getReport = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReport, { params: { reportId }, handleLocally: shownByPage });

export const useReport = (reportId: string) =>
  useRead(getReport, 'report', [reportId], { readAgain: (report) => (isMaking(report) ? MAKING : 0) });

/** Requests a report, which a job creates; the caller shows failures. */
export const createReport = (client: ApiClient, body: RequestOf<typeof endpoints.createReport>['body']) =>
  client.call(endpoints.createReport, { body, handleLocally: shownByPage });

/** Mails the report to recipients; the caller shows failures. */
export const mailReport = (client: ApiClient, reportId: string, body: RequestOf<typeof endpoints.mailReport>['body']) =>
  client.call(endpoints.mailReport, { params: { reportId }, body, handleLocally: shownByPage });

const getReportMails = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportMails, { params: { reportId }, handleLocally: shownByPage });

export const useReportMails = (reportId: string) =>
  useRead(getReportMails, 'report-mails', [reportId], {
    readAgain: ({ mails }) => (mails.some(({ state }) => state === 'waiting') ? WAITING : 0),
  });

const getReportPeople = (client: ApiClient) => client.call(endpoints.getReportPeople, { handleLocally: shownByPage });

/** Returns the people of the company who can open reports. */
export const useReportPeople = () => useRead(getReportPeople, 'report-people', []);

/** Returns a report as PDF; the caller shows failures. */
export const getReportPdf = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportPdf, { params: { reportId }, handleLocally: shownByPage });

/** Returns a report as CSV; the caller shows failures. */
export const getReportCsv = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportCsv, { params: { reportId }, handleLocally: shownByPage });
