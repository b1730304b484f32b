import { SuiteError } from '@suite/contract/errors';
import type { Logger } from '@suite/env/logger';
import { safeParse } from 'valibot';
import type { Database } from '../database/database';
import { Failure } from '../errors/failure';
import { innermost } from '../errors/innermost';
import type { Claimed } from './claim';
import { GiveUpError, type Job, type JobContext, LeaseLostError, RetryLaterError } from './define-job';
import { NO_COMPANY } from './schema';
import { finish, giveUp, noteProgress, renew, retry } from './settle';

/**
 * Number of attempts that ended with their process after which a job is given up, because a file that ends the process must not
 * do so at every start.
 */
export const MAX_UNSETTLED = 2;

const SECOND = 1000;

export interface Running {
  database: Database;
  clock: () => number;
  logger: Logger;
  /** Only for this job; aborts when the process stops. */
  aborter: AbortController;
  /** Called for every failed attempt. */
  onFailure: () => void;
}

/** Runs a claimed job and records the result. Rejects when the database is unreachable; the lease then expires. */
export async function runJob(running: Running, job: Job, claimed: Claimed): Promise<void> {
  const { logger } = running;
  const failure = await attempt(running, job, claimed);
  if (failure === undefined) return finish(running.database, claimed);
  if (failure instanceof LeaseLostError) return logger.warning('a job was taken over by another process', job.kind, claimed.id);
  await settleFailure(running, job, claimed, failure);
}

/** Returns the failure of the job; undefined if it succeeded. */
async function attempt(running: Running, job: Job, claimed: Claimed): Promise<unknown> {
  const interruptions = claimed.unsettled - 1;
  if (interruptions >= (job.isHarmless ? job.attempts : MAX_UNSETTLED))
    return new GiveUpError(
      `The suite stopped ${interruptions === 2 ? 'twice' : `${interruptions} times`} while it ${job.doing}.`,
    );
  const payload = safeParse(job.payload, claimed.payload);
  if (!payload.success)
    return new GiveUpError('The job was written by a version of the suite that this one does not understand.');
  const { database, aborter, clock } = running;
  const leaseMs = job.leaseSeconds * SECOND;
  const hold = (transaction: Database) => renew(transaction, claimed, new Date(clock() + leaseMs));
  const beat = setInterval(() => {
    hold(database).catch((error: unknown) => {
      if (error instanceof LeaseLostError) aborter.abort(error);
    });
  }, leaseMs / 4);
  beat.unref();
  const context: JobContext = {
    database,
    clock,
    id: claimed.id,
    companyId: claimed.companyId === NO_COMPANY ? undefined : claimed.companyId,
    attempt: claimed.attempts + 1,
    signal: aborter.signal,
    progress: (reached, transaction = database) => noteProgress(transaction, claimed, reached),
    hold,
  };
  try {
    await job.run(payload.output, context);
    return undefined;
  } catch (error) {
    // Ignores the error that the job made of the abort.
    return aborter.signal.aborted ? aborter.signal.reason : (error ?? new Error('a job failed with nothing'));
  } finally {
    clearInterval(beat);
  }
}

/** The reason for aborting a job when its process stops. */
export class StoppingError extends Failure {
  override name = 'StoppingError';
  constructor() {
    super('The suite was stopped.');
  }
}

async function settleFailure(running: Running, job: Job, claimed: Claimed, failure: unknown): Promise<void> {
  const { database, clock, logger } = running;
  const now = clock();
  const { attempts } = claimed;
  if (failure instanceof StoppingError) return retry(database, claimed, { runAt: new Date(0), attempts });
  if (failure instanceof RetryLaterError) {
    return retry(database, claimed, { runAt: new Date(now + failure.seconds * SECOND), attempts, isPutOff: true });
  }
  const reason = reasonOf(failure);
  running.onFailure();
  const isForeseen = [GiveUpError, Failure, SuiteError].some((kind) => failure instanceof kind);
  // Logs no error object, because drizzle's contains the values of the statement.
  if (!isForeseen) logger.error('a job failed', job.kind, claimed.id, innermost(failure).stack);
  if (failure instanceof GiveUpError || attempts + 1 >= job.attempts) return stopTrying(running, job, claimed, reason);
  const runAt = new Date(now + retryDelay(job.backOff, attempts + 1, Math.random()));
  return retry(database, claimed, { runAt, attempts: attempts + 1, failure: reason });
}

const reasonOf = (failure: unknown): string => innermost(failure).message || 'The job failed without a reason.';

/**
 * Returns the milliseconds until the next attempt.
 * @param attempts number of failed attempts, 1 or more
 * @param random from 0 to 1
 */
export function retryDelay({ first, most }: Job['backOff'], attempts: number, random: number): number {
  const seconds = Math.min(first * 2 ** (attempts - 1), most);
  return seconds * SECOND * (0.75 + random / 2);
}

async function stopTrying({ database, clock, logger }: Running, job: Job, claimed: Claimed, failure: string): Promise<void> {
  logger.error('a job is given up', job.kind, claimed.id, failure);
  const abandoned = { failure, failedAt: new Date(clock()) };
  const payload = safeParse(job.payload, claimed.payload);
  try {
    await database.transaction(async (transaction) => {
      if ((await giveUp(transaction, claimed, abandoned)) && payload.success)
        await job.onGiveUp?.(transaction, payload.output, failure);
    });
  } catch (error) {
    logger.error('that a job is given up could not be recorded', job.kind, claimed.id, innermost(error).stack);
    // Gives up without `onGiveUp`; otherwise the job would be retried forever.
    await giveUp(database, claimed, abandoned);
  }
}
