import { firmDay, fullNameOf, writeAudit } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { assignCourse } from '../assignments/assign-course';
import { type AssignmentRow, enroll } from '../assignments/enroll';
import * as contract from '../contract/assignments';
import { courseTitles, findCourse } from '../courses/find-course';
import { changedMeanwhile, limitReached, notFound } from '../refusals';
import { assignments, enrollments } from '../schema';

interface Counted extends Record<string, unknown> {
  id: string;
  people: number;
  open: number;
  overdue: number;
}

/** Mounts the assignments of courses, for administrators. */
export function mountAssignments(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getAssignments,
    { summary: 'Who has to take which course' },
    async ({ caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const today = await firmDay(database, companyId, clock());
      const rows = await database
        .select()
        .from(assignments)
        .where(and(eq(assignments.companyId, companyId), isNull(assignments.endedAt)))
        .orderBy(assignments.createdAt, assignments.id);
      const { rows: counted } = await database.execute<Counted>(sql`
      SELECT assignment_id AS id, count(*)::int AS people,
        count(*) FILTER (WHERE done_on IS NULL OR opens_on <= ${today}::date)::int AS open,
        count(*) FILTER (WHERE overdue_from <= ${today}::date)::int AS overdue
      FROM ${enrollments} WHERE company_id = ${companyId} GROUP BY assignment_id`);
      const titles = await courseTitles(
        database,
        companyId,
        rows.map(({ courseId }) => courseId),
      );
      return {
        assignments: rows.map(({ id, version, courseId, audience, rule, graceDays, startsOn, by }) => {
          const { people = 0, open = 0, overdue = 0 } = counted.find((row) => row.id === id) ?? {};
          const course = titles.get(courseId) ?? courseId;
          return { id, version, courseId, audience, rule, graceDays, startsOn, by, course, people, open, overdue };
        }),
      };
    },
  );

  route(
    app,
    kernel,
    contract.createAssignment,
    { summary: 'Assign a course' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      await lockByName(database, `assignments ${companyId}`);
      const isOpen = and(eq(assignments.companyId, companyId), isNull(assignments.endedAt));
      if ((await database.$count(assignments, isOpen)) >= contract.MAX_ASSIGNMENTS)
        throw limitReached(contract.MAX_ASSIGNMENTS, 'assignments', 'End one first.');
      const id = await assignCourse(database, { ...body, companyId, by: await fullNameOf(database, userId), now: clock() });
      const subject = await titleOf(database, companyId, body.courseId);
      await writeAudit(database, author, [{ action: 'training.assigned', subject }], clock());
      return { id };
    },
  );

  route(
    app,
    kernel,
    contract.putAssignment,
    { summary: 'Change an assignment' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const before = await requireAssignment(database, companyId, params.assignmentId);
      if (!(await findCourse(database, companyId, body.courseId))) throw notFound('course');
      const { version, ...written } = body;
      const [after] = await database
        .update(assignments)
        .set({ ...written, version: version + 1 })
        .where(and(eq(assignments.id, before.id), eq(assignments.version, version)))
        .returning();
      if (!after) throw changedMeanwhile('this assignment');
      await database.update(enrollments).set({ courseId: after.courseId }).where(eq(enrollments.assignmentId, after.id));
      await enroll(database, companyId, { assignmentIds: [after.id], now: clock() });
      const subject = await titleOf(database, companyId, after.courseId);
      await writeAudit(database, author, [{ action: 'training.assignment-changed', subject }], clock());
      return { version: after.version };
    },
  );

  route(
    app,
    kernel,
    contract.endAssignment,
    { summary: 'End an assignment' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const row = await requireAssignment(database, author.companyId, params.assignmentId);
      await database
        .update(assignments)
        .set({ endedAt: new Date(clock()) })
        .where(eq(assignments.id, row.id));
      await database.delete(enrollments).where(eq(enrollments.assignmentId, row.id));
      const subject = await titleOf(database, author.companyId, row.courseId);
      await writeAudit(database, author, [{ action: 'training.assignment-ended', subject }], clock());
      return undefined;
    },
  );
}

const titleOf = async (database: Database, companyId: string, courseId: string) =>
  (await courseTitles(database, companyId, [courseId])).get(courseId) ?? courseId;

/** Returns an assignment that has not ended. @throws SuiteError `not_found` */
async function requireAssignment(database: Database, companyId: string, id: string): Promise<AssignmentRow> {
  const mine = and(eq(assignments.id, id), eq(assignments.companyId, companyId), isNull(assignments.endedAt));
  const [row] = isUuid(id) ? await database.select().from(assignments).where(mine) : [];
  if (!row) throw notFound('assignment');
  return row;
}
