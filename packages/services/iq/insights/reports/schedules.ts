import { changesBetween } from '@services/identity/ports';
import { type LocalTime, nextTime } from '@suite/kernel/jobs/local-time';
import { zoneClock } from '@suite/kernel/time-zone/zone-clock';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { monthsOfKind } from '@suite/values/period';
import type { ReportKind } from '../contract/report-content';
import { SCHEDULE_TIME } from '../contract/report-schedules';
import type { reportSchedules } from '../schema/reports';
import { kinds } from '../wording/copy';

export type ScheduleRow = typeof reportSchedules.$inferSelect;

type Timed = Pick<ScheduleRow, 'kind' | 'day' | 'timeZone'>;

/** Returns when the job of a schedule runs: weekly or monthly. */
export const timeOf = ({ kind, day, timeZone }: Timed): LocalTime => ({
  at: SCHEDULE_TIME,
  timeZone,
  ...(kind === 'weekly' ? { weekdays: [day] } : { monthDay: day }),
});

/** Returns true if a period of the kind ended with the previous month. @param moment milliseconds since 1970 */
export function isMonthOf(kind: ReportKind, timeZone: string, moment: number): boolean {
  if (kind === 'weekly') return true;
  const month = new Date(zoneClock(timeZone).wallTime(moment)).getUTCMonth();
  return month % monthsOfKind[kind] === 0;
}

/** Returns when a schedule is due next, in milliseconds since 1970. */
export function nextRunOf(schedule: Timed, now: number): number {
  let next = nextTime(timeOf(schedule), now);
  while (!isMonthOf(schedule.kind, schedule.timeZone, next)) next = nextTime(timeOf(schedule), next);
  return next;
}

/** Returns when a schedule was last due, in milliseconds since 1970. Its job runs later if the suite was stopped at that time. */
export function lastRunOf(schedule: Timed, now: number): number {
  const time = timeOf(schedule);
  let last = nextTime(time, now - 40 * MILLISECONDS_PER_DAY);
  for (let next = last; next <= now; next = nextTime(time, next)) last = next;
  return last;
}

/** Returns the name of a schedule in the audit log. */
export const scheduleName = ({ kind }: Pick<ScheduleRow, 'kind'>): string => kinds[kind];

/** Returns the changes of a schedule for the audit log. @param names names of people by id */
export function auditedSchedule(before: ScheduleRow | undefined, after: ScheduleRow, names: ReadonlyMap<string, string>) {
  const settings = ({ kind, day, timeZone, sections, people, addresses, isPaused }: ScheduleRow) => ({
    kind: kind as string,
    day: String(day),
    timeZone,
    sections: sections.join(', '),
    recipients: [...people.map((userId) => names.get(userId) ?? ''), ...addresses].join(', '),
    state: isPaused ? 'paused' : 'active',
  });
  return changesBetween(before ? settings(before) : {}, settings(after)) ?? [];
}
