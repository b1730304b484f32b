import { type SQL, sql } from 'drizzle-orm';
import { assignments, enrollments } from '../schema';

/**
 * SQL for the standing of a company's people, or one of them, in each assigned course on a day: `user_id`, `course_id`, `state`,
 * `due_on`, `done_on`, `reminded_at`. When several assignments have the same course, the earliest open one counts.
 */
export const statesOf = (companyId: string, today: string, userId?: string): SQL => sql`
  SELECT user_id, course_id,
    CASE WHEN bool_or(state = 'overdue') THEN 'overdue' WHEN bool_or(state = 'due') THEN 'due' ELSE 'done' END AS state,
    coalesce(min(due_on) FILTER (WHERE state <> 'done'), min(due_on)) AS due_on,
    max(done_on) AS done_on,
    max(reminded_at) AS reminded_at
  FROM (
    SELECT e.user_id, e.course_id, e.due_on, e.done_on, e.reminded_at,
      CASE
        WHEN e.done_on IS NOT NULL AND (e.opens_on IS NULL OR e.opens_on > ${today}::date) THEN 'done'
        WHEN e.overdue_from <= ${today}::date THEN 'overdue'
        ELSE 'due'
      END AS state
    FROM ${enrollments} AS e JOIN ${assignments} AS a ON a.id = e.assignment_id
    WHERE e.company_id = ${companyId} AND a.ended_at IS NULL AND ${userId === undefined ? sql`true` : sql`e.user_id = ${userId}`}
  ) AS each
  GROUP BY user_id, course_id`;
