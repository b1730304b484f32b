import { firmDay } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { and, eq, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { returnTasks } from '../schema';

const payload = v.object({});

/** Notifies once for each task that is overdue. */
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
        const isUntold = and(isNull(returnTasks.closedOn), eq(returnTasks.isOverdueNotified, false));
        const firms = await transaction.selectDistinct({ companyId: returnTasks.companyId }).from(returnTasks).where(isUntold);
        for (const { companyId } of firms) {
          const today = await firmDay(transaction, companyId, now);
          const overdue = await transaction
            .update(returnTasks)
            .set({ isOverdueNotified: true })
            .where(and(isUntold, eq(returnTasks.companyId, companyId), lt(returnTasks.dueOn, today)))
            .returning();
          for (const { userId, dueOn } of overdue)
            await facts.append(transaction, 'device-return.overdue', { companyId, data: { userId, dueOn } }, now);
        }
      });
    },
  });

export const scheduleOverdue = (database: Database, job: Job<typeof payload>, now: number): Promise<void> =>
  schedule(database, { job, key: 'daily', payload: {}, time: { at: '14:00', timeZone: 'UTC' }, now });
