import { peopleById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { desc, eq } from 'drizzle-orm';
import type { ReportSchedule } from '../contract/report-schedules';
import { reportMails, reports } from '../schema/reports';
import { stateOf } from './mails-of-report';
import { readersOf, unsubscribedOf } from './recipients';
import { nextRunOf, type ScheduleRow } from './schedules';

/** Returns a company's schedules as an API response. */
export async function schedulesOf(
  database: Database,
  companyId: string,
  rows: readonly ScheduleRow[],
  now: number,
): Promise<ReportSchedule[]> {
  const userIds = [...new Set(rows.flatMap(({ people }) => people))];
  const people = await peopleById(database, userIds);
  const open = new Set((await readersOf(database, companyId, userIds)).map(({ userId }) => userId));
  const unsubscribed = await unsubscribedOf(database, companyId, [...new Set(rows.flatMap(({ addresses }) => addresses))]);
  const schedules: ReportSchedule[] = [];
  for (const row of rows) {
    const { id, kind, day, timeZone, sections, isPaused, createdBy, version } = row;
    schedules.push({
      id,
      kind,
      day,
      timeZone,
      sections,
      isPaused,
      createdBy,
      version,
      people: row.people.map((userId) => {
        const { name = '', email = '' } = people.get(userId) ?? {};
        return { userId, name, email, isOpen: open.has(userId) };
      }),
      addresses: row.addresses.map((email) => ({ email, isUnsubscribed: unsubscribed.has(email) })),
      nextAt: isPaused ? null : new Date(nextRunOf(row, now)).toISOString(),
      last: await lastOf(database, id),
    });
  }
  return schedules;
}

/** Returns the latest report of a schedule and the states of its mails. */
async function lastOf(database: Database, scheduleId: string): Promise<ReportSchedule['last']> {
  const [report] = await database
    .select({
      id: reports.id,
      from: reports.from,
      to: reports.to,
      at: reports.createdAt,
      state: reports.state,
      failure: reports.failure,
    })
    .from(reports)
    .where(eq(reports.scheduleId, scheduleId))
    .orderBy(desc(reports.createdAt))
    .limit(1);
  if (!report) return null;
  const mails = await database
    .select({ failure: reportMails.failure, settledAt: reportMails.settledAt })
    .from(reportMails)
    .where(eq(reportMails.reportId, report.id));
  const states = mails.map(stateOf);
  const count = (state: (typeof states)[number]) => states.filter((each) => each === state).length;
  const { id: reportId, at, state, ...rest } = report;
  return {
    reportId,
    ...rest,
    at: at.toISOString(),
    isMaking: state === 'making',
    waiting: count('waiting'),
    sent: count('sent'),
    failed: count('failed'),
  };
}
