import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { isDuplicate } from '../database/is-duplicate';
import type { Claimed } from './claim';
import { LeaseLostError } from './define-job';
import { jobs } from './schema';

/** A process that has lost the lease can change nothing anymore. */
const isMine = ({ id, lease }: Claimed) => and(eq(jobs.id, id), eq(jobs.lease, lease));

const free = { lease: null, leaseUntil: null, unsettled: 0 };

export async function finish(database: Database, claimed: Claimed): Promise<void> {
  await database.delete(jobs).where(isMine(claimed));
}

interface Retry {
  runAt: Date;
  attempts: number;
  failure?: string;
  /** The attempt doesn't show whether those that ended with their process would end that way again. */
  isPutOff?: boolean;
}

/** Returns a job to the queue. If another with its key is waiting by now, that one does the work. */
export async function retry(database: Database, claimed: Claimed, { runAt, attempts, failure, isPutOff }: Retry): Promise<void> {
  const unsettled = isPutOff ? sql`greatest(${jobs.unsettled} - 1, 0)` : 0;
  try {
    await database
      .update(jobs)
      .set({ ...free, unsettled, state: 'waiting', runAt, attempts, ...(failure && { failure }) })
      .where(isMine(claimed));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await finish(database, claimed);
  }
}

/** Gives a job up. @returns false when it no longer belonged to this process */
export async function giveUp(
  transaction: Database,
  claimed: Claimed,
  { failure, failedAt }: { failure: string; failedAt: Date },
): Promise<boolean> {
  const given = await transaction
    .update(jobs)
    .set({ ...free, state: 'failed', failure, failedAt })
    .where(isMine(claimed))
    .returning({ id: jobs.id });
  return given.length > 0;
}

/** @throws LeaseLostError */
export async function renew(database: Database, claimed: Claimed, leaseUntil: Date): Promise<void> {
  const renewed = await database.update(jobs).set({ leaseUntil }).where(isMine(claimed)).returning({ id: jobs.id });
  if (!renewed.length) throw new LeaseLostError('another process runs this job');
}

/** Records the progress of an attempt. One that gets further than all earlier ones doesn't count if its process ends. */
export async function noteProgress(database: Database, claimed: Claimed, reached: number): Promise<void> {
  await database
    .update(jobs)
    .set({ unsettled: 0, reached })
    .where(and(isMine(claimed), lt(jobs.reached, reached)));
}

/** Releases all leases when a process starts that uses the database alone: their holders are gone. */
export async function dropLeases(database: Database): Promise<void> {
  await database.update(jobs).set({ leaseUntil: sql`'-infinity'` }).where(eq(jobs.state, 'running'));
}
