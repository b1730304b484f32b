import type { ReportSchedule, ScheduleBody } from '@services/insights/contract/report-schedules';

/** A schedule as it is written: without those who have left, whom it cannot go to. */
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
