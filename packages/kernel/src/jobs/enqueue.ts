import { sql } from 'drizzle-orm';
import { type GenericSchema, type InferInput, parse, safeParse } from 'valibot';
import type { Database } from '../database/database';
import type { Job } from './define-job';
import { jobs, NO_COMPANY } from './schema';

interface EnqueueOptions {
  /** The company of the job; companies take turns. */
  companyId?: string | undefined;
  /**
   * Only one job per kind and key waits: it takes the newer payload and the earlier time, unless it waits for its next attempt. A
   * running job doesn't count, because it may not see what the transaction wrote.
   */
  key?: string;
  /** Milliseconds since 1970; at once when absent. */
  runAt?: number;
}

/** The properties of a job that decide how it waits. */
type Enqueued<Schema extends GenericSchema = GenericSchema> = Pick<Job<Schema>, 'kind' | 'payload' | 'inOrder'>;

/** The time of jobs without a set time: due even after a clock was set back. */
export const AT_ONCE = 0;

/**
 * Enqueues a job that starts after the transaction is committed, and never after a rollback. Call `wake` on the jobs after the
 * commit; otherwise the job starts at the next poll.
 */
export async function enqueue<Schema extends GenericSchema>(
  transaction: Database,
  job: Enqueued<Schema>,
  payload: InferInput<Schema>,
  options: EnqueueOptions = {},
): Promise<void> {
  parse(job.payload, payload);
  await insertJob(transaction, job, payload, options);
}

let count = 0;

/**
 * Returns how many jobs this process has enqueued. A caller that sees the number grow during a transaction wakes the jobs after
 * the commit.
 */
export const enqueuedSoFar = (): number => count;

/** Enqueues a job whose payload may be from an earlier version; an invalid one is given up with a reason when it runs. */
export async function insertJob(
  transaction: Database,
  job: Enqueued,
  payload: unknown,
  { companyId = NO_COMPANY, key, runAt = AT_ONCE }: EnqueueOptions,
): Promise<void> {
  count++;
  const parsed = safeParse(job.payload, payload);
  const lane = parsed.success ? job.inOrder?.(parsed.output) : undefined;
  // A company's first job shares the turn of the first waiting job; each further one is a turn later.
  const turn = sql`greatest(
    (select coalesce(min(turn), 0) from kernel.jobs where kind = ${job.kind} and state = 'waiting' and run_at = to_timestamp(${AT_ONCE})),
    (select coalesce(max(turn) + 1, 0) from kernel.jobs where kind = ${job.kind} and company_id = ${companyId} and state <> 'failed'))`;
  // A waiting job is locked until the commit, so that it doesn't run before the writes are visible.
  await transaction
    .insert(jobs)
    .values({ kind: job.kind, companyId, turn, payload, runAt: new Date(runAt), ...(lane && { lane }), ...(key && { key }) })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      targetWhere: sql`${jobs.state} = 'waiting'`,
      set: {
        payload: sql`excluded.payload`,
        runAt: sql`case when ${jobs.attempts} > 0 then ${jobs.runAt} else least(${jobs.runAt}, excluded.run_at) end`,
      },
    });
}
