import { companyName, firmDay, peopleIn } from '@services/identity/ports';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob } from '@suite/kernel/jobs/define-job';
import type { Deployment } from '@suite/zones/addresses';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { courseTitles } from '../courses/find-course';
import { reminderMail } from '../mails';
import { enrollments } from '../schema';
import { statesOf } from './states';

export const remindJobOf = {
  kind: 'remind of training',
  payload: v.object({ companyId: v.string(), userIds: v.array(v.string()), at: v.number() }),
};

/** Mails each person the courses they have to take, unless they were reminded since the request. */
export const remindJob = (kernel: Kernel, deployment: Deployment) =>
  defineJob({
    ...remindJobOf,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 120,
    atOnce: 1,
    isHarmless: true,
    doing: 'reminded people of their courses',
    async run({ companyId, userIds, at }, { database, clock, progress, signal }) {
      const people = (await peopleIn(database, companyId)).filter(({ userId }) => userIds.includes(userId));
      const firm = await companyName(database, companyId);
      for (const [done, { userId, name, email }] of people.entries()) {
        if (signal.aborted) return;
        await database.transaction(async (transaction) => {
          const courses = await openCourses(transaction, companyId, { userId, at, now: clock() });
          if (courses.length)
            await kernel.queueMail(transaction, reminderMail({ deployment, companyId, firm, to: email }, { name, courses }));
        });
        await progress(done + 1);
      }
      kernel.wakeJobs();
    },
  });

interface Open extends Record<string, unknown> {
  courseId: string;
  state: 'due' | 'overdue';
  dueOn: string;
}

/** Returns the courses a person has to take and records the reminder; empty when they were reminded since `at`. */
async function openCourses(
  transaction: Database,
  companyId: string,
  { userId, at, now }: { userId: string; at: number; now: number },
): Promise<{ title: string; due: string }[]> {
  const today = await firmDay(transaction, companyId, now);
  const { rows } = await transaction.execute<Open>(sql`
    SELECT course_id AS "courseId", state, due_on::text AS "dueOn" FROM (${statesOf(companyId, today, userId)}) AS s
    WHERE state <> 'done' AND (reminded_at IS NULL OR reminded_at < ${new Date(at)}) ORDER BY due_on`);
  if (!rows.length) return [];
  await transaction
    .update(enrollments)
    .set({ remindedAt: new Date(now) })
    .where(and(eq(enrollments.companyId, companyId), eq(enrollments.userId, userId)));
  const titles = await courseTitles(
    transaction,
    companyId,
    rows.map(({ courseId }) => courseId),
  );
  const { day } = metricFormatsOf('en-US');
  return rows.map(({ courseId, state, dueOn }) => ({
    title: titles.get(courseId) ?? courseId,
    due: state === 'overdue' ? `overdue since ${day(dueOn)}` : `due ${day(dueOn)}`,
  }));
}
