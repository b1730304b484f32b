import type { Logger } from '@suite/env/logger';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { counted } from '@suite/kernel/jobs/attempts';
import type { Outbox } from '@suite/kernel/mail/outbox';
import type { Place } from '@suite/zones/addresses';
import { type Due, findDue } from './find-due';
import { addressReport, makeReport } from './make-report';
import { sendMails } from './send-mails';

const MINUTE = 60_000;

/** Milliseconds between two looks for reports and mails that are due. */
const LOOK = MINUTE;

/** How long a report rests that could not be made, or had nothing to say. */
const REST = 60 * MINUTE;

interface Job {
  database: Database;
  outbox: Outbox;
  clock: () => number;
  logger: Logger;
}

export interface ReportWork {
  /** Makes the reports that are due. */
  makeDue(): Promise<void>;
  /** Sends the mails that are due; their links lead to a place. */
  mailDue(place: Place): Promise<void>;
  /** Looks for both, now and then each minute. */
  start(place: Place, inBackground: (job: () => Promise<void>) => void): void;
  stop(): void;
}

/** What the routes of reports stand on. */
export interface Reports extends Kernel {
  reportWork: Pick<ReportWork, 'mailDue'>;
}

/** The schedule of reports. Several processes may run it on one database. */
export function createReportWork({ database, outbox, clock, logger }: Job): ReportWork {
  const stop = new AbortController();
  const resting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function makeDue(): Promise<void> {
    for (const due of await findDue(database, clock())) {
      if (stop.signal.aborted) return;
      const key = Object.values({ ...due, period: due.period.from }).join(' ');
      if ((resting.get(key) ?? 0) > clock()) continue;
      resting.delete(key);
      if (!(await make(due))) resting.set(key, clock() + REST);
    }
  }

  /** Makes a report and notes whom it goes to, both or neither; whether there is one now. */
  async function make({ companyId, kind, period }: Due): Promise<boolean> {
    const now = clock();
    try {
      const job = `report ${companyId} ${kind} ${period.from}`;
      return await counted({ database, clock, job, doing: 'made this report' }, () =>
        database.transaction(async (transaction) => {
          const report = await makeReport(transaction, { companyId, kind, period, now });
          if (report) await addressReport(transaction, report, now);
          return Boolean(report);
        }),
      );
    } catch (error) {
      logger.error('a report could not be made', error);
      return false;
    }
  }

  const mailDue = (place: Place) => sendMails({ database, outbox, clock, logger, place, signal: stop.signal });

  async function look(place: Place): Promise<void> {
    if (isLooking || stop.signal.aborted) return;
    isLooking = true;
    try {
      await makeDue();
      await mailDue(place);
    } finally {
      isLooking = false;
    }
  }

  return {
    makeDue,
    mailDue,
    start(place, inBackground) {
      const begin = () => inBackground(() => look(place));
      timer = setInterval(begin, LOOK);
      timer.unref();
      begin();
    },
    stop() {
      clearInterval(timer);
      stop.abort();
    },
  };
}
