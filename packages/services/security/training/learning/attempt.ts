import { randomInt } from 'node:crypto';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { and, eq } from 'drizzle-orm';
import type { CourseContent, PracticeQuestion, QuizQuestion } from '../contract/content';
import type { Attempt, QuizResult } from '../contract/learning';
import type { Course } from '../courses/course';
import { attempts, courseVersions } from '../schema';
import { isRightAnswer, type Learner, shownQuestion } from './show-course';

type AttemptRow = typeof attempts.$inferSelect;

/** Draws an attempt's questions from each pool, with shuffled options. */
export const drawQuestions = ({ pools }: CourseContent): QuizQuestion[] =>
  pools.flatMap(({ questions, draw }) =>
    shuffled(questions)
      .slice(0, draw)
      .map((question) => ({ ...question, options: shuffled(question.options) })),
  );

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** Returns an attempt as its taker sees it, without the right answers. */
export const shownAttempt = (row: AttemptRow, course: string): Attempt => ({
  id: row.id,
  courseId: row.courseId,
  course,
  version: row.version,
  passPercent: row.passPercent,
  questions: row.questions.map(shownQuestion),
  answers: row.answers,
});

/** Returns a person's own attempt, locked until the transaction ends. @throws SuiteError `not_found` */
export async function lockAttempt(database: Database, { companyId, userId }: Learner, id: string): Promise<AttemptRow> {
  const isOwn = and(eq(attempts.id, id), eq(attempts.companyId, companyId), eq(attempts.userId, userId));
  const [row] = isUuid(id) ? await database.select().from(attempts).where(isOwn).for('update') : [];
  if (!row) throw new SuiteError('not_found', 'There is no such quiz of yours.');
  return row;
}

/** Rejects options that the question does not have. @throws InvalidRequestError */
export function checkChosen(question: PracticeQuestion | QuizQuestion | undefined, optionIds: readonly string[]): void {
  if (!question) throw new InvalidRequestError('This question is not part of it. Load the page again.');
  const known = new Set(question.options.map(({ id }) => id));
  if (!optionIds.every((id) => known.has(id)) || new Set(optionIds).size !== optionIds.length)
    throw new InvalidRequestError('This answer is not one of the options. Load the page again.');
}

/** Returns the percentage of right answers, rounded down. */
export function scoreOf({ questions, answers }: Pick<AttemptRow, 'questions' | 'answers'>): number {
  const right = questions.filter((question) => isRightAnswer(question, answers[question.id] ?? [])).length;
  return Math.floor((right / questions.length) * 100);
}

/**
 * Returns whether an attempt can still be graded. It is graded by the version it was started with, unless the course was removed
 * or a later version voided that version's certificates.
 */
export async function isStillJudged(database: Database, row: AttemptRow, course: Course | undefined): Promise<boolean> {
  if (!course) return false;
  if (course.companyId === null || course.version === row.version) return true;
  const later = await database.select().from(courseVersions).where(eq(courseVersions.courseId, row.courseId));
  return !later.some(({ version, voidsEarlier }) => version > row.version && voidsEarlier);
}

export function resultOf(row: AttemptRow, course: string, certificate: QuizResult['certificate']): QuizResult {
  const score = row.score ?? 0;
  return {
    courseId: row.courseId,
    course,
    score,
    passPercent: row.passPercent,
    isPassed: score >= row.passPercent,
    certificate,
    questions: row.questions.map((question) => {
      const chosen = row.answers[question.id] ?? [];
      return {
        ...shownQuestion(question),
        chosen,
        right: question.options.filter(({ isRight }) => isRight).map(({ id }) => id),
        isRight: isRightAnswer(question, chosen),
        explanation: question.explanation,
      };
    }),
  };
}
