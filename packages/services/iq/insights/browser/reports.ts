import type { ResponseOf } from '@suite/api/request-of';
import { useQuery } from '@suite/api/use-query';
import * as endpoints from '../contract/reports';

/** Milliseconds between polls of a report that is being created. */
const MAKING = 2000;

/** Milliseconds between polls of a mail that is waiting. */
const WAITING = 5000;

const isMaking = ({ state }: Pick<endpoints.ReportEntry, 'state'>) => state === 'making';

/** Returns the milliseconds until a list of reports is read again; 0 when none is being created. */
export const whileMaking = ({ reports }: ResponseOf<typeof endpoints.getReports>) => (reports.some(isMaking) ? MAKING : 0);

export const useReport = (reportId: string) =>
  useQuery(endpoints.getReport, { params: { reportId } }, { readAgain: (report) => (isMaking(report) ? MAKING : 0) });

export const useReportMails = (reportId: string) =>
  useQuery(
    endpoints.getReportMails,
    { params: { reportId } },
    {
      readAgain: ({ mails }) => (mails.some(({ state }) => state === 'waiting') ? WAITING : 0),
    },
  );
