import type { Block, CourseContent, Lesson, PracticeQuestion, QuizQuestion } from '../../contract/content';

/** Building blocks for the texts of courses. Identifiers follow from the order, so the order must not change within a version. */

type Option = readonly [text: string, isRight: boolean, feedback: string];

type Piece = string | Mail | { ask: string; options: readonly Option[] };

interface Mail {
  from: string;
  subject: string;
  text: string;
  notes: string[];
}

export const lesson = (id: string, title: string, ...pieces: readonly Piece[]): Lesson => ({
  kind: 'lesson',
  id,
  title,
  blocks: pieces.map((piece, at) => blockOf(`${id}-${at + 1}`, piece)),
});

export const acknowledgement = (id: string, title: string, text: string, statement: string): Lesson => ({
  kind: 'acknowledgement',
  id,
  title,
  text,
  statement,
});

export const ask = (question: string, ...options: readonly Option[]) => ({ ask: question, options });

function blockOf(id: string, piece: Piece): Block {
  if (typeof piece === 'string') return { kind: 'text', id, text: piece };
  if ('from' in piece) return { kind: 'mail', id, ...piece };
  const question: PracticeQuestion = {
    id,
    text: piece.ask,
    options: piece.options.map(([text, isRight, feedback], at) => ({ id: letter(at), text, isRight, feedback })),
  };
  return { kind: 'question', id, question };
}

const letter = (at: number) => String.fromCharCode(97 + at);

/** A quiz question: its text, right options, wrong options, and explanation. */
type QuizLine = readonly [text: string, right: readonly string[], wrong: readonly string[], explanation: string];

/** Right and wrong options alternate here; the quiz shuffles them. */
export const pool = (id: string, title: string, draw: number, ...lines: readonly QuizLine[]): CourseContent['pools'][number] => ({
  id,
  title,
  draw,
  questions: lines.map(([text, right, wrong, explanation], at) => questionOf(`${id}-${at + 1}`, text, right, wrong, explanation)),
});

function questionOf(
  id: string,
  text: string,
  right: readonly string[],
  wrong: readonly string[],
  explanation: string,
): QuizQuestion {
  const texts = [...right.map((one) => [one, true] as const), ...wrong.map((one) => [one, false] as const)];
  return { id, text, options: texts.map(([one, isRight], at) => ({ id: letter(at), text: one, isRight })), explanation };
}
