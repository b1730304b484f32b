import { firmDay, peopleIn } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { courseTitles } from '../courses/find-course';
import { assignments, enrollments } from '../schema';

const payload = v.object({});

/** Notifies once for each overdue course of an active person. */
export const overdueJob = (facts: Facts) =>
  defineJob({
    kind: 'tell of overdue courses',
    payload,
    attempts: 5,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 300,
    atOnce: 1,
    isHarmless: true,
    doing: 'told of overdue courses',
    async run(_, { database, clock, signal }) {
      const companies = await database
        .selectDistinct({ companyId: assignments.companyId })
        .from(assignments)
        .where(isNull(assignments.endedAt));
      for (const { companyId } of companies) {
        if (signal.aborted) return;
        await database.transaction((transaction) => tellOverdue(transaction, facts, companyId, clock()));
      }
    },
  });

interface Overdue extends Record<string, unknown> {
  userId: string;
  courseId: string;
  dueOn: string;
}

async function tellOverdue(transaction: Database, facts: Facts, companyId: string, now: number): Promise<void> {
  const today = await firmDay(transaction, companyId, now);
  const { rows } = await transaction.execute<Overdue>(sql`
    WITH notified AS (
      UPDATE ${enrollments} AS e SET overdue_notified_on = e.overdue_from FROM ${assignments} AS a
      WHERE a.id = e.assignment_id AND a.ended_at IS NULL AND e.company_id = ${companyId}
        AND e.overdue_from <= ${today}::date AND e.overdue_notified_on IS DISTINCT FROM e.overdue_from
      RETURNING e.user_id, e.course_id, e.due_on
    )
    SELECT user_id AS "userId", course_id AS "courseId", min(due_on)::text AS "dueOn" FROM notified GROUP BY user_id, course_id`);
  const active = new Set((await peopleIn(transaction, companyId)).map(({ userId }) => userId));
  const overdue = rows.filter(({ userId }) => active.has(userId));
  if (!overdue.length) return;
  const titles = await courseTitles(
    transaction,
    companyId,
    overdue.map(({ courseId }) => courseId),
  );
  for (const one of overdue) {
    const data = { ...one, course: titles.get(one.courseId) ?? one.courseId };
    await facts.append(transaction, 'course.overdue', { companyId, data }, now);
  }
  await facts.append(transaction, 'courses.overdue', { companyId, data: { count: overdue.length } }, now);
}

export const scheduleOverdue = (database: Database, job: Job<typeof payload>, now: number): Promise<void> =>
  schedule(database, { job, key: 'daily', payload: {}, time: { at: '14:00', timeZone: 'UTC' }, now });
