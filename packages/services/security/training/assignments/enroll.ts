import { peopleIn } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { assignments, completions, enrollments } from '../schema';
import { settingsOf } from '../settings';
import { isConcerned } from './concerned';
import { type Standing, standingOf } from './standing';

export type AssignmentRow = typeof assignments.$inferSelect;

/** Limits the enrollment to some assignments or people; all when absent. */
interface Which {
  assignmentIds?: readonly string[];
  courseId?: string;
  userIds?: readonly string[];
  now: number;
}

/**
 * Updates enrollments to match the audience of each assignment. New members are enrolled from today or the assignment's first
 * day; people who left the audience lose the enrollment, but never a completion.
 */
export async function enroll(database: Database, companyId: string, which: Which): Promise<void> {
  const { timeZone } = await settingsOf(database, companyId);
  const rows = await openAssignments(database, companyId, which);
  if (!rows.length) return;
  const { userIds } = which;
  const isOneOf = userIds && new Set(userIds);
  const people = (await peopleIn(database, companyId)).filter(({ userId }) => !isOneOf || isOneOf.has(userId));
  const today = dayIn(timeZone, which.now);
  const enrolled = await database
    .select({ assignmentId: enrollments.assignmentId, userId: enrollments.userId })
    .from(enrollments)
    .where(and(isOf(rows), userIds && inArray(enrollments.userId, [...userIds])));
  const known = new Set(enrolled.map(({ assignmentId, userId }) => `${assignmentId} ${userId}`));
  const expected = rows.flatMap((row) =>
    people.filter((person) => isConcerned(person, { ...row, timeZone })).map(({ userId }) => ({ row, userId })),
  );
  const isExpected = new Set(expected.map(({ row, userId }) => `${row.id} ${userId}`));
  const gone = enrolled.filter(({ assignmentId, userId }) => !isExpected.has(`${assignmentId} ${userId}`));
  if (gone.length)
    await database.execute(sql`
      DELETE FROM ${enrollments} AS e USING unnest(
        ${sql.param(gone.map(({ assignmentId }) => assignmentId))}::uuid[], ${sql.param(gone.map(({ userId }) => userId))}::uuid[]
      ) AS gone (assignment_id, user_id) WHERE e.assignment_id = gone.assignment_id AND e.user_id = gone.user_id`);
  const added = expected
    .filter(({ row, userId }) => !known.has(`${row.id} ${userId}`))
    .map(({ row, userId }) => ({
      assignmentId: row.id,
      companyId,
      userId,
      courseId: row.courseId,
      since: laterOf(row.startsOn, today),
    }));
  for (let from = 0; from < added.length; from += BATCH)
    await database
      .insert(enrollments)
      .values(added.slice(from, from + BATCH))
      .onConflictDoNothing();
  await restand(database, companyId, which);
}

const laterOf = (one: string, other: string) => (one > other ? one : other);

/** Rows written with one statement. */
const BATCH = 1000;

/** Recalculates people's standing after completions, assignments or versions have changed. */
export async function restand(database: Database, companyId: string, which: Omit<Which, 'now'>): Promise<void> {
  const rows = await openAssignments(database, companyId, which);
  if (!rows.length) return;
  const { userIds } = which;
  const enrolled = await database
    .select({ assignmentId: enrollments.assignmentId, userId: enrollments.userId, since: enrollments.since })
    .from(enrollments)
    .where(and(isOf(rows), userIds && inArray(enrollments.userId, [...userIds])));
  const courseIds = [...new Set(rows.map(({ courseId }) => courseId))];
  const done = await database
    .select({ userId: completions.userId, courseId: completions.courseId, day: completions.completedOn })
    .from(completions)
    .where(
      and(
        eq(completions.companyId, companyId),
        inArray(completions.courseId, courseIds),
        isNull(completions.voidedAt),
        userIds && inArray(completions.userId, [...userIds]),
      ),
    );
  const daysOf = new Map<string, string[]>();
  for (const { userId, courseId, day } of done) {
    const key = `${userId} ${courseId}`;
    daysOf.set(key, [...(daysOf.get(key) ?? []), day]);
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  const standings = enrolled.flatMap(({ assignmentId, userId, since }) => {
    const row = byId.get(assignmentId);
    if (!row) return [];
    const days = daysOf.get(`${userId} ${row.courseId}`) ?? [];
    return [{ assignmentId, userId, ...standingOf({ rule: row.rule, graceDays: row.graceDays, since, completions: days }) }];
  });
  if (standings.length) await write(database, standings);
}

async function write(database: Database, rows: readonly (Standing & { assignmentId: string; userId: string })[]): Promise<void> {
  const column = (name: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[name]));
  await database.execute(sql`
    UPDATE ${enrollments} AS e SET done_on = s.done_on, opens_on = s.opens_on, due_on = s.due_on, overdue_from = s.overdue_from
    FROM unnest(
      ${column('assignmentId')}::uuid[], ${column('userId')}::uuid[], ${column('doneOn')}::date[], ${column('opensOn')}::date[],
      ${column('dueOn')}::date[], ${column('overdueFrom')}::date[]
    ) AS s (assignment_id, user_id, done_on, opens_on, due_on, overdue_from)
    WHERE e.assignment_id = s.assignment_id AND e.user_id = s.user_id`);
}

const isOf = (rows: readonly AssignmentRow[]) =>
  inArray(
    enrollments.assignmentId,
    rows.map(({ id }) => id),
  );

const openAssignments = (database: Database, companyId: string, { assignmentIds, courseId }: Omit<Which, 'now'>) =>
  database
    .select()
    .from(assignments)
    .where(
      and(
        eq(assignments.companyId, companyId),
        isNull(assignments.endedAt),
        assignmentIds && inArray(assignments.id, [...assignmentIds]),
        courseId === undefined ? undefined : eq(assignments.courseId, courseId),
      ),
    );
