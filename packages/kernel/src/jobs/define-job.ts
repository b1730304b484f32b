import type { GenericSchema, InferOutput } from 'valibot';
import type { Database } from '../database/database';

export interface JobContext {
  database: Database;
  /** The current time in milliseconds since 1970. */
  clock: () => number;
  id: number;
  companyId: string | undefined;
  /** Starts at 1; counts failed attempts, but not those that ended with their process or were postponed. */
  attempt: number;
  /** Aborts when the process stops, or when another one has taken over the job. The job then ends as soon as it can. */
  signal: AbortSignal;
  /**
   * Records the progress of the job, in any unit. An attempt that gets further than all earlier ones doesn't count if it ends
   * with its process.
   */
  progress(reached: number, transaction?: Database): Promise<void>;
  /**
   * Prevents writes by a job that another process has taken over; call it in the transaction of a write.
   * @throws LeaseLostError
   */
  hold(transaction: Database): Promise<void>;
}

export interface JobDefinition<Schema extends GenericSchema> {
  /** Unique name in the database; must not change between versions. */
  kind: string;
  payload: Schema;
  /**
   * Does the work. It may run more than once, because another process takes over the job of a killed one. It runs outside a
   * transaction, because the embedded database has one connection.
   */
  run(payload: InferOutput<Schema>, context: JobContext): Promise<void>;
  /** Attempts until a failing job is given up. */
  attempts: number;
  /**
   * Seconds until the second attempt, doubled for each further one up to `most`, which is at most `LONGEST_BACK_OFF`; varied by
   * up to a quarter either way.
   */
  backOff: { first: number; most: number };
  /** Seconds after which the job of a dead process is taken over; at most `LONGEST_LEASE`. */
  leaseSeconds: number;
  /** Maximum number running at once in one process. */
  atOnce: number;
  /**
   * Whether the job reads nothing that could end a process: an attempt that ended with its process then counts as failed. Other
   * jobs are given up after `MAX_UNSETTLED` such attempts.
   */
  isHarmless?: boolean;
  /** What the job does, to complete the sentence "The suite stopped twice while it …": `read this file`. */
  doing: string;
  /** Returns the lane of a job. Jobs in one lane, of any kind, run one at a time in the order they were enqueued. */
  inOrder?(payload: InferOutput<Schema>): string;
  /** Runs in the transaction that gives the job up, to record that. */
  onGiveUp?(transaction: Database, payload: InferOutput<Schema>, reason: string): Promise<void>;
}

/** A kind of work that can be enqueued. */
export type Job<Schema extends GenericSchema = GenericSchema> = Readonly<JobDefinition<Schema>>;

/** Seconds. */
export const LONGEST_LEASE = 600;

/** Seconds. */
export const LONGEST_BACK_OFF = 24 * 3600;

/** Checks the numbers of a definition. @throws RangeError for an invalid number */
export function defineJob<const Schema extends GenericSchema>(definition: JobDefinition<Schema>): Job<Schema> {
  const { kind, attempts, atOnce, leaseSeconds, backOff } = definition;
  if (attempts < 1 || atOnce < 1) throw new RangeError(`a job of the kind ${kind} would never run`);
  if (leaseSeconds < 1 || leaseSeconds > LONGEST_LEASE) throw new RangeError(`the lease of ${kind} is too short or too long`);
  if (backOff.most > LONGEST_BACK_OFF) throw new RangeError(`a job of the kind ${kind} would wait too long for its next attempt`);
  return definition;
}

/** Thrown by a job that cannot run now for external reasons: the attempt doesn't count. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
  constructor(readonly seconds: number) {
    super(`to be tried again in ${seconds} s`);
  }
}

/** Thrown by a job when further attempts are pointless. Its message is the reason, a sentence for a person. */
export class GiveUpError extends Error {
  override name = 'GiveUpError';
}

/** Thrown when another process has taken over the job. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}
