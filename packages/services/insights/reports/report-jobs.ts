import { firmOf } from '@services/ledger/ports';
import { dayOf } from '@suite/insights/calendar';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob, type Job, RetryLater } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { schedule } from '@suite/kernel/jobs/schedule';
import type { Place } from '@suite/zones/addresses';
import * as v from 'valibot';
import { reportKinds } from '../contract/reports';
import type {} from '../facts';
import { findDue } from './find-due';
import { mailToRecipient } from './mail-report';
import { addressReport, makeReport } from './make-report';
import { dayAt, type Period, periodBefore, startOfDay } from './periods';

const DAY = 86_400_000;

/** How long a report waits for metrics that reach its last day: over the night in which connections are synced. */
const PATIENCE = DAY;

/** Seconds after which a report looks again whether there is something to say. */
const LOOK_AGAIN = 15 * 60;

/** What the jobs of reports have in common. */
const settings = { backOff: { first: 60, most: 3600 }, leaseSeconds: 60 };

interface ReportJobs {
  all: readonly Job[];
  /** Looks for reports that are due, now and at the end of each day in UTC. */
  start(): Promise<void>;
}

/**
 * Makes a report of each week and month of a firm and mails it (decision 019).
 * @param place where the links of the mails lead
 */
export function createReportJobs(
  { database, facts, clock, queueMail }: Pick<Kernel, 'database' | 'facts' | 'clock' | 'queueMail'>,
  place: Place,
): ReportJobs {
  const mail = defineJob({
    ...settings,
    kind: 'mail report',
    payload: v.object({ mailId: v.string() }),
    attempts: 8,
    atOnce: 2,
    doing: 'mailed this report',
    async run({ mailId }, { database, clock, hold }) {
      await database.transaction(async (transaction) => {
        await hold(transaction);
        await mailToRecipient(transaction, { mailId, place, queueMail, now: clock() });
      });
    },
  });

  const make = defineJob({
    ...settings,
    kind: 'make report',
    payload: v.object({ companyId: v.string(), kind: v.picklist(reportKinds), from: v.string() }),
    attempts: 8,
    atOnce: 1,
    doing: 'made this report',
    async run({ companyId, kind, from }, { database, clock, hold }) {
      const now = clock();
      const period = periodBefore(kind, dayAt(now));
      // Another period has ended since: only the last one is caught up on.
      if (period.from !== from) return;
      if (!(await isReached(database, companyId, period, now))) throw new RetryLater(LOOK_AGAIN);
      const made = await database.transaction(async (transaction) => {
        await hold(transaction);
        const report = await makeReport(transaction, { companyId, kind, period, now });
        if (!report) return undefined;
        for (const { id: mailId, mailAt } of await addressReport(transaction, report, now))
          await enqueue(transaction, mail, { mailId }, { companyId, key: mailId, runAt: mailAt });
        const data = { reportId: report.id, kind, from, to: report.to };
        await facts.append(transaction, 'report.ready', { companyId, data }, now);
        return report;
      });
      if (!made) throw new RetryLater(LOOK_AGAIN);
    },
  });

  const find = defineJob({
    ...settings,
    kind: 'find due reports',
    payload: v.object({}),
    attempts: 8,
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
    all: [find, make, mail] as unknown as Job[],
    async start() {
      const time = { at: '00:00', timeZone: 'UTC' };
      await schedule(database, { job: find, key: 'daily', payload: {}, time, now: clock() });
      await enqueue(database, find, {}, { key: 'start' });
    },
  };
}

/** Whether metrics reach the last day of a period or, once that was waited for in vain, into it. */
async function isReached(database: Database, companyId: string, { from, to }: Period, now: number): Promise<boolean> {
  const asOf = (await firmOf(database, companyId))?.figuresAsOf ?? '';
  const end = startOfDay(dayOf(to) + 1, null);
  return asOf >= (now < end + PATIENCE ? to : from);
}
