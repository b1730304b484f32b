import { firmOf } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob, type Job, RetryLaterError } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { schedule } from '@suite/kernel/jobs/schedule';
import { stateOfMail } from '@suite/kernel/mail/mail-queue';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { addDays, utcDayOf } from '@suite/values/iso-day';
import { type Period, periodBefore } from '@suite/values/period';
import { dayIn } from '@suite/values/zone-day';
import type { Deployment } from '@suite/zones/addresses';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type {} from '../facts';
import { reportMails, reportSchedules, reports } from '../schema/reports';
import { printingOf } from './branding';
import { findDue } from './find-due';
import { addRecipients, pdfFor, queueReport, type Recipients, recipientOf, waitingMail } from './mail-report';
import { addressReport, finishReport, makeAutomaticReport, type ReportRow, reportSet } from './make-report';
import { automaticKinds } from './recipients';
import { failReport, requestReport } from './request-report';
import { isMonthOf, lastRunOf } from './schedules';

/** How long a report waits for metrics that cover its last day. Connections are synced at night. */
const PATIENCE = MILLISECONDS_PER_DAY;

/** Seconds until a report checks again whether there is something to report. */
const LOOK_AGAIN = 15 * 60;

/** Milliseconds until the first check whether a mail was sent, and seconds between further checks. */
const FIRST_LOOK = 5_000;
const NEXT_LOOK = 60;

const NOTHING = 'There is nothing to report: the ledger has no sales, purchases or receivables up to the end of the period.';

const settings = { backOff: { first: 60, most: 3600 }, leaseSeconds: 60, attempts: 8 };

const deploymentSchema = v.custom<Deployment>((place) => typeof place === 'object' && place !== null);

export interface ReportJobs {
  all: readonly Job[];
  /** Looks for due reports, now and at the end of each day in UTC. */
  start(): Promise<void>;
  /** Creates a requested report, and mails it if it belongs to a schedule. */
  make(transaction: Database, report: ReportRow, deployment: Deployment): Promise<void>;
  mail(transaction: Database, companyId: string, mailIds: readonly string[], deployment: Deployment): Promise<void>;
  /** The job that runs at the times of a schedule. */
  scheduled: Job<typeof ofSchedule>;
}

const ofSchedule = v.object({ scheduleId: v.string() });

/**
 * Creates the jobs that make and mail reports, each once (decision 019).
 * @param deployment the deployment that links in automatic mails point to; without it, no reports are created automatically
 */
export function createReportJobs(
  { database, facts, files, clock, queueMail }: Pick<Kernel, 'database' | 'facts' | 'files' | 'clock' | 'queueMail'>,
  deployment: Deployment | undefined,
): ReportJobs {
  const settle = (transaction: Database, mailId: string, failure: string | null) =>
    transaction
      .update(reportMails)
      .set({ settledAt: new Date(clock()), failure })
      .where(and(eq(reportMails.id, mailId), isNull(reportMails.settledAt)));

  const follow = defineJob({
    ...settings,
    kind: 'follow report mail',
    payload: v.object({ mailId: v.string() }),
    atOnce: 2,
    isHarmless: true,
    doing: 'looked whether a report was mailed',
    async run({ mailId }, { database }) {
      const found = await stateOfMail(database, mailId);
      if (found.state === 'waiting') throw new RetryLaterError(NEXT_LOOK);
      await settle(database, mailId, found.state === 'failed' ? found.failure : null);
    },
  });

  const mail = defineJob({
    ...settings,
    kind: 'mail report',
    payload: v.object({ mailId: v.string(), deployment: deploymentSchema }),
    atOnce: 2,
    isHarmless: true,
    doing: 'mailed this report',
    async run({ mailId, deployment }, { database, clock, hold }) {
      const waiting = await waitingMail(database, mailId);
      if (!waiting) return;
      const { companyId } = waiting.report;
      const recipient = await recipientOf(database, waiting);
      // Draws the PDF before the transaction, because other transactions wait for that one.
      const pdf = 'to' in recipient && (await pdfFor(waiting.report, recipient, await printingOf(database, files, companyId)));
      await database.transaction(async (transaction) => {
        await hold(transaction);
        if (!pdf) return settle(transaction, mailId, 'refusal' in recipient ? recipient.refusal : null);
        const now = clock();
        if (await queueReport(transaction, waiting, recipient, { queueMail, deployment, now, pdf }))
          await enqueue(transaction, follow, { mailId }, { companyId, key: mailId, runAt: now + FIRST_LOOK });
      });
    },
    onGiveUp: async (transaction, { mailId }, reason) => {
      await settle(transaction, mailId, reason);
    },
  });

  const mailAll = async (transaction: Database, companyId: string, mailIds: readonly string[], to: Deployment) => {
    for (const mailId of mailIds) await enqueue(transaction, mail, { mailId, deployment: to }, { companyId, key: mailId });
  };

  const announce = (transaction: Database, { id, companyId, kind, from, to, makerId }: ReportRow) =>
    facts.append(
      transaction,
      'report.ready',
      { companyId, data: { reportId: id, kind, from, to, ...(makerId && { makerId }) } },
      clock(),
    );

  const make = defineJob({
    ...settings,
    kind: 'make report',
    payload: v.object({ companyId: v.string(), kind: v.picklist(automaticKinds), from: v.string() }),
    atOnce: 1,
    doing: 'made this report',
    async run({ companyId, kind, from }, { database, clock, hold }) {
      const now = clock();
      const period = periodBefore(kind, utcDayOf(now));
      // Another period has ended in the meantime. Only the latest one is made up for.
      if (!deployment || period.from !== from) return;
      if (!(await isReached(database, companyId, period, now))) throw new RetryLaterError(LOOK_AGAIN);
      const made = await database.transaction(async (transaction) => {
        await hold(transaction);
        const report = await makeAutomaticReport(transaction, { companyId, kind, period, now });
        if (!report) return undefined;
        for (const { id: mailId, mailAt } of await addressReport(transaction, report, kind, now))
          await enqueue(transaction, mail, { mailId, deployment }, { companyId, key: mailId, runAt: mailAt });
        await announce(transaction, report);
        return report;
      });
      if (!made) throw new RetryLaterError(LOOK_AGAIN);
    },
  });

  const requested = defineJob({
    ...settings,
    kind: 'make requested report',
    payload: v.object({ reportId: v.string(), deployment: deploymentSchema }),
    atOnce: 1,
    doing: 'made this report',
    async run({ reportId, deployment }, { database, clock, hold }) {
      const [report] = await database.select().from(reports).where(eq(reports.id, reportId));
      if (report?.state !== 'making') return;
      const now = clock();
      const failure = (await lateFor(database, report, now)) ?? (await prepare(database, report));
      await database.transaction(async (transaction) => {
        await hold(transaction);
        if (failure) return failReport(transaction, reportId, failure);
        const finished = await finishReport(transaction, report, now);
        if (!finished) return failReport(transaction, reportId, NOTHING);
        const recipients = await recipientsOfSchedule(transaction, finished);
        await mailAll(
          transaction,
          finished.companyId,
          await addRecipients(transaction, finished, recipients, { now, requestedBy: null }),
          deployment,
        );
        await announce(transaction, finished);
      });
    },
    onGiveUp: (transaction, { reportId }, reason) => failReport(transaction, reportId, `${reason} Make the report again.`),
  });

  const makeRequested: ReportJobs['make'] = (transaction, { id: reportId, companyId }, to) =>
    enqueue(transaction, requested, { reportId, deployment: to }, { companyId, key: reportId });

  const scheduled = defineJob({
    ...settings,
    kind: 'run report schedule',
    payload: ofSchedule,
    atOnce: 1,
    doing: 'started the report of this schedule',
    async run({ scheduleId }, { database, clock, hold }) {
      const now = clock();
      await database.transaction(async (transaction) => {
        await hold(transaction);
        const [found] = await transaction.select().from(reportSchedules).where(eq(reportSchedules.id, scheduleId));
        if (!deployment || !found || found.isPaused) return;
        const { companyId, kind, sections, timeZone } = found;
        const dueAt = lastRunOf(found, now);
        if (!isMonthOf(kind, timeZone, dueAt)) return;
        const period = periodBefore(kind, dayIn(timeZone, dueAt));
        const report = await requestReport(transaction, { companyId, kind, period, sections, scheduleId, maker: null, now });
        if (report) await makeRequested(transaction, report, deployment);
      });
    },
  });

  const find = defineJob({
    ...settings,
    kind: 'find due reports',
    payload: v.object({}),
    atOnce: 1,
    doing: 'looked for reports that are due',
    async run(_payload, { database, clock }) {
      for (const due of await findDue(database, clock())) {
        const { companyId } = due;
        await enqueue(database, make, due, { companyId, key: Object.values(due).join(' ') });
      }
    },
  });

  return {
    all: [find, make, requested, scheduled, mail, follow] as unknown as Job[],
    scheduled,
    make: makeRequested,
    mail: mailAll,
    async start() {
      if (!deployment) return;
      const time = { at: '00:00', timeZone: 'UTC' };
      await schedule(database, { job: find, key: 'daily', payload: {}, time, now: clock() });
      await enqueue(database, find, {}, { key: 'start' });
    },
  };
}

/** Returns true if the metrics cover the last day of a period or, after the waiting time, some part of it. */
async function isReached(database: Database, companyId: string, { from, to }: Period, now: number): Promise<boolean> {
  const asOf = (await firmOf(database, companyId))?.metricsAsOf ?? '';
  const end = startOfDay(addDays(to, 1), 'UTC');
  return asOf >= (now < end + PATIENCE ? to : from);
}

/**
 * Returns why a scheduled report cannot be created, or undefined if it can. Scheduled reports are sent to other people, so they
 * only cover complete periods.
 * @throws RetryLaterError while the ledger may still reach the end of the period
 */
async function lateFor(database: Database, { companyId, scheduleId, makerId, to, createdAt }: ReportRow, now: number) {
  if (scheduleId === null || makerId !== null) return undefined;
  const asOf = (await firmOf(database, companyId))?.metricsAsOf ?? '';
  if (asOf >= to) return undefined;
  if (now < createdAt.getTime() + PATIENCE) throw new RetryLaterError(LOOK_AGAIN);
  return `The ledger reaches ${asOf || 'no day'}, before the end of the period, so nothing was sent. Sync or import newer data, then choose "Send now" on the schedule.`;
}

/**
 * Computes the metrics of the report's last day, a few clients at a time, before the transaction reads them.
 * @returns why there are no metrics, or undefined
 */
async function prepare(database: Database, { companyId, to }: ReportRow): Promise<string | undefined> {
  try {
    await reportSet(database, companyId, to);
    return undefined;
  } catch (error) {
    if (!(error instanceof SuiteError)) throw error;
    if (error.code === 'throttled' || error.code === 'not_ready') throw new RetryLaterError(30);
    return error.message;
  }
}

/**
 * Returns the recipients of a scheduled report: none if the schedule was deleted, or if it is paused and nobody requested the
 * report.
 */
async function recipientsOfSchedule(database: Database, { scheduleId, makerId }: ReportRow): Promise<Recipients> {
  const nobody = { people: [], addresses: [] };
  if (scheduleId === null) return nobody;
  const [found] = await database.select().from(reportSchedules).where(eq(reportSchedules.id, scheduleId));
  return !found || (found.isPaused && makerId === null) ? nobody : found;
}
