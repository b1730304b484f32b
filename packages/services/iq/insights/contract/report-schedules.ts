/** Report schedules of the token's company: reports that are created and mailed regularly. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import { isTimeZone } from '@suite/values/time-zone';
import * as v from 'valibot';
import { type ReportKind, reportKind, reportSections } from './report-content';
import { recipients, sectionsOfRequest } from './reports';

const right = 'app:iq-reports' as const;

/** Time at which reports of schedules are created and mailed, in the schedule's time zone. */
export const SCHEDULE_TIME = '07:00';

/** Maximum number of schedules per company. */
export const MAX_SCHEDULES = 20;

/** Returns the number of days to choose from: of the week, or of the month after the period. */
export const daysOfKind = (kind: ReportKind): number => (kind === 'weekly' ? 7 : 31);

const scheduleEntries = v.object({
  kind: reportKind,
  /** 1 for Monday to 7 for Sunday, or the day of the month after the period; in shorter months, the last day. */
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  /** IANA time zone. */
  timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'This is not a time zone. Use a name such as Europe/Paris.')),
  sections: sectionsOfRequest,
  recipients,
  isPaused: v.boolean(),
});

const WRONG_DAY = 'Choose a day of the week from 1 (Monday) to 7 (Sunday).';

const scheduleBody = v.pipe(
  scheduleEntries,
  v.check(({ kind, day }) => day <= daysOfKind(kind), WRONG_DAY),
);
export type ScheduleBody = v.InferOutput<typeof scheduleBody>;

const schedule = v.object({
  id,
  kind: reportKind,
  day: v.number(),
  timeZone: v.string(),
  sections: v.array(v.picklist(reportSections)),
  isPaused: v.boolean(),
  /** `isOpen` is false for people who have left the company or can no longer open reports; they get no mail. */
  people: v.array(v.object({ userId: id, name: v.string(), email: v.string(), isOpen: v.boolean() })),
  /** An address that has unsubscribed gets no mail. */
  addresses: v.array(v.object({ email: v.string(), isUnsubscribed: v.boolean() })),
  /** When it is due next; null while it is paused. */
  nextAt: v.nullable(v.string()),
  createdBy: v.string(),
  version: v.number(),
  /** Its most recent report, and the state of its mails. */
  last: v.nullable(
    v.object({
      reportId: id,
      from: v.string(),
      to: v.string(),
      at: v.string(),
      isMaking: v.boolean(),
      failure: v.nullable(v.string()),
      waiting: v.number(),
      sent: v.number(),
      failed: v.number(),
    }),
  ),
});
export type ReportSchedule = v.InferOutput<typeof schedule>;

export const getReportSchedules = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/report-schedules',
  auth: 'bearer',
  right,
  response: v.object({ schedules: v.array(schedule) }),
});

/** Adds a schedule. */
export const createReportSchedule = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/report-schedules',
  auth: 'bearer',
  right,
  body: scheduleBody,
  response: schedule,
  status: 201,
  failures: { 400: problem },
});

/** Replaces a schedule; `isPaused` pauses and resumes it, `version` is the version of the schedule that was read. */
export const putReportSchedule = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/report-schedules/{scheduleId}',
  auth: 'bearer',
  right,
  body: v.pipe(
    v.object({ ...scheduleEntries.entries, version: v.number() }),
    v.check(({ kind, day }) => day <= daysOfKind(kind), WRONG_DAY),
  ),
  response: schedule,
  failures: { 400: problem, 404: problem, 409: problem },
});

/** Deletes a schedule; its reports remain. */
export const deleteReportSchedule = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/report-schedules/{scheduleId}',
  auth: 'bearer',
  right,
  status: 204,
  failures: { 404: problem },
});

/** Creates and mails its report now, for the latest period that the ledger covers completely. */
export const runReportSchedule = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/report-schedules/{scheduleId}/runs',
  auth: 'bearer',
  right,
  status: 202,
  failures: { 404: problem },
});
