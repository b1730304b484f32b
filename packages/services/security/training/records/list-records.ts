import { firmDay, peopleIn } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { getTrainingRecords, TrainingRecord } from '../contract/records';
import { courseTitles } from '../courses/find-course';
import { completions } from '../schema';
import { statesOf } from './states';

type Query = InferOutput<typeof getTrainingRecords.query>;

interface Count extends Record<string, unknown> {
  courseId: string;
  assigned: number;
  done: number;
  due: number;
  overdue: number;
}

const columns = {
  name: 'lower(p.name)',
  course: 'lower(c.title)',
  state: "array_position(ARRAY['overdue', 'due', 'done'], s.state)",
  dueOn: 's.due_on',
  doneOn: 's.done_on',
} as const;

/** Returns a page of the courses that a company's active people have to take, with counts of all. */
export async function listRecords(database: Database, companyId: string, query: Query, now: number) {
  const today = await firmDay(database, companyId, now);
  const people = await peopleIn(database, companyId);
  const states = statesOf(companyId, today);
  const listed = sql`unnest(${sql.param(people.map(({ userId }) => userId))}::uuid[])`;
  const { rows: counted } = await database.execute<Count>(sql`
    SELECT course_id AS "courseId", count(*)::int AS assigned, count(*) FILTER (WHERE state = 'done')::int AS done,
      count(*) FILTER (WHERE state = 'due')::int AS due, count(*) FILTER (WHERE state = 'overdue')::int AS overdue
    FROM (${states}) AS s JOIN ${listed} AS p (user_id) ON p.user_id = s.user_id GROUP BY course_id`);
  const titles = await courseTitles(
    database,
    companyId,
    counted.map(({ courseId }) => courseId),
  );
  const courses = counted
    .map(({ courseId, ...counts }) => ({ id: courseId, title: titles.get(courseId) ?? courseId, ...counts }))
    .sort((one, other) => one.title.localeCompare(other.title));
  const { find, state, courseId, sort, order, offset, limit } = query;
  const direction = sql.raw(order === 'descending' ? 'DESC NULLS LAST' : 'ASC NULLS LAST');
  const { rows } = await database.execute<
    Omit<TrainingRecord, 'remindedAt'> & { remindedAt: Date | string | null; total: number }
  >(sql`
    SELECT s.user_id AS "userId", p.name, p.email, s.course_id AS "courseId", c.title AS course, s.state,
      s.due_on::text AS "dueOn", s.done_on::text AS "doneOn", s.reminded_at AS "remindedAt",
      (
        SELECT k.number FROM ${completions} AS k
        WHERE k.company_id = ${companyId} AND k.user_id = s.user_id AND k.course_id = s.course_id AND k.voided_at IS NULL
        ORDER BY k.at DESC LIMIT 1
      ) AS certificate,
      count(*) OVER ()::int AS total
    FROM (${states}) AS s
    JOIN unnest(
      ${sql.param(people.map(({ userId }) => userId))}::uuid[], ${sql.param(people.map(({ name }) => name))}::text[],
      ${sql.param(people.map(({ email }) => email))}::text[]
    ) AS p (user_id, name, email) ON p.user_id = s.user_id
    JOIN unnest(${sql.param(courses.map(({ id }) => id))}::text[], ${sql.param(courses.map(({ title }) => title))}::text[])
      AS c (id, title) ON c.id = s.course_id
    WHERE (${find} = '' OR strpos(lower(p.name || ' ' || p.email), lower(${find})) > 0)
      AND ${state === undefined ? sql`true` : sql`s.state = ${state}`}
      AND ${courseId === undefined ? sql`true` : sql`s.course_id = ${courseId}`}
    ORDER BY ${sql.raw(columns[sort])} ${direction}, lower(p.name), s.user_id, s.course_id
    LIMIT ${limit} OFFSET ${offset}`);
  const sum = (key: 'assigned' | 'done' | 'due' | 'overdue') => courses.reduce((total, course) => total + course[key], 0);
  return {
    records: rows.map(({ total: _, remindedAt, ...row }) => ({
      ...row,
      remindedAt: remindedAt === null ? null : new Date(remindedAt).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    counts: { assigned: sum('assigned'), done: sum('done'), due: sum('due'), overdue: sum('overdue') },
    courses,
    today,
  };
}
