import type { ReadableStream } from 'node:stream/web';
import { fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { isPrintable } from '@suite/kernel/files/printable-picture';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { restand } from '../assignments/enroll';
import type { CourseContent } from '../contract/content';
import * as contract from '../contract/courses';
import { findCourse } from '../courses/find-course';
import { dataAddress, picturesOf } from '../courses/pictures';
import { suiteCourses } from '../courses/suite-courses';
import { questionCountOf } from '../learning/show-course';
import { changedMeanwhile, limitReached, notFound } from '../refusals';
import { assignments, attempts, completions, courses, courseVersions, enrollments, progress } from '../schema';

type Row = typeof courses.$inferSelect;

const NEW: CourseContent = {
  title: 'New course',
  summary: '',
  minutes: 5,
  passPercent: 80,
  lessons: [
    {
      kind: 'lesson',
      id: 'lesson-1',
      title: 'First lesson',
      blocks: [{ kind: 'text', id: 'text-1', text: 'Text of the lesson' }],
    },
  ],
  pools: [],
};

/** The maximum length of a picture's longer side in pixels. */
const MAX_PIXELS = 4000;

/** Mounts courses for administrators, who write them. */
export function mountCourses(app: App, kernel: Kernel): void {
  const { files } = kernel;

  route(app, kernel, contract.getCourses, { summary: 'Courses of the suite and of the firm' }, async ({ caller, database }) => {
    const { companyId } = inCompany(caller);
    const own = await database
      .select()
      .from(courses)
      .where(and(eq(courses.companyId, companyId), isNull(courses.archivedAt)))
      .orderBy(courses.updatedAt);
    const listed = [];
    for (const row of own) listed.push({ ...summaryOf(row.id, row.draft), isOwn: true, ...(await stateOf(database, row)) });
    const ofSuite = suiteCourses.map(({ id, version, content }) => ({
      ...summaryOf(id, content),
      isOwn: false,
      published: version,
      hasChanges: false,
    }));
    return { courses: [...ofSuite, ...listed] };
  });

  route(
    app,
    kernel,
    contract.getCourse,
    { summary: 'The content of a course and its versions' },
    async ({ input: { params }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const ofSuite = suiteCourses.find(({ id }) => id === params.courseId);
      if (!ofSuite) return edited(database, await requireCourse(database, companyId, params.courseId));
      const { id, version, content } = ofSuite;
      return { id, isOwn: false, version, content, published: version, hasChanges: false, pictures: {}, versions: [] };
    },
  );

  route(
    app,
    kernel,
    contract.createCourse,
    { summary: 'Start a course of the firm' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await lockByName(database, `courses ${companyId}`);
      const isOwn = and(eq(courses.companyId, companyId), isNull(courses.archivedAt));
      if ((await database.$count(courses, isOwn)) >= contract.MAX_COURSES)
        throw limitReached(contract.MAX_COURSES, 'courses', 'Delete one first.');
      const copied = body.copyOf === null ? undefined : await findCourse(database, companyId, body.copyOf);
      if (body.copyOf !== null && !copied) throw notFound('course');
      const draft = copied ? { ...copied.content, title: `Copy of ${copied.content.title}`.slice(0, 200) } : NEW;
      const [made] = await database
        .insert(courses)
        .values({ companyId, draft, updatedAt: new Date(clock()) })
        .returning();
      if (!made) throw new Error('the course was not written');
      await writeAudit(database, author, [{ action: 'course.created', subject: draft.title }], clock());
      return { id: made.id };
    },
  );

  route(
    app,
    kernel,
    contract.putCourse,
    { summary: 'Change the draft of a course' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { id } = await requireCourse(database, author.companyId, params.courseId);
      const { version, content } = body;
      const [after] = await database
        .update(courses)
        .set({ draft: content, version: version + 1, updatedAt: new Date(clock()) })
        .where(and(eq(courses.id, id), eq(courses.version, version)))
        .returning();
      if (!after) throw changedMeanwhile('this course');
      await writeAudit(database, author, [{ action: 'course.changed', subject: content.title }], clock());
      return edited(database, after);
    },
  );

  route(
    app,
    kernel,
    contract.publishCourse,
    { summary: 'Publish the draft as a new version' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const { note, voidsEarlier } = body;
      const row = await requireCourse(database, companyId, params.courseId, { isLocked: true });
      if (row.version !== body.version) throw changedMeanwhile('this course');
      const { id: courseId, draft: content } = row;
      const at = new Date(clock());
      const version = row.published + 1;
      const by = await fullNameOf(database, userId);
      await database.insert(courseVersions).values({ courseId, version, content, note, voidsEarlier, by, at });
      const [after] = await database.update(courses).set({ published: version }).where(eq(courses.id, courseId)).returning();
      if (voidsEarlier) await voidEarlier(database, { companyId, courseId, version, at });
      const changes = [
        { what: 'version', from: row.published ? String(row.published) : null, to: String(version) },
        ...(voidsEarlier ? [{ what: 'certificates', from: null, to: 'void' }] : []),
      ];
      await writeAudit(database, author, [{ action: 'course.published', subject: content.title, changes }], clock());
      return edited(database, after ?? row);
    },
  );

  route(
    app,
    kernel,
    contract.archiveCourse,
    { summary: 'Remove a course of the firm' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const row = await requireCourse(database, author.companyId, params.courseId);
      const at = new Date(clock());
      await database.update(courses).set({ archivedAt: at }).where(eq(courses.id, row.id));
      const isOf = and(eq(assignments.companyId, author.companyId), eq(assignments.courseId, row.id));
      await database
        .update(assignments)
        .set({ endedAt: at })
        .where(and(isOf, isNull(assignments.endedAt)));
      await database
        .delete(enrollments)
        .where(and(eq(enrollments.companyId, author.companyId), eq(enrollments.courseId, row.id)));
      await writeAudit(database, author, [{ action: 'course.archived', subject: row.draft.title }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.addPicture,
    { summary: 'Upload a picture for a lesson' },
    async ({ input: { params }, caller, database, context }) => {
      const { companyId } = inCompany(caller);
      await requireCourse(database, companyId, params.courseId);
      const limits = { bytes: contract.MAX_PICTURE_BYTES, types: ['image/png', 'image/jpeg'] } as const;
      const stored = await files.receive(context.req.raw.body as ReadableStream | null, limits);
      const bytes = await files.contentOf(stored);
      if (!isPrintable(bytes, MAX_PIXELS))
        throw new SuiteError(
          'invalid_request',
          "This picture can't be used. Save it again as a PNG or JPEG of at most 4,000 pixels.",
        );
      const fileId = await database.transaction((transaction) => files.add(transaction, stored, { companyId, name: 'picture' }));
      kernel.wakeJobs();
      return { fileId, src: dataAddress(bytes) };
    },
  );

  async function edited(database: Database, row: Row): Promise<contract.EditedCourse> {
    const versions = await database
      .select()
      .from(courseVersions)
      .where(eq(courseVersions.courseId, row.id))
      .orderBy(desc(courseVersions.version));
    return {
      id: row.id,
      isOwn: true,
      version: row.version,
      content: row.draft,
      ...(await stateOf(database, row)),
      pictures: await picturesOf(database, files, row.companyId, row.draft),
      versions: versions.map(({ version, note, by, at, voidsEarlier }) => ({
        version,
        note,
        by,
        at: at.toISOString(),
        voidsEarlier,
      })),
    };
  }
}

const summaryOf = (id: string, content: CourseContent) => ({
  id,
  title: content.title,
  summary: content.summary,
  minutes: content.minutes,
  lessons: content.lessons.length,
  drawn: questionCountOf(content),
  questions: content.pools.reduce((sum, { questions }) => sum + questions.length, 0),
});

async function stateOf(database: Database, { id, published, draft }: Row) {
  const [newest] = await database
    .select({ content: courseVersions.content })
    .from(courseVersions)
    .where(and(eq(courseVersions.courseId, id), eq(courseVersions.version, published)));
  return { published, hasChanges: !newest || JSON.stringify(newest.content) !== JSON.stringify(draft) };
}

interface Voided {
  companyId: string;
  courseId: string;
  version: number;
  at: Date;
}

/**
 * Voids certificates of earlier versions, so that people in the middle of one start with the new version. Closes quizzes first:
 * one that is being submitted at this moment is waited for, and its certificate voided.
 */
async function voidEarlier(transaction: Database, { companyId, courseId, version, at }: Voided): Promise<void> {
  await transaction
    .update(attempts)
    .set({ submittedAt: at })
    .where(and(eq(attempts.companyId, companyId), eq(attempts.courseId, courseId), isNull(attempts.submittedAt)));
  await transaction.delete(progress).where(and(eq(progress.companyId, companyId), eq(progress.courseId, courseId)));
  const isOf = and(eq(completions.companyId, companyId), eq(completions.courseId, courseId), lt(completions.version, version));
  await transaction
    .update(completions)
    .set({ voidedAt: at })
    .where(and(isOf, isNull(completions.voidedAt)));
  await restand(transaction, companyId, { courseId });
}

/** Returns a course of the firm that was not deleted. @throws SuiteError `not_found` */
async function requireCourse(database: Database, companyId: string, id: string, { isLocked = false } = {}): Promise<Row> {
  const mine = and(eq(courses.id, id), eq(courses.companyId, companyId), isNull(courses.archivedAt));
  const found = database.select().from(courses).where(mine);
  const [row] = isUuid(id) ? await (isLocked ? found.for('update') : found) : [];
  if (!row) throw notFound('course of your own');
  return row;
}
