/** A person's own lessons, quizzes and certificates. Each call concerns only the caller. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';

export const trainingState = v.picklist(['done', 'due', 'overdue']);
export type TrainingState = v.InferOutput<typeof trainingState>;

const certificate = v.object({
  number: v.string(),
  course: v.string(),
  completedOn: v.string(),
  score: v.number(),
  isValid: v.boolean(),
});
export type OwnCertificate = v.InferOutput<typeof certificate>;

const ownCourse = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  minutes: v.number(),
  /** Null when nobody assigned it. */
  state: v.nullable(trainingState),
  dueOn: v.nullable(v.string()),
  doneOn: v.nullable(v.string()),
  lessons: v.number(),
  lessonsDone: v.number(),
  /** Whether a quiz was started and not submitted. */
  isInQuiz: v.boolean(),
});
export type OwnCourse = v.InferOutput<typeof ownCourse>;

const bearer = { base: 'API_BASE_URL', auth: 'bearer' } as const;

/** Returns the caller's courses and certificates. */
export const getOwnCourses = endpoint({
  ...bearer,
  method: 'GET',
  path: '/academy-admin/v1/own-courses',
  response: v.object({ courses: v.array(ownCourse), certificates: v.array(certificate), today: v.string() }),
});

const shownOption = v.object({ id: v.string(), text: v.string() });
const shownQuestion = v.object({
  id: v.string(),
  text: v.string(),
  rightCount: v.number(),
  options: v.array(shownOption),
});
export type ShownQuestion = v.InferOutput<typeof shownQuestion>;

/** The response to an answer in a lesson. */
const feedback = v.object({
  isRight: v.boolean(),
  chosen: v.array(v.object({ optionId: v.string(), isRight: v.boolean(), feedback: v.string() })),
});
export type Feedback = v.InferOutput<typeof feedback>;

const shownBlock = v.variant('kind', [
  v.object({ kind: v.literal('text'), id: v.string(), text: v.string() }),
  /** `src` is null when the picture no longer exists. */
  v.object({ kind: v.literal('picture'), id: v.string(), src: v.nullable(v.string()), alt: v.string() }),
  v.object({
    kind: v.literal('mail'),
    id: v.string(),
    from: v.string(),
    subject: v.string(),
    text: v.string(),
    notes: v.array(v.string()),
  }),
  v.object({ kind: v.literal('question'), id: v.string(), question: shownQuestion, feedback: v.nullable(feedback) }),
]);
export type ShownBlock = v.InferOutput<typeof shownBlock>;

const shownLesson = v.variant('kind', [
  v.object({
    kind: v.literal('lesson'),
    id: v.string(),
    title: v.string(),
    isDone: v.boolean(),
    blocks: v.array(shownBlock),
  }),
  v.object({
    kind: v.literal('acknowledgement'),
    id: v.string(),
    title: v.string(),
    isDone: v.boolean(),
    text: v.string(),
    statement: v.string(),
  }),
]);
export type ShownLesson = v.InferOutput<typeof shownLesson>;

const shownCourse = v.object({
  id: v.string(),
  version: v.number(),
  title: v.string(),
  summary: v.string(),
  minutes: v.number(),
  lessons: v.array(shownLesson),
  passPercent: v.number(),
  /** 0 for a course without a quiz. */
  questions: v.number(),
  isInQuiz: v.boolean(),
  state: v.nullable(trainingState),
  dueOn: v.nullable(v.string()),
  /** The newest valid certificate. */
  certificate: v.nullable(certificate),
});
export type ShownCourse = v.InferOutput<typeof shownCourse>;

export const getOwnCourse = endpoint({
  ...bearer,
  method: 'GET',
  path: '/academy-admin/v1/own-courses/{courseId}',
  response: shownCourse,
  failures: { 404: problem },
});

const optionIds = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1, 'Choose an answer.'), v.maxLength(8));
const partId = v.pipe(v.string(), v.maxLength(40));

export const answerPractice = endpoint({
  ...bearer,
  method: 'POST',
  path: '/academy-admin/v1/own-courses/{courseId}/answers',
  body: v.object({ version: v.number(), questionId: partId, optionIds }),
  response: feedback,
  failures: { 404: problem, 409: problem },
});

export const finishLesson = endpoint({
  ...bearer,
  method: 'POST',
  path: '/academy-admin/v1/own-courses/{courseId}/lessons',
  body: v.object({ version: v.number(), lessonId: partId }),
  response: shownCourse,
  failures: { 404: problem, 409: problem },
});

const attempt = v.object({
  id,
  courseId: v.string(),
  course: v.string(),
  version: v.number(),
  passPercent: v.number(),
  questions: v.array(shownQuestion),
  /** Ids of the chosen options by question, for the questions answered so far. */
  answers: v.record(v.string(), v.array(v.string())),
});
export type Attempt = v.InferOutput<typeof attempt>;

/** Starts a quiz, or continues one that was started. */
export const startAttempt = endpoint({
  ...bearer,
  method: 'POST',
  path: '/academy-admin/v1/own-courses/{courseId}/attempts',
  response: attempt,
  failures: { 404: problem, 409: problem },
});

export const saveAnswer = endpoint({
  ...bearer,
  method: 'PUT',
  path: '/academy-admin/v1/attempts/{attemptId}/answers',
  body: v.object({ questionId: partId, optionIds }),
  status: 204,
  failures: { 404: problem, 409: problem },
});

const result = v.object({
  courseId: v.string(),
  course: v.string(),
  score: v.number(),
  passPercent: v.number(),
  isPassed: v.boolean(),
  questions: v.array(
    v.object({
      ...shownQuestion.entries,
      chosen: v.array(v.string()),
      right: v.array(v.string()),
      isRight: v.boolean(),
      explanation: v.string(),
    }),
  ),
  certificate: v.nullable(certificate),
});
export type QuizResult = v.InferOutput<typeof result>;

export const submitAttempt = endpoint({
  ...bearer,
  method: 'POST',
  path: '/academy-admin/v1/attempts/{attemptId}/submission',
  response: result,
  failures: { 404: problem, 409: problem },
});
