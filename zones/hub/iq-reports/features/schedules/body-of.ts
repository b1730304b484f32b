import type { ReportSchedule, ScheduleBody } from '@services/insights/contract/report-schedules';

/** Returns a schedule as it is saved: without recipients who have left. */
export const bodyOf = ({ kind, day, timeZone, sections, isPaused, people, addresses }: ReportSchedule): ScheduleBody => ({
  kind,
  day,
  timeZone,
  sections,
  isPaused,
  recipients: {
    people: people.filter(({ isOpen }) => isOpen).map(({ userId }) => userId),
    addresses: addresses.map(({ email }) => email),
  },
});
