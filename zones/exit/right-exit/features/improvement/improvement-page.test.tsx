import type { Suggestion, Task } from '@services/improvement/contract/tasks';
import { chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImprovementPage } from './improvement-page';

const path = '/firm-improvement/v1/tasks';
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const ann = { userId: idOf(8), name: 'Ann Lee' };

const task: Task = {
  ...{ id: idOf(1), title: 'Collect overdue invoices', why: 'Cash', source: 'right-exit', owner: null, dueOn: '2026-03-01' },
  ...{ isOverdue: true, to: null, state: 'open', doneOn: null, doneBecause: '', version: 5, mayChange: true },
  measure: { driver: 'dso', title: 'DSO', start: 20, startValue: '70 days', now: 45, nowValue: '52 days', target: 60 },
  effect: { text: 'Frees cash.', yearly: 120_000, value: 300_000, currency: 'USD' },
};
const own: Task = { ...task, id: idOf(2), title: 'Call the insurer', measure: null, effect: null, isOverdue: false, dueOn: null };
const done: Task = { ...own, id: idOf(3), title: 'Insure', state: 'done', doneOn: '2026-02-01', doneBecause: 'Ann Lee says so' };
const suggestion: Suggestion = {
  ...{ driver: 'absence', title: 'Make four weeks away possible', why: 'Not at all.', source: 'right-exit', points: 0 },
  ...{ value: 'Not at all', target: 60, effect: null },
};

function open({ tasks = [task, own, done], rights = 'admin,change', mayAdd = true } = {}) {
  const sent: [string, unknown][] = [];
  const suite = renderInSuite(<ImprovementPage />, {
    zone: 'right-exit',
    claims: { userId: ann.userId, companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: () => Response.json({ tasks, people: mayAdd ? [ann] : [], mayAdd }),
      'GET /firm-improvement/v1/suggestions': () => Response.json({ suggestions: [suggestion] }),
      [`POST ${path}`]: async (request) => {
        sent.push(['POST', await request.json()]);
        return Response.json(own, { status: 201 });
      },
      [`PUT ${path}/${task.id}`]: async (request) => {
        const body = await request.json();
        sent.push(['PUT', body]);
        if (body.title === 'Mine')
          return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this task.' }, { status: 409 });
        return Response.json(task);
      },
      [`DELETE ${path}/${task.id}`]: () => new Response(null, { status: 204 }),
    },
  });
  return { ...suite, sent };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit Collect overdue invoices' }));

test('shows open tasks apart from done ones, with their progress and worth', async () => {
  open();
  const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);
  await screen.findByRole('table', { name: 'Open' });
  const [first, second] = rowsOf('Open').map(({ textContent }) => textContent);
  for (const text of ['Collect overdue invoices', 'Nobody', 'Mar 1, 2026', 'DSO: 52 days', '45 of 60 points, from 20'])
    expect(first).toContain(text);
  // Only what is overdue has the color of a problem.
  expect([...document.querySelectorAll('.ui-badge-bad')].map(({ textContent }) => textContent)).toEqual(['Mar 1, 2026']);
  expect(first).toContain('$1,200 a year');
  expect(first).toContain('$3,000 of value');
  expect(second).toContain('Call the insurer');
  expect(rowsOf('Done').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Insure.*Done Feb 1, 2026.*Ann Lee says so/),
  ]);
});

test('a changed task keeps what was not changed', async () => {
  const { sent, toasts } = open();
  await edit();
  enter(field('Task'), 'Collect');
  await chooseOption('Owner', 'Ann Lee');
  enter(screen.getByLabelText('Due'), '2026-04-15');
  enter(field(/^Target score/), '100');
  await save();
  await waitFor(() => expect(toasts).toEqual(['The task was saved.']));
  const body = {
    title: 'Collect',
    why: 'Cash',
    ownerId: ann.userId,
    dueOn: '2026-04-15',
    target: 100,
    isDone: false,
    version: 5,
  };
  expect(sent).toEqual([['PUT', body]]);
});

test('a task is marked as done, and its due day can be taken away', async () => {
  const { sent } = open();
  await edit();
  enter(screen.getByLabelText('Due'), '');
  await userEvent.click(screen.getByRole('checkbox', { name: /^It is done/ }));
  await save();
  await waitFor(() => expect(sent).toMatchObject([['PUT', { isDone: true, dueOn: null, target: 60 }]]));
});

test.each(['0', '101', '1.5', ''])('a target of %j is refused', async (text) => {
  const { sent } = open();
  await edit();
  enter(field('Task'), ' ');
  enter(field(/^Target score/), text);
  await save();
  expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeTruthy();
  expect(screen.getByText('Enter what has to be done.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a change of somebody else is not overwritten, and what was typed stays', async () => {
  open();
  await edit();
  enter(field('Task'), 'Mine');
  await save();
  expect(await screen.findByText('The task was not saved. Somebody else has changed this task.')).toBeTruthy();
  expect(field('Task').value).toBe('Mine');
});

test('a suggestion becomes a task about its driver', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to plan: Make four weeks away possible' }));
  expect(field('Why').value).toBe('Not at all.');
  await save();
  const entries = { title: 'Make four weeks away possible', why: 'Not at all.', ownerId: null, dueOn: null };
  await waitFor(() => expect(sent).toEqual([['POST', { ...entries, target: 60, driver: 'absence' }]]));
});

test('an own task has neither a driver nor a target', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add task' }));
  enter(field('Task'), 'Call the insurer');
  await save();
  await waitFor(() => expect(sent).toMatchObject([['POST', { title: 'Call the insurer', target: null, driver: null }]]));
});

test('a task is removed', async () => {
  const { requests, toasts } = open();
  await edit();
  await userEvent.click(screen.getByRole('button', { name: 'Remove task' }));
  await waitFor(() => expect(toasts).toEqual(['The task was removed.']));
  expect(requests).toContain(`DELETE ${path}/${task.id}`);
});

test('members see their own tasks without suggestions, and cannot add or remove any', async () => {
  const { requests } = open({ rights: 'change', mayAdd: false });
  expect(await screen.findByText('Your tasks in the improvement plan.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add task' })).toBeNull();
  expect(requests).not.toContain('GET /firm-improvement/v1/suggestions');
  await edit();
  expect(screen.queryByRole('button', { name: 'Remove task' })).toBeNull();
});
