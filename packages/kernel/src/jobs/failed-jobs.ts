import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { isDuplicate } from '../database/is-duplicate';
import { jobs } from './schema';

/** Milliseconds during which a failed job can be listed and run again. */
const RETENTION = 30 * MILLISECONDS_PER_DAY;

export interface FailedJob {
  id: number;
  kind: string;
  companyId: string;
  /** The reason, as a sentence. */
  failure: string | null;
  failedAt: Date | null;
}

/** Returns the jobs that were given up, newest first, of one company or of all. */
export async function failedJobs(database: Database, limit: number, companyId?: string): Promise<FailedJob[]> {
  const { id, kind, failure, failedAt } = jobs;
  return database
    .select({ id, kind, companyId: jobs.companyId, failure, failedAt })
    .from(jobs)
    .where(and(eq(jobs.state, 'failed'), companyId ? eq(jobs.companyId, companyId) : undefined))
    .orderBy(desc(failedAt), desc(id))
    .limit(limit);
}

/**
 * Makes a given-up job run as if for the first time. If another job with its key is waiting, that one does the work.
 * @returns whether the job exists
 */
export async function runAgain(database: Database, id: number): Promise<boolean> {
  const isFailed = and(eq(jobs.id, id), eq(jobs.state, 'failed'));
  try {
    const again = await database.transaction((transaction) =>
      transaction
        .update(jobs)
        .set({ state: 'waiting', runAt: new Date(0), attempts: 0, reached: 0, failure: null, failedAt: null })
        .where(isFailed)
        .returning({ id: jobs.id }),
    );
    return again.length > 0;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await database.delete(jobs).where(isFailed);
    return true;
  }
}

export async function removeOldFailures(database: Database, now: number): Promise<void> {
  await database.delete(jobs).where(and(eq(jobs.state, 'failed'), lt(jobs.failedAt, new Date(now - RETENTION))));
}
