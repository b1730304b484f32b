import { firmDay, membersOf } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { TrainingState } from '../contract/learning';
import { courseTitles } from '../courses/find-course';
import { completions } from '../schema';
import { statesOf } from './states';

export interface TrainingFacts {
  /** Number of pairs of an active person and a course. */
  assigned: number;
  done: number;
  due: number;
  overdue: number;
  /** The earliest day by which a course has to be taken. */
  firstDueOn: string | null;
  newestCompletionOn: string | null;
}

/** Returns how many of the courses that a company's active people have to take are done at a moment. */
export async function trainingFacts(database: Database, companyId: string, asOf: Date): Promise<TrainingFacts> {
  const people = await membersOf(database, companyId);
  const { rows } = await database.execute<Omit<TrainingFacts, 'newestCompletionOn'> & Record<string, unknown>>(sql`
    SELECT count(*)::int AS assigned, count(*) FILTER (WHERE state = 'done')::int AS done,
      count(*) FILTER (WHERE state = 'due')::int AS due, count(*) FILTER (WHERE state = 'overdue')::int AS overdue,
      (min(due_on) FILTER (WHERE state <> 'done'))::text AS "firstDueOn"
    FROM ${await statesOfPeople(
      database,
      companyId,
      asOf,
      people.map(({ id }) => id),
    )}`);
  const [newest] = await database
    .select({ on: max(completions.completedOn) })
    .from(completions)
    .where(and(eq(completions.companyId, companyId), isNull(completions.voidedAt)));
  const counted = rows[0] ?? { assigned: 0, done: 0, due: 0, overdue: 0, firstDueOn: null };
  return { ...counted, newestCompletionOn: newest?.on ?? null };
}

/** A person's standing in a course. */
export interface PersonsCourse {
  name: string;
  course: string;
  state: TrainingState;
  dueOn: string | null;
  doneOn: string | null;
}

/** Returns the standing of a company's active people in their courses at a moment, the longest overdue first, up to a limit. */
export async function coursesToTake(database: Database, companyId: string, asOf: Date, limit: number): Promise<PersonsCourse[]> {
  const nameOf = new Map(
    (await membersOf(database, companyId)).map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  );
  const { rows } = await database.execute<
    Omit<PersonsCourse, 'name' | 'course'> & { userId: string; courseId: string } & Record<string, unknown>
  >(sql`
    SELECT user_id AS "userId", course_id AS "courseId", state, due_on::text AS "dueOn", done_on::text AS "doneOn"
    FROM ${await statesOfPeople(database, companyId, asOf, [...nameOf.keys()])}
    ORDER BY array_position(ARRAY['overdue', 'due', 'done'], state), due_on, user_id, course_id LIMIT ${limit}`);
  const titles = await courseTitles(database, companyId, [...new Set(rows.map(({ courseId }) => courseId))]);
  return rows.map(({ userId, courseId, ...row }) => ({
    ...row,
    name: nameOf.get(userId) ?? '',
    course: titles.get(courseId) ?? courseId,
  }));
}

async function statesOfPeople(database: Database, companyId: string, asOf: Date, userIds: readonly string[]): Promise<SQL> {
  const today = await firmDay(database, companyId, asOf.getTime());
  return sql`(${statesOf(companyId, today)}) AS s JOIN unnest(${sql.param([...userIds])}::uuid[]) AS p (id) ON p.id = s.user_id`;
}
