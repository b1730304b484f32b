import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/report-schedules';

const getReportSchedules = (client: ApiClient) => client.call(endpoints.getReportSchedules, { handleLocally: shownByPage });

/** Milliseconds between polls of a report that is being created and sent. */
const UNDER_WAY = 3000;

const isUnderWay = ({ last }: endpoints.ReportSchedule) => last !== null && (last.isMaking || last.waiting > 0);

export const useReportSchedules = () =>
  useRead(getReportSchedules, 'report-schedules', [], {
    readAgain: ({ schedules }) => (schedules.some(isUnderWay) ? UNDER_WAY : 0),
  });

type Body = RequestOf<typeof endpoints.createReportSchedule>['body'];

/** Adds a schedule; the caller shows failures, as for all calls below. */
export const createReportSchedule = (client: ApiClient, body: Body) =>
  client.call(endpoints.createReportSchedule, { body, handleLocally: shownByPage });

export const putReportSchedule = (client: ApiClient, scheduleId: string, body: Body) =>
  client.call(endpoints.putReportSchedule, { params: { scheduleId }, body, handleLocally: shownByPage });

export const deleteReportSchedule = (client: ApiClient, scheduleId: string) =>
  client.call(endpoints.deleteReportSchedule, { params: { scheduleId }, handleLocally: shownByPage });

/** Creates and mails the report of a schedule now. */
export const runReportSchedule = (client: ApiClient, scheduleId: string) =>
  client.call(endpoints.runReportSchedule, { params: { scheduleId }, handleLocally: shownByPage });
