import type { Attempt, QuizResult, ShownCourse } from '@services/training/contract/learning';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Quiz } from './quiz';

const ATTEMPT = '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';

const option = (id: string) => ({ id, text: `Option ${id}` });
const questions = [
  { id: 'q1', text: 'Which sender is genuine?', rightCount: 1, options: [option('a'), option('b')] },
  { id: 'q2', text: 'Which signs are there?', rightCount: 2, options: [option('c'), option('d'), option('e')] },
];
const course: ShownCourse = {
  ...{ id: 'phishing', version: 1, title: 'Phishing', summary: '', minutes: 5, passPercent: 80, questions: 2 },
  lessons: [{ kind: 'acknowledgement', id: 'l1', title: 'Rules', text: '', statement: '', isDone: true }],
  ...{ isInQuiz: false, state: 'due', dueOn: null, certificate: null },
};
const attempt: Attempt = {
  id: ATTEMPT,
  courseId: 'phishing',
  course: 'Phishing',
  version: 1,
  passPercent: 80,
  questions,
  answers: {},
};
const result: QuizResult = {
  ...{ courseId: 'phishing', course: 'Phishing', score: 50, passPercent: 80, isPassed: false, certificate: null },
  questions: questions.map((question, at) => ({
    ...question,
    ...{ chosen: [at ? 'c' : 'b'], right: at ? ['c'] : ['a'], isRight: at === 1, explanation: `Because of ${question.id}.` },
  })),
};

function open({ shown = course, started = attempt, submitted = () => Response.json(result) } = {}) {
  const sent: unknown[] = [];
  let reads = 0;
  renderInSuite(<Quiz course={shown} onChanged={async () => reads++} />, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'POST /academy-admin/v1/own-courses/phishing/attempts': () => Response.json(started),
      [`PUT /academy-admin/v1/attempts/${ATTEMPT}/answers`]: async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
      [`POST /academy-admin/v1/attempts/${ATTEMPT}/submission`]: submitted,
    },
  });
  return { sent, reads: () => reads };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (role: 'radio' | 'checkbox', name: string) => userEvent.click(await screen.findByRole(role, { name }));

test('saves the answer of each question, and shows the result with explanations of the wrong ones', async () => {
  const { sent, reads } = open();
  await press('Start quiz');
  expect(await screen.findByText('Question 1 of 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
  await choose('radio', 'Option b');
  await press('Next');
  expect(await screen.findByText('Choose 2 answers.')).toBeTruthy();
  await choose('checkbox', 'Option c');
  await choose('checkbox', 'Option e');
  await choose('checkbox', 'Option e');
  await press('Submit quiz');
  expect(await screen.findByText('50%: not passed yet. You need 80%.')).toBeTruthy();
  expect(sent).toEqual([
    { questionId: 'q1', optionIds: ['b'] },
    { questionId: 'q2', optionIds: ['c'] },
  ]);
  expect(reads()).toBe(1);
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('Right answer: Option a');
  expect(second).not.toContain('Right answer');
  expect(screen.getByRole('button', { name: 'Take the quiz again' })).toBeTruthy();
});

test('continues with the first question that has no answer', async () => {
  open({ shown: { ...course, isInQuiz: true }, started: { ...attempt, answers: { q1: ['a'] } } });
  await press('Continue quiz');
  expect(await screen.findByText('Question 2 of 2')).toBeTruthy();
  await press('Back');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Option a' })).checked).toBe(true);
});

test('cannot be started before all lessons are read', async () => {
  const [lesson] = course.lessons;
  open({ shown: { ...course, lessons: lesson ? [{ ...lesson, isDone: false }] : [] } });
  expect((await screen.findByRole('button', { name: 'Start quiz' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Read all lessons before you take the quiz.')).toBeTruthy();
});

test('reads the course again when a new version of it ended the quiz', async () => {
  const message = 'The course was changed while you took this quiz.';
  const { reads } = open({
    started: { ...attempt, answers: { q1: ['a'], q2: ['c'] } },
    submitted: () => Response.json({ code: 'changed_meanwhile', message }, { status: 409 }),
  });
  await press('Start quiz');
  await press('Submit quiz');
  expect(await screen.findByText('The course was changed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reads()).toBe(1));
});
