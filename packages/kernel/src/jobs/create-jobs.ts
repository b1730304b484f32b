import type { Logger } from '@suite/env/logger';
import type { Database } from '../database/database';
import { innermost } from '../errors/innermost';
import { type Claimed, claim } from './claim';
import type { Job } from './define-job';
import { removeOldFailures } from './failed-jobs';
import { runJob, StoppingError } from './run-job';
import { enqueueScheduled, isDue } from './schedule';
import { dropLeases } from './settle';

/** Milliseconds between two checks for jobs that other processes enqueued, that have become due, or whose process is gone. */
const POLL = 2000;

/** Maximum number of jobs running in this process, of all kinds. */
const AT_ONCE = 12;

const HOUR = 3_600_000;

interface Options {
  database: Database;
  clock: () => number;
  logger: Logger;
  /** The job kinds that this process runs. */
  definitions: readonly Job[];
  /** Whether nobody else uses the database, so that jobs marked as running at the start belong to no process. */
  isAlone: boolean;
  /** Called for every failed attempt. */
  onFailure: () => void;
}

export interface Jobs {
  /** Starts running jobs as they become due. */
  start(): Promise<void>;
  /** Checks for jobs at once; call it after committing a transaction that enqueued a job. */
  wake(): void;
  /** Runs due jobs until there are none. */
  runDue(): Promise<void>;
  /**
   * Aborts running jobs, waits until they have ended, and returns them to the queue, to run at once elsewhere or at the next
   * start.
   */
  stop(): Promise<void>;
}

/**
 * Creates the runner for jobs queued in the database (decision 021). Several processes may share it.
 * @throws RangeError when two definitions have the same kind
 */
export function createJobs({ database, clock, logger, definitions, isAlone, onFailure }: Options): Jobs {
  const byKind = new Map(definitions.map((job) => [job.kind, job]));
  if (byKind.size < definitions.length) throw new RangeError('two jobs have one kind');
  const running = new Map<Claimed, { aborter: AbortController; ended: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isWoken = false;
  let looking: Promise<void> | undefined;
  let cleanedAt = Number.NEGATIVE_INFINITY;

  function look(): Promise<void> {
    isWoken = true;
    looking ??= Promise.resolve().then(lookUntilQuiet);
    return looking;
  }

  async function lookUntilQuiet(): Promise<void> {
    try {
      while (isWoken && !isStopped) {
        isWoken = false;
        await lookOnce();
      }
    } catch (error) {
      // An outage ends by itself; the next poll tries again.
      logger.warning('jobs could not be looked for', innermost(error).message);
    } finally {
      looking = undefined;
    }
  }

  async function lookOnce(): Promise<void> {
    const now = clock();
    if (Math.abs(now - cleanedAt) > HOUR) {
      await removeOldFailures(database, now);
      cleanedAt = now;
    }
    const room = AT_ONCE - running.size;
    // Each job that ends checks again.
    if (room <= 0) return;
    const { claimed, isContended, nextScheduleAt } = await claim(database, definitions.map(withRoom), room, clock);
    for (const one of claimed) startJob(one);
    if (isContended && claimed.length) isWoken = true;
    if (nextScheduleAt === undefined || !isDue(nextScheduleAt, now)) return;
    await enqueueScheduled(database, byKind, now);
    isWoken = true;
  }

  const withRoom = (job: Job) => {
    const count = [...running.keys()].filter(({ kind }) => kind === job.kind).length;
    return { job, room: job.atOnce - count };
  };

  function startJob(claimed: Claimed): void {
    const job = byKind.get(claimed.kind);
    if (!job) return;
    const aborter = new AbortController();
    if (isStopped) aborter.abort(new StoppingError());
    const ended = runJob({ database, clock, logger, aborter, onFailure }, job, claimed)
      .catch((error: unknown) => logger.error('a job could not be settled', job.kind, claimed.id, innermost(error).message))
      .finally(() => {
        running.delete(claimed);
        if (timer) void look();
      });
    running.set(claimed, { aborter, ended });
  }

  return {
    async start() {
      if (isAlone) await dropLeases(database);
      timer = setInterval(look, POLL);
      timer.unref();
      void look();
    },
    wake: () => void (timer && look()),
    async runDue() {
      for (await look(); running.size; await look()) await Promise.all([...running.values()].map(({ ended }) => ended));
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      timer = undefined;
      for (const { aborter } of running.values()) aborter.abort(new StoppingError());
      await looking;
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}
