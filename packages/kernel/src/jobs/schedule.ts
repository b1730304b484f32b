import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { type GenericSchema, type InferInput, parse } from 'valibot';
import type { Database } from '../database/database';
import type { Job } from './define-job';
import { insertJob } from './enqueue';
import { checkLocalTime, type LocalTime, nextTime } from './local-time';
import { NO_COMPANY, schedules } from './schema';

interface Schedule<Schema extends GenericSchema> {
  job: Job<Schema>;
  /** Distinguishes the schedule from others of the kind. */
  key: string;
  payload: InferInput<Schema>;
  companyId?: string;
  time: LocalTime;
  /** Milliseconds since 1970. */
  now: number;
}

/** The maximum milliseconds until a schedule is due; a later one was planned by a clock that ran ahead. */
const FARTHEST = 63 * MILLISECONDS_PER_DAY;

/** Number of schedules processed in one transaction. */
const BATCH = 100;

/**
 * Enqueues a job once at each of its times, however many processes run. Times missed while none ran are made up for once.
 * Replaces the schedule of the same kind and key; one with the same time stays due when it was.
 * @throws Failure when the time is invalid
 */
export async function schedule<Schema extends GenericSchema>(database: Database, it: Schedule<Schema>): Promise<void> {
  const { job, key, payload, companyId = NO_COMPANY, time, now } = it;
  checkLocalTime(time);
  parse(job.payload, payload);
  const mine = and(eq(schedules.kind, job.kind), eq(schedules.key, key));
  const [before] = await database.select({ time: schedules.time }).from(schedules).where(mine);
  const isSameTime = before !== undefined && describe(before.time) === describe(time);
  const change = { companyId, payload, ...(!isSameTime && { time, nextAt: new Date(nextTime(time, now)) }) };
  await database
    .insert(schedules)
    .values({ kind: job.kind, key, time, nextAt: new Date(nextTime(time, now)), ...change })
    .onConflictDoUpdate({ target: [schedules.kind, schedules.key], set: change });
}

/** The database doesn't preserve the order of properties. */
const describe = ({ at, weekdays, monthDay, timeZone }: LocalTime) => JSON.stringify([at, weekdays, monthDay, timeZone]);

export async function unschedule(database: Database, { kind }: Job, key: string): Promise<void> {
  await database.delete(schedules).where(and(eq(schedules.kind, kind), eq(schedules.key, key)));
}

export const isDue = (nextAt: number, now: number): boolean => nextAt <= now || nextAt > now + FARTHEST;

/** Enqueues the jobs of due schedules, and plans their next time. */
export async function enqueueScheduled(database: Database, definitions: ReadonlyMap<string, Job>, now: number): Promise<void> {
  const { nextAt, kind } = schedules;
  await database.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(schedules)
      .where(and(inArray(kind, [...definitions.keys()]), or(lte(nextAt, new Date(now)), gt(nextAt, new Date(now + FARTHEST)))))
      .orderBy(nextAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { kind, key, companyId, payload, time, nextAt } of due) {
      const job = definitions.get(kind);
      if (!job) continue;
      // A schedule planned too far ahead is planned again, without a run.
      if (nextAt.getTime() <= now) await insertJob(transaction, job, payload, { companyId, key: `schedule ${key}` });
      await transaction
        .update(schedules)
        .set({ nextAt: new Date(nextTime(time, now)) })
        .where(and(eq(schedules.kind, kind), eq(schedules.key, key)));
    }
  });
}
