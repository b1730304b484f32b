import { dayOf } from '@suite/contract/day';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { and, eq, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { returnTasks } from '../schema';

const payload = v.object({});

/** Says of each task, once, that it is overdue. */
export const overdueJob = (facts: Facts) =>
  defineJob({
    kind: 'tell of overdue returns',
    payload,
    attempts: 5,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 60,
    atOnce: 1,
    isHarmless: true,
    doing: 'told of devices that were not returned',
    async run(_, { database, clock }) {
      const now = clock();
      await database.transaction(async (transaction) => {
        const overdue = await transaction
          .update(returnTasks)
          .set({ isOverdueTold: true })
          .where(and(isNull(returnTasks.closedOn), lt(returnTasks.dueOn, dayOf(now)), eq(returnTasks.isOverdueTold, false)))
          .returning();
        for (const { companyId, userId, dueOn } of overdue)
          await facts.append(transaction, 'device-return.overdue', { companyId, data: { userId, dueOn } }, now);
      });
    },
  });

export const scheduleOverdue = (database: Database, job: Job<typeof payload>, now: number): Promise<void> =>
  schedule(database, { job, key: 'daily', payload: {}, time: { at: '14:00', timeZone: 'UTC' }, now });
