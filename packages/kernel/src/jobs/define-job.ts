import type { GenericSchema, InferOutput } from 'valibot';
import type { Database } from '../database/database';

export interface JobContext {
  database: Database;
  /** The present moment in milliseconds since 1970. */
  clock: () => number;
  id: number;
  companyId: string | undefined;
  /** 1 for the first; counts the attempts that failed, not those that ended with their process or were put off. */
  attempt: number;
  /** Aborts when the process stops, or another one has taken the job over. The job then ends as soon as it can. */
  signal: AbortSignal;
  /**
   * Says how far the job got, in whatever it counts. An attempt that gets further than every one before it does not count
   * when it ends with its process.
   */
  progress(reached: number, transaction?: Database): Promise<void>;
  /**
   * Keeps a job that another process has taken over from writing: call it in the transaction of a write.
   * @throws LeaseLost
   */
  hold(transaction: Database): Promise<void>;
}

export interface JobDefinition<Schema extends GenericSchema> {
  /** Its name in the database: unique, and the same in every version. */
  kind: string;
  payload: Schema;
  /**
   * Does the work. It may run more than once: a process that is killed leaves its job to another one. Outside a
   * transaction, because the embedded database has one connection.
   */
  run(payload: InferOutput<Schema>, context: JobContext): Promise<void>;
  /** Attempts until a job that fails is given up. */
  attempts: number;
  /**
   * Seconds until the second attempt, doubled by each further one up to `most`, which is at most `LONGEST_BACK_OFF`; spread
   * by a quarter either way.
   */
  backOff: { first: number; most: number };
  /** Seconds after which the job of a process that is gone is taken over; at most `LONGEST_LEASE`. */
  leaseSeconds: number;
  /** How many run at once in one process. */
  atOnce: number;
  /**
   * It reads nothing that could end a process: an attempt that ended with its process counts like one that failed. Other
   * jobs are given up after `MAX_UNSETTLED` of them.
   */
  isHarmless?: boolean;
  /** What the job does, for the sentence "The suite stopped twice while it …": `read this file`. */
  doing: string;
  /** Name of the lane of a job. Jobs of one lane, of whatever kind, run one at a time in the order they were enqueued. */
  inOrder?(payload: InferOutput<Schema>): string;
  /** Records that a job is given up, in the transaction that does. */
  onGivenUp?(transaction: Database, payload: InferOutput<Schema>, reason: string): Promise<void>;
}

/** A kind of work that can be enqueued. */
export type Job<Schema extends GenericSchema = GenericSchema> = Readonly<JobDefinition<Schema>>;

/** Seconds. */
export const LONGEST_LEASE = 600;

/** Seconds. */
export const LONGEST_BACK_OFF = 24 * 3600;

/** Checks the numbers of a definition. @throws RangeError for a number that makes no sense */
export function defineJob<const Schema extends GenericSchema>(definition: JobDefinition<Schema>): Job<Schema> {
  const { kind, attempts, atOnce, leaseSeconds, backOff } = definition;
  if (attempts < 1 || atOnce < 1) throw new RangeError(`a job of the kind ${kind} would never run`);
  if (leaseSeconds < 1 || leaseSeconds > LONGEST_LEASE) throw new RangeError(`the lease of ${kind} is too short or too long`);
  if (backOff.most > LONGEST_BACK_OFF) throw new RangeError(`a job of the kind ${kind} would wait too long for its next attempt`);
  return definition;
}

/** Thrown by a job that cannot do its work now for reasons outside of it: the attempt does not count. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  constructor(readonly seconds: number) {
    super(`to be tried again in ${seconds} s`);
  }
}

/** Thrown by a job when further attempts are of no use. Its message is the reason, a sentence for a person. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** Thrown when another process has taken the job over. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}
