import { name } from '@suite/contract/schema';
import * as v from 'valibot';

const shortId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'An identifier has letters, digits and hyphens only.'));
const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));
const prose = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000));

const uniqueIds = <Item extends { id: string }>(items: Item[]) => new Set(items.map(({ id }) => id)).size === items.length;

const RIGHT_AND_WRONG = 'Mark at least one option as right, and leave at least one wrong.';
const hasRightAndWrong = <Option extends { isRight: boolean }>(options: Option[]) =>
  options.some(({ isRight }) => isRight) && options.some(({ isRight }) => !isRight);

const SAME_ID = 'Two parts have the same identifier.';
const TOO_FEW = 'A question needs two options or more.';

/** A question in a lesson: each option has its own feedback. */
const practiceQuestion = v.object({
  id: shortId,
  text: line,
  options: v.pipe(
    v.array(v.object({ id: shortId, text: line, isRight: v.boolean(), feedback: line })),
    v.minLength(2, TOO_FEW),
    v.maxLength(8),
    v.check(uniqueIds, SAME_ID),
    v.check(hasRightAndWrong, RIGHT_AND_WRONG),
  ),
});
export type PracticeQuestion = v.InferOutput<typeof practiceQuestion>;

/** A quiz question, right when exactly the right options are chosen. */
const quizQuestion = v.object({
  id: shortId,
  text: line,
  options: v.pipe(
    v.array(v.object({ id: shortId, text: line, isRight: v.boolean() })),
    v.minLength(2, TOO_FEW),
    v.maxLength(8),
    v.check(uniqueIds, SAME_ID),
    v.check(hasRightAndWrong, RIGHT_AND_WRONG),
  ),
  explanation: line,
});
export type QuizQuestion = v.InferOutput<typeof quizQuestion>;

const textBlock = v.object({ kind: v.literal('text'), id: shortId, text: prose });

const pictureBlock = v.object({ kind: v.literal('picture'), id: shortId, fileId: v.pipe(v.string(), v.uuid()), alt: line });

/** A sample message, with what to notice about it. */
const mailBlock = v.object({
  kind: v.literal('mail'),
  id: shortId,
  from: line,
  subject: line,
  text: prose,
  notes: v.pipe(v.array(line), v.maxLength(8)),
});

const questionBlock = v.object({ kind: v.literal('question'), id: shortId, question: practiceQuestion });

const block = v.variant('kind', [textBlock, pictureBlock, mailBlock, questionBlock]);
export type Block = v.InferOutput<typeof block>;

const lesson = v.variant('kind', [
  v.object({
    kind: v.literal('lesson'),
    id: shortId,
    title: name,
    blocks: v.pipe(v.array(block), v.minLength(1, 'A lesson needs a text, a picture or a question.'), v.maxLength(40)),
  }),
  /** A statement that a person confirms having read and agrees to follow. */
  v.object({ kind: v.literal('acknowledgement'), id: shortId, title: name, text: prose, statement: line }),
]);
export type Lesson = v.InferOutput<typeof lesson>;

/** A pool of questions, from which an attempt draws a number. */
const pool = v.pipe(
  v.object({
    id: shortId,
    title: name,
    draw: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    questions: v.pipe(v.array(quizQuestion), v.minLength(1, 'A pool needs a question.'), v.maxLength(100)),
  }),
  v.check(({ draw, questions }) => draw <= questions.length, 'A pool cannot ask more questions than it has.'),
);

export const courseContent = v.pipe(
  v.object({
    title: name,
    summary: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
    lessons: v.pipe(v.array(lesson), v.minLength(1, 'A course needs a lesson.'), v.maxLength(30), v.check(uniqueIds, SAME_ID)),
    passPercent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    /** A course without pools is completed with its last lesson. */
    pools: v.pipe(v.array(pool), v.maxLength(20), v.check(uniqueIds, SAME_ID)),
  }),
  v.check(
    ({ pools }) => uniqueIds(pools.flatMap(({ questions }) => questions)),
    'Two questions of the quiz have the same identifier.',
  ),
  v.check(({ lessons }) => uniqueIds(lessons.flatMap((one) => (one.kind === 'lesson' ? one.blocks : []))), SAME_ID),
);
export type CourseContent = v.InferOutput<typeof courseContent>;
