import * as v from 'valibot';
import type { Database } from '../database/database';
import { defineJob } from './define-job';

interface Planning {
  /** Unique among all jobs. */
  kind: string;
  /** What the log says after it has run. */
  doing: string;
  /** Enqueues the jobs that are due; `now` in milliseconds since 1970. */
  plan(transaction: Database, now: number): Promise<void>;
}

/** Defines a scheduled job that enqueues others, for example one per company, either all of them or none. */
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
