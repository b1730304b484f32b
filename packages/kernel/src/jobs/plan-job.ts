import * as v from 'valibot';
import type { Database } from '../database/database';
import { defineJob } from './define-job';

interface Planning {
  /** Unique among all jobs. */
  kind: string;
  /** What the log says when it is done. */
  doing: string;
  /** Enqueues the jobs that are due; `now` in milliseconds since 1970. */
  plan(transaction: Database, now: number): Promise<void>;
}

/** A job that a schedule runs to enqueue others, such as one for each company, all of them or none. */
export const planJob = ({ kind, doing, plan }: Planning) =>
  defineJob({
    kind,
    doing,
    payload: v.object({}),
    attempts: 5,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 60,
    atOnce: 1,
    isHarmless: true,
    run: (_, { database, clock }) => database.transaction((transaction) => plan(transaction, clock())),
  });
