import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { Failure } from '../errors/failure';
import { jobAttempts } from './schema';

/** Times that a job may end with its process: a file or a report that ends the platform must not do so at every start. */
export const MAX_ATTEMPTS = 2;

/** Milliseconds after which attempts count no more. */
const MEMORY = 24 * 3_600_000;

/** A job whose attempts all ended with their process. */
export class AttemptsExhausted extends Failure {
  override name = 'AttemptsExhausted';
}

interface Counted {
  database: Database;
  clock: () => number;
  /** Tells the job from every other. */
  job: string;
  /** What the suite did when it stopped, as in "stopped twice while it read this file". */
  doing: string;
}

/**
 * Runs a job that is taken up again at the next start when its process ends. The attempt is counted before it begins, so
 * that a process that ends with it leaves the count.
 * @throws AttemptsExhausted instead of running it once more
 */
export async function counted<T>({ database, clock, job, doing }: Counted, run: () => Promise<T>): Promise<T> {
  const lastAt = new Date(clock());
  const isForgotten = lt(jobAttempts.lastAt, new Date(clock() - MEMORY));
  const begun = await database
    .insert(jobAttempts)
    .values({ job, attempts: 1, lastAt })
    .onConflictDoUpdate({
      target: jobAttempts.job,
      set: { attempts: sql`case when ${isForgotten} then 1 else ${jobAttempts.attempts} + 1 end`, lastAt },
      setWhere: or(lt(jobAttempts.attempts, MAX_ATTEMPTS), isForgotten),
    })
    .returning({ attempts: jobAttempts.attempts });
  if (!begun.length) throw new AttemptsExhausted(`The suite stopped twice while it ${doing}.`);
  try {
    return await run();
  } finally {
    // A database that is gone keeps the count; the failure of the job itself is what is told.
    await forgetAttempts(database, job).catch(() => undefined);
  }
}

/** An attempt that gets further than every one before it does not count. */
export async function noteProgress(database: Database, job: string, reached: number): Promise<void> {
  await database
    .update(jobAttempts)
    .set({ attempts: 0, reached })
    .where(and(eq(jobAttempts.job, job), lt(jobAttempts.reached, reached)));
}

/** For a job that was given up and may be begun again on purpose. */
export async function forgetAttempts(database: Database, job: string): Promise<void> {
  await database.delete(jobAttempts).where(eq(jobAttempts.job, job));
}
