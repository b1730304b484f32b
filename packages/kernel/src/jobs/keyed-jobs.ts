import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Job } from './define-job';
import { jobs } from './schema';

/** What of a kind waits or runs. */
const openJobs = ({ kind }: Pick<Job, 'kind'>, keys: readonly string[]) => {
  const isOne = and(eq(jobs.kind, kind), inArray(jobs.key, [...keys]));
  return or(and(isOne, eq(jobs.state, 'waiting')), and(isOne, eq(jobs.state, 'running')));
};

interface KeyedJob {
  isRunning: boolean;
  /** Of one that waits: when it is run, in milliseconds since 1970; in the past when it is due. */
  runAt: number | undefined;
}

/** How jobs stand, by their keys; none where nothing waits or runs. */
export async function findJobs(
  database: Database,
  job: Pick<Job, 'kind'>,
  keys: readonly string[],
  now: number,
): Promise<Map<string, KeyedJob>> {
  const found = new Map<string, KeyedJob>();
  if (!keys.length) return found;
  const { key, state, runAt, leaseUntil } = jobs;
  const rows = await database.select({ key, state, runAt, leaseUntil }).from(jobs).where(openJobs(job, keys));
  for (const { key, state, runAt, leaseUntil } of rows) {
    const { isRunning = false, runAt: waitsUntil } = found.get(key ?? '') ?? {};
    found.set(key ?? '', {
      isRunning: isRunning || (leaseUntil !== null && leaseUntil.getTime() >= now),
      runAt: state === 'waiting' ? runAt.getTime() : waitsUntil,
    });
  }
  return found;
}

/**
 * Removes the waiting job of a key. A job of the key that is running loses its lease when the transaction commits, and writes
 * nothing more.
 */
export async function cancel(transaction: Database, job: Pick<Job, 'kind'>, key: string): Promise<void> {
  await transaction.delete(jobs).where(openJobs(job, [key]));
}
