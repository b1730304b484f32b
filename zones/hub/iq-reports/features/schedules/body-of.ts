import type { putReportSchedule, ReportSchedule } from '@services/insights/contract/report-schedules';
import type { RequestOf } from '@suite/api/request-of';

/** Returns a schedule as it is saved: without recipients who have left. */
export const bodyOf = ({
  kind,
  day,
  timeZone,
  sections,
  isPaused,
  people,
  addresses,
  version,
}: ReportSchedule): RequestOf<typeof putReportSchedule>['body'] => ({
  kind,
  day,
  timeZone,
  sections,
  isPaused,
  version,
  recipients: {
    people: people.filter(({ isOpen }) => isOpen).map(({ userId }) => userId),
    addresses: addresses.map(({ email }) => email),
  },
});
