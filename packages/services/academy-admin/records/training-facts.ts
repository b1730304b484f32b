import { peopleIn } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { TrainingState } from '../contract/learning';
import { courseTitles } from '../courses/find-course';
import { firmDay } from '../firm-day';
import { completions } from '../schema';
import { statesOf } from './states';

interface FactRow {
  userId: string;
  name: string;
  course: string;
  state: TrainingState;
  dueOn: string | null;
  doneOn: string | null;
}

export interface TrainingFacts {
  assigned: number;
  done: number;
  due: number;
  overdue: number;
  newestCompletionOn: string | null;
  /** By name and course, of the active people. */
  rows: FactRow[];
}

/** Who of a company has to take what and where they stand at a moment; `assigned` counts pairs of a person and a course. */
export async function trainingFacts(database: Database, companyId: string, asOf: Date): Promise<TrainingFacts> {
  const today = await firmDay(database, companyId, asOf.getTime());
  const { rows } = await database.execute<{
    userId: string;
    courseId: string;
    state: TrainingState;
    dueOn: string | null;
    doneOn: string | null;
  }>(sql`
    SELECT user_id AS "userId", course_id AS "courseId", state, due_on::text AS "dueOn", done_on::text AS "doneOn"
    FROM (${statesOf(companyId, today)}) AS states`);
  const nameOf = new Map((await peopleIn(database, companyId)).map(({ userId, name }) => [userId, name]));
  const titles = await courseTitles(database, companyId, [...new Set(rows.map(({ courseId }) => courseId))]);
  const told = rows
    .flatMap(({ courseId, ...row }) => {
      const name = nameOf.get(row.userId);
      return name === undefined ? [] : [{ ...row, name, course: titles.get(courseId) ?? courseId }];
    })
    .sort((one, other) => one.name.localeCompare(other.name) || one.course.localeCompare(other.course));
  const count = (state: TrainingState) => told.filter((row) => row.state === state).length;
  const [newest] = await database
    .select({ on: max(completions.completedOn) })
    .from(completions)
    .where(and(eq(completions.companyId, companyId), isNull(completions.voidedAt)));
  return {
    assigned: told.length,
    done: count('done'),
    due: count('due'),
    overdue: count('overdue'),
    newestCompletionOn: newest?.on ?? null,
    rows: told,
  };
}
