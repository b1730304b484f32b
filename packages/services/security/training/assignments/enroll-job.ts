import type { Database } from '@suite/kernel/database/database';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { assignments } from '../schema';
import { enroll } from './enroll';

/** Enrolls people who joined or left a group in ways that no fact reports. */
export const enrollJob = defineJob({
  kind: 'enroll people in courses',
  payload: v.object({}),
  attempts: 3,
  backOff: { first: 60, most: 3600 },
  leaseSeconds: 300,
  atOnce: 1,
  doing: 'enrolled people in courses',
  async run(_payload, { database, clock, signal }) {
    const companies = await database
      .selectDistinct({ companyId: assignments.companyId })
      .from(assignments)
      .where(isNull(assignments.endedAt));
    for (const { companyId } of companies) {
      if (signal.aborted) return;
      await database.transaction((transaction) => enroll(transaction, companyId, { now: clock() }));
    }
  },
});

export const scheduleEnrollment = (database: Database, now: number): Promise<void> =>
  schedule(database, { job: enrollJob, key: 'nightly', payload: {}, time: { at: '05:00', timeZone: 'UTC' }, now });
