import { firmDay } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Files } from '@suite/kernel/files/create-files';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Block, CourseContent, Lesson, PracticeQuestion, QuizQuestion } from '../contract/content';
import type { Feedback, OwnCertificate, ShownBlock, ShownLesson, ShownQuestion, TrainingState } from '../contract/learning';
import type { Course } from '../courses/course';
import { picturesOf } from '../courses/pictures';
import { statesOf } from '../records/states';
import { attempts, completions, progress } from '../schema';

export interface Learner {
  companyId: string;
  userId: string;
}

type Progress = Pick<typeof progress.$inferSelect, 'lessonsDone' | 'answers'>;

/**
 * Returns a person's progress. Lessons from an earlier version that this one still contains count, unless a version in between
 * voided them.
 */
export async function progressOf(database: Database, { companyId, userId }: Learner, course: Course): Promise<Progress> {
  const isOwn = and(eq(progress.companyId, companyId), eq(progress.userId, userId), eq(progress.courseId, course.id));
  const [row] = await database.select().from(progress).where(isOwn);
  return inVersion(course, row);
}

function inVersion({ content }: Course, row: Progress | undefined): Progress {
  const present = new Set(content.lessons.map(({ id }) => id));
  return { lessonsDone: (row?.lessonsDone ?? []).filter((id) => present.has(id)), answers: row?.answers ?? {} };
}

export async function progressIn(database: Database, { companyId, userId }: Learner, courses: readonly Course[]) {
  const stored = await database
    .select()
    .from(progress)
    .where(and(eq(progress.companyId, companyId), eq(progress.userId, userId)));
  const open = await database
    .selectDistinct({ courseId: attempts.courseId })
    .from(attempts)
    .where(and(eq(attempts.companyId, companyId), eq(attempts.userId, userId), isNull(attempts.submittedAt)));
  return courses.map((course) => ({
    course,
    lessonsDone: inVersion(
      course,
      stored.find(({ courseId }) => courseId === course.id),
    ).lessonsDone.length,
    isInQuiz: open.some(({ courseId }) => courseId === course.id),
  }));
}

/** Returns the number of questions in an attempt. */
export const questionCountOf = ({ pools }: CourseContent): number => pools.reduce((sum, { draw }) => sum + draw, 0);

/** Returns the newest attempt that was started and not submitted. */
export async function openAttempt(database: Database, { companyId, userId }: Learner, courseId: string) {
  const isOwn = and(eq(attempts.companyId, companyId), eq(attempts.userId, userId), eq(attempts.courseId, courseId));
  const [row] = await database
    .select()
    .from(attempts)
    .where(and(isOwn, isNull(attempts.submittedAt)))
    .orderBy(desc(attempts.startedAt))
    .limit(1);
  return row;
}

export interface State {
  courseId: string;
  state: TrainingState;
  dueOn: string | null;
  doneOn: string | null;
}

/** Returns a person's standing in their assigned courses. */
export async function ownStates(database: Database, { companyId, userId }: Learner, now: number): Promise<Map<string, State>> {
  const today = await firmDay(database, companyId, now);
  const { rows } = await database.execute<State & Record<string, unknown>>(sql`
    SELECT course_id AS "courseId", state, due_on::text AS "dueOn", done_on::text AS "doneOn"
    FROM (${statesOf(companyId, today, userId)}) AS states`);
  return new Map(rows.map((row) => [row.courseId, row]));
}

/** Returns a person's certificates, the newest first. */
export async function certificatesOf(database: Database, { companyId, userId }: Learner) {
  const rows = await database
    .select()
    .from(completions)
    .where(and(eq(completions.companyId, companyId), eq(completions.userId, userId)))
    .orderBy(desc(completions.at));
  return rows.map((row) => ({ courseId: row.courseId, shown: shownCertificate(row) }));
}

export const shownCertificate = ({
  number,
  course,
  completedOn,
  score,
  voidedAt,
}: typeof completions.$inferSelect): OwnCertificate => ({ number, course, completedOn, score, isValid: voidedAt === null });

/** Returns a course as its reader sees it, without the right answers. */
export async function showCourse(database: Database, files: Files, learner: Learner, course: Course, now: number) {
  const { id, version, content, companyId } = course;
  const { lessonsDone, answers } = await progressOf(database, learner, course);
  const pictures = companyId ? await picturesOf(database, files, companyId, content) : {};
  const state = (await ownStates(database, learner, now)).get(id);
  const certificate = (await certificatesOf(database, learner)).find(({ courseId, shown }) => courseId === id && shown.isValid);
  const { title, summary, minutes, passPercent } = content;
  return {
    id,
    version,
    title,
    summary,
    minutes,
    passPercent,
    lessons: content.lessons.map((lesson) => shownLesson(lesson, { isDone: lessonsDone.includes(lesson.id), answers, pictures })),
    questions: questionCountOf(content),
    isInQuiz: (await openAttempt(database, learner, id)) !== undefined,
    state: state?.state ?? null,
    dueOn: state?.dueOn ?? null,
    certificate: certificate?.shown ?? null,
  };
}

interface Known {
  isDone: boolean;
  answers: Record<string, string[]>;
  pictures: Record<string, string>;
}

function shownLesson(lesson: Lesson, known: Known): ShownLesson {
  const { isDone } = known;
  if (lesson.kind === 'acknowledgement') return { ...lesson, isDone };
  return { ...lesson, isDone, blocks: lesson.blocks.map((block) => shownBlock(block, known)) };
}

function shownBlock(block: Block, { answers, pictures }: Known): ShownBlock {
  switch (block.kind) {
    case 'text':
    case 'mail':
      return block;
    case 'picture':
      return { kind: 'picture', id: block.id, alt: block.alt, src: pictures[block.fileId] ?? null };
    case 'question': {
      const { question } = block;
      const chosen = answers[question.id];
      return {
        kind: 'question',
        id: block.id,
        question: shownQuestion(question),
        feedback: chosen ? feedbackOn(question, chosen) : null,
      };
    }
  }
}

export const shownQuestion = ({ id, text, options }: PracticeQuestion | QuizQuestion): ShownQuestion => ({
  id,
  text,
  rightCount: options.filter(({ isRight }) => isRight).length,
  options: options.map((option) => ({ id: option.id, text: option.text })),
});

/** Returns whether exactly the right options are chosen. */
export const isRightAnswer = (question: PracticeQuestion | QuizQuestion, chosen: readonly string[]): boolean =>
  question.options.every(({ id, isRight }) => isRight === chosen.includes(id));

/** Returns feedback only on the chosen options, so that the person can try again. */
export const feedbackOn = (question: PracticeQuestion, chosen: readonly string[]): Feedback => ({
  isRight: isRightAnswer(question, chosen),
  chosen: question.options
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, isRight, feedback }) => ({ optionId: id, isRight, feedback })),
});
