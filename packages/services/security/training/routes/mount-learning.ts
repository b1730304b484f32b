import { firmDay } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { eq } from 'drizzle-orm';
import type { Lesson } from '../contract/content';
import * as contract from '../contract/learning';
import type { Course } from '../courses/course';
import { courseTitles, findCourse, publishedCourses } from '../courses/find-course';
import { learnerOf } from '../learner';
import { checkChosen, drawQuestions, isStillJudged, lockAttempt, resultOf, scoreOf, shownAttempt } from '../learning/attempt';
import { complete } from '../learning/complete';
import {
  certificatesOf,
  feedbackOn,
  type Learner,
  openAttempt,
  ownStates,
  progressIn,
  progressOf,
  showCourse,
  shownCertificate,
} from '../learning/show-course';
import { notFound } from '../refusals';
import { attempts, progress } from '../schema';

/** Mounts the caller's own courses and attempts: `/academy-admin/v1/own-courses`. */
export function mountLearning(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getOwnCourses,
    { summary: 'Courses that the caller has to take or can take, and their certificates' },
    async ({ caller, database, clock }) => {
      const learner = learnerOf(caller);
      const states = await ownStates(database, learner, clock());
      const courses = await progressIn(database, learner, await publishedCourses(database, learner.companyId));
      return {
        courses: courses.map(({ course: { id, content }, lessonsDone, isInQuiz }) => ({
          id,
          title: content.title,
          summary: content.summary,
          minutes: content.minutes,
          state: states.get(id)?.state ?? null,
          dueOn: states.get(id)?.dueOn ?? null,
          doneOn: states.get(id)?.doneOn ?? null,
          lessons: content.lessons.length,
          lessonsDone,
          isInQuiz,
        })),
        certificates: (await certificatesOf(database, learner)).map(({ shown }) => shown),
        today: await firmDay(database, learner.companyId, clock()),
      };
    },
  );

  route(
    app,
    kernel,
    contract.getOwnCourse,
    { summary: 'A course with how far the caller is, without right answers' },
    async ({ input: { params }, caller, database, clock }) => {
      const learner = learnerOf(caller);
      return showCourse(database, kernel.files, learner, await requireCourse(database, learner, params.courseId), clock());
    },
  );

  route(
    app,
    kernel,
    contract.answerPractice,
    { summary: 'Answer a question of a lesson, and read the feedback' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const learner = learnerOf(caller);
      const course = await requireVersion(database, learner, params.courseId, body.version);
      const question = course.content.lessons.flatMap(questionsIn).find(({ id }) => id === body.questionId);
      checkChosen(question, body.optionIds);
      if (!question) throw new Error('a question that was checked is there');
      const { lessonsDone, answers } = await lockProgress(database, learner, course);
      await keep(database, learner, course, { lessonsDone, answers: { ...answers, [question.id]: body.optionIds } }, clock());
      return feedbackOn(question, body.optionIds);
    },
  );

  route(
    app,
    kernel,
    contract.finishLesson,
    { summary: 'Finish a lesson, or acknowledge what it says' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const learner = learnerOf(caller);
      const course = await requireVersion(database, learner, params.courseId, body.version);
      const lesson = course.content.lessons.find(({ id }) => id === body.lessonId);
      if (!lesson) throw new InvalidRequestError('This lesson is not part of the course. Load the page again.');
      const { lessonsDone, answers } = await lockProgress(database, learner, course);
      if (questionsIn(lesson).some(({ id }) => !answers[id]))
        throw new SuiteError('not_open', 'Answer the questions of this lesson first.');
      const isLast = !lessonsDone.includes(lesson.id) && lessonsDone.length + 1 === course.content.lessons.length;
      await keep(database, learner, course, { lessonsDone: [...new Set([...lessonsDone, lesson.id])], answers }, clock());
      if (isLast && course.content.pools.length === 0) await completeWithoutQuiz(database, learner, course, clock());
      return showCourse(database, kernel.files, learner, course, clock());
    },
  );

  /** A course without a quiz is taken again from its first lesson. */
  async function completeWithoutQuiz(database: Database, learner: Learner, course: Course, now: number): Promise<void> {
    const { id, version, content } = course;
    await keep(database, learner, course, { lessonsDone: [], answers: {} }, now);
    await complete(database, kernel.facts, learner, { course: { id, version, title: content.title }, score: 100, now });
  }

  route(
    app,
    kernel,
    contract.startAttempt,
    { summary: 'Start the quiz of a course, or go on with it' },
    async ({ input: { params }, caller, database, clock }) => {
      const learner = learnerOf(caller);
      const { companyId, userId } = learner;
      const course = await requireCourse(database, learner, params.courseId);
      const { id: courseId, version, content } = course;
      const { lessonsDone } = await lockProgress(database, learner, course);
      const open = await openAttempt(database, learner, courseId);
      if (open && (await isStillJudged(database, open, course))) return shownAttempt(open, content.title);
      if (content.pools.length === 0) throw new SuiteError('not_open', 'This course has no quiz. Finish its lessons.');
      if (lessonsDone.length < content.lessons.length)
        throw new SuiteError('not_open', 'Finish all lessons of the course before its quiz.');
      if (open) await database.delete(attempts).where(eq(attempts.id, open.id));
      const [made] = await database
        .insert(attempts)
        .values({
          companyId,
          userId,
          courseId,
          version,
          passPercent: content.passPercent,
          questions: drawQuestions(content),
          startedAt: new Date(clock()),
        })
        .returning();
      if (!made) throw new Error('the attempt was not written');
      return shownAttempt(made, content.title);
    },
  );

  route(
    app,
    kernel,
    contract.saveAnswer,
    { summary: 'Save an answer of a quiz' },
    async ({ input: { params, body }, caller, database }) => {
      const row = await lockAttempt(database, learnerOf(caller), params.attemptId);
      if (row.submittedAt) throw whyClosed(row);
      checkChosen(
        row.questions.find(({ id }) => id === body.questionId),
        body.optionIds,
      );
      const answers = { ...row.answers, [body.questionId]: body.optionIds };
      await database.update(attempts).set({ answers }).where(eq(attempts.id, row.id));
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.submitAttempt,
    { summary: 'Submit a quiz, and read the result' },
    async ({ input: { params }, caller, database, clock }) => {
      const learner = learnerOf(caller);
      const row = await lockAttempt(database, learner, params.attemptId);
      const { companyId } = learner;
      if (row.submittedAt) throw whyClosed(row);
      const course = await findCourse(database, companyId, row.courseId);
      if (!course || !(await isStillJudged(database, row, course))) throw courseChanged();
      if (row.questions.some(({ id }) => !row.answers[id]))
        throw new InvalidRequestError('Answer all questions before you submit the quiz.');
      const submitted = { submittedAt: new Date(clock()), score: scoreOf(row) };
      await database.update(attempts).set(submitted).where(eq(attempts.id, row.id));
      const titles = await courseTitles(database, companyId, [row.courseId]);
      const title = titles.get(row.courseId) ?? row.courseId;
      if (submitted.score < row.passPercent) return resultOf({ ...row, ...submitted }, title, null);
      // The next time starts with the first lesson.
      await keep(database, learner, course, { lessonsDone: [], answers: {} }, clock());
      const taken = { course: { id: row.courseId, version: row.version, title }, score: submitted.score, now: clock() };
      const completion = await complete(database, kernel.facts, learner, taken);
      return resultOf({ ...row, ...submitted }, title, shownCertificate(completion));
    },
  );
}

const courseChanged = () =>
  new SuiteError('changed_meanwhile', 'The course was changed while you took this quiz. Read what is new, then start again.');

/** Returns why an attempt accepts no answers: it was graded, or a new version of the course ended it. */
const whyClosed = ({ score }: typeof attempts.$inferSelect) =>
  score === null
    ? courseChanged()
    : new SuiteError('already_decided', 'This quiz was submitted already. Open the course to see where you stand.');

const questionsIn = (lesson: Lesson) =>
  lesson.kind === 'lesson' ? lesson.blocks.flatMap((block) => (block.kind === 'question' ? block.question : [])) : [];

/** @throws SuiteError `not_found` */
async function requireCourse(database: Database, { companyId }: Learner, id: string): Promise<Course> {
  const course = await findCourse(database, companyId, id);
  if (!course) throw notFound('course');
  return course;
}

/** @throws SuiteError `not_found`, `changed_meanwhile` when a newer version was published since it was read */
async function requireVersion(database: Database, learner: Learner, id: string, version: number): Promise<Course> {
  const course = await requireCourse(database, learner, id);
  if (course.version !== version)
    throw new SuiteError('changed_meanwhile', 'A new version of this course was published. Load the page again to read it.');
  return course;
}

/** Returns a person's progress in a course, locked until the transaction ends. */
async function lockProgress(transaction: Database, learner: Learner, course: Course) {
  await lockByName(transaction, `training ${learner.companyId} ${learner.userId} ${course.id}`);
  return progressOf(transaction, learner, course);
}

async function keep(
  transaction: Database,
  { companyId, userId }: Learner,
  { id: courseId, version }: Course,
  how: Pick<typeof progress.$inferSelect, 'lessonsDone' | 'answers'>,
  now: number,
): Promise<void> {
  const values = { ...how, version, updatedAt: new Date(now) };
  await transaction
    .insert(progress)
    .values({ companyId, userId, courseId, ...values })
    .onConflictDoUpdate({ target: [progress.companyId, progress.userId, progress.courseId], set: values });
}
