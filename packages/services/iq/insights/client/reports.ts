import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/reports';

/** Milliseconds until it is asked again whether a report is ready. */
const MAKING = 2000;

/** Milliseconds until it is asked again what became of a mail. */
const WAITING = 5000;

const isMaking = ({ state }: Pick<endpoints.ReportEntry, 'state'>) => state === 'making';

/** A page of the archive; `total` counts all that were found. */
export const getReports = (client: ApiClient, query: RequestOf<typeof endpoints.getReports>['query']) =>
  client.call(endpoints.getReports, { query, handleLocally: shownByPage });

export const useReports = (query: RequestOf<typeof endpoints.getReports>['query']) =>
  useRead(getReports, 'reports', [query], { readAgain: ({ reports }) => (reports.some(isMaking) ? MAKING : 0) });

/** One report with all that it says. */
const getReport = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReport, { params: { reportId }, handleLocally: shownByPage });

export const useReport = (reportId: string) =>
  useRead(getReport, 'report', [reportId], { readAgain: (report) => (isMaking(report) ? MAKING : 0) });

/** Asks for a report, which a job makes; the caller tells failures itself. */
export const createReport = (client: ApiClient, body: RequestOf<typeof endpoints.createReport>['body']) =>
  client.call(endpoints.createReport, { body, handleLocally: shownByPage });

/** Mails the report to some people; the caller tells failures itself. */
export const mailReport = (client: ApiClient, reportId: string, body: RequestOf<typeof endpoints.mailReport>['body']) =>
  client.call(endpoints.mailReport, { params: { reportId }, body, handleLocally: shownByPage });

const getReportMails = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportMails, { params: { reportId }, handleLocally: shownByPage });

/** To whom a report was mailed. */
export const useReportMails = (reportId: string) =>
  useRead(getReportMails, 'report-mails', [reportId], {
    readAgain: ({ mails }) => (mails.some(({ state }) => state === 'waiting') ? WAITING : 0),
  });

const getReportPeople = (client: ApiClient) => client.call(endpoints.getReportPeople, { handleLocally: shownByPage });

/** People of the company to whom reports are open. */
export const useReportPeople = () => useRead(getReportPeople, 'report-people', []);

/** A report as PDF; the caller tells failures itself. */
export const getReportPdf = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportPdf, { params: { reportId }, handleLocally: shownByPage });

/** A report as CSV; the caller tells failures itself. */
export const getReportCsv = (client: ApiClient, reportId: string) =>
  client.call(endpoints.getReportCsv, { params: { reportId }, handleLocally: shownByPage });
