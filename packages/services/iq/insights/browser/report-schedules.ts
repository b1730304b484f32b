import { useQuery } from '@suite/api/use-query';
import * as endpoints from '../contract/report-schedules';

/** Milliseconds between polls of a report that is being created and sent. */
const UNDER_WAY = 3000;

const isUnderWay = ({ last }: endpoints.ReportSchedule) => last !== null && (last.isMaking || last.waiting > 0);

export const useReportSchedules = () =>
  useQuery(
    endpoints.getReportSchedules,
    {},
    {
      readAgain: ({ schedules }) => (schedules.some(isUnderWay) ? UNDER_WAY : 0),
    },
  );
