import { firmDay, fullNameOf, namesById, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { schedule, unschedule } from '@suite/kernel/jobs/schedule';
import { addDays, earlier } from '@suite/values/iso-day';
import { periodBefore } from '@suite/values/period';
import { and, eq } from 'drizzle-orm';
import * as contract from '../contract/report-schedules';
import { metricsAsOf } from '../metrics/metric-set';
import { reportSchedules } from '../schema/reports';
import { checkRecipients } from './check-recipients';
import { leaveRoom } from './mail-report';
import { schedulesOf } from './read-schedules';
import type { ReportJobs } from './report-jobs';
import { requestReport } from './request-report';
import { auditedSchedule, type ScheduleRow, scheduleName, timeOf } from './schedules';

type Author = ReturnType<typeof inCompany>;

export function mountSchedules(app: App, kernel: Kernel, jobs: ReportJobs): void {
  /** Plans the runs of a schedule, or removes them if it is paused. */
  async function plan(database: Database, row: ScheduleRow, now: number): Promise<void> {
    const { id, companyId, isPaused } = row;
    if (isPaused) return unschedule(database, jobs.scheduled, id);
    await schedule(database, { job: jobs.scheduled, key: id, payload: { scheduleId: id }, companyId, time: timeOf(row), now });
  }

  async function scheduleOf(database: Database, row: ScheduleRow, now: number): Promise<contract.ReportSchedule> {
    const [answer] = await schedulesOf(database, row.companyId, [row], now);
    if (!answer) throw new Error('the schedule is not there');
    return answer;
  }

  route(app, kernel, contract.getReportSchedules, { summary: 'Schedules of reports' }, async ({ caller, database, clock }) => {
    const { companyId } = inCompany(caller);
    const rows = await database
      .select()
      .from(reportSchedules)
      .where(eq(reportSchedules.companyId, companyId))
      .orderBy(reportSchedules.createdAt, reportSchedules.id);
    return { schedules: await schedulesOf(database, companyId, rows, clock()) };
  });

  route(
    app,
    kernel,
    contract.createReportSchedule,
    { summary: 'Add a schedule of reports' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      await lockByName(database, `report schedules ${companyId}`);
      const count = await database.$count(reportSchedules, eq(reportSchedules.companyId, companyId));
      if (count >= contract.MAX_SCHEDULES)
        throw new SuiteError('too_many_schedules', `A firm can have ${contract.MAX_SCHEDULES} schedules. Delete one first.`);
      const values = await valuesOf(database, companyId, body);
      const [row] = await database
        .insert(reportSchedules)
        .values({ ...values, companyId, createdBy: await fullNameOf(database, userId), createdAt: new Date(clock()) })
        .returning();
      if (!row) throw new Error('the schedule was not written');
      await plan(database, row, clock());
      await audit(database, author, 'report-schedule.created', undefined, row, clock());
      return scheduleOf(database, row, clock());
    },
  );

  route(
    app,
    kernel,
    contract.putReportSchedule,
    { summary: 'Change, pause or resume a schedule of reports' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const before = await requireSchedule(database, author.companyId, params.scheduleId);
      const { version, ...requested } = body;
      const values = await valuesOf(database, author.companyId, requested);
      const [row] = await database
        .update(reportSchedules)
        .set({ ...values, version: version + 1 })
        .where(and(eq(reportSchedules.id, before.id), eq(reportSchedules.version, version)))
        .returning();
      if (!row) throw new SuiteError('changed_meanwhile', 'Somebody else has changed this schedule meanwhile. Look at it again.');
      await plan(database, row, clock());
      await audit(database, author, 'report-schedule.changed', before, row, clock());
      return scheduleOf(database, row, clock());
    },
  );

  route(
    app,
    kernel,
    contract.deleteReportSchedule,
    { summary: 'Delete a schedule of reports; the reports that it made stay' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const row = await requireSchedule(database, author.companyId, params.scheduleId);
      await database.delete(reportSchedules).where(eq(reportSchedules.id, row.id));
      await unschedule(database, jobs.scheduled, row.id);
      await writeAudit(database, author, [{ action: 'report-schedule.deleted', subject: scheduleName(row) }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.runReportSchedule,
    { summary: 'Create and mail the report of a schedule now' },
    async ({ input: { params }, caller, database, clock, deployment }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const { id, kind, sections, people, addresses } = await requireSchedule(database, companyId, params.scheduleId);
      const now = clock();
      await leaveRoom(database, companyId, people.length + addresses.length, now);
      const { asOf } = await metricsAsOf(database, companyId);
      const period = periodBefore(kind, earlier(addDays(asOf, 1), await firmDay(database, companyId, now)));
      const maker = { id: userId, name: await fullNameOf(database, userId) };
      const report = await requestReport(database, { companyId, kind, period, sections, scheduleId: id, maker, now });
      if (!report) throw new Error('the report was not added');
      await jobs.make(database, report, deployment);
      const names = await namesById(database, people);
      const changes = [{ what: 'to', from: null, to: [...names.values(), ...addresses].join(', ') }];
      await writeAudit(database, author, [{ action: 'report.sent', subject: scheduleName({ kind }), changes }], now);
      return undefined;
    },
  );
}

/** Returns the columns of a schedule after checking its recipients. */
async function valuesOf(database: Database, companyId: string, body: contract.ScheduleBody) {
  const { recipients, ...rest } = body;
  await checkRecipients(database, companyId, recipients);
  return { ...rest, people: [...new Set(recipients.people)], addresses: [...new Set(recipients.addresses)] };
}

/** @throws SuiteError `not_found` */
async function requireSchedule(database: Database, companyId: string, id: string): Promise<ScheduleRow> {
  const mine = and(eq(reportSchedules.id, id), eq(reportSchedules.companyId, companyId));
  const [row] = isUuid(id) ? await database.select().from(reportSchedules).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such schedule in your company.');
  return row;
}

async function audit(
  database: Database,
  author: Author,
  action: 'report-schedule.created' | 'report-schedule.changed',
  before: ScheduleRow | undefined,
  after: ScheduleRow,
  now: number,
): Promise<void> {
  const names = await namesById(database, [...(before?.people ?? []), ...after.people]);
  const changes = auditedSchedule(before, after, names);
  if (changes.length) await writeAudit(database, author, [{ action, subject: scheduleName(after), changes }], now);
}
