import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Job } from './define-job';
import { jobs } from './schema';

/** Selects the waiting and running jobs of a kind. */
const openJobs = ({ kind }: Pick<Job, 'kind'>, keys: readonly string[]) => {
  const isOne = and(eq(jobs.kind, kind), inArray(jobs.key, [...keys]));
  return or(and(isOne, eq(jobs.state, 'waiting')), and(isOne, eq(jobs.state, 'running')));
};

interface KeyedJob {
  isRunning: boolean;
  /** When a waiting job runs, in milliseconds since 1970; in the past if it is due. */
  runAt: number | undefined;
}

/** Returns the state of jobs by key; keys without a waiting or running job are missing. */
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
 * Removes the waiting job of a key. A running job of the key loses its lease when the transaction commits, and can write nothing
 * more.
 */
export async function cancel(transaction: Database, job: Pick<Job, 'kind'>, key: string): Promise<void> {
  await transaction.delete(jobs).where(openJobs(job, [key]));
}
