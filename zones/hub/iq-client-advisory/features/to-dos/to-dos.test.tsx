import type { ToDo } from '@services/insights/contract/to-dos';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToDos } from './to-dos';

const claims = { userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e', companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30' };
const path = '/insights/advisory/to-dos';

const toDo: ToDo = {
  id: '7d1e2f30-9a32-4a6b-8a0b-6c9d7d1e2f30',
  clientId: '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d',
  client: '<img src=x onerror=alert(1)>',
  rule: 'collect',
  text: null,
  evidence: [
    { measure: 'overdue', value: 88_000 },
    { measure: 'longestPastDue', value: 1 },
    { measure: 'lastInvoiceOn', value: '2025-12-01' },
    { measure: 'shareLate', value: 0.25 },
  ],
  asOf: '2026-01-01',
  holds: true,
  atStake: 88_000,
  state: 'open',
  createdAt: '2026-01-01T10:00:00.000Z',
  createdBy: null,
  changedAt: null,
  changedBy: null,
  notes: [],
  version: 3,
};

const page = (toDos: ToDo[]) =>
  Response.json({ currency: 'USD', toDos, total: toDos.length, counts: { open: toDos.length, done: 0, dismissed: 0 } });

const open = (answers: Record<string, Answer>) =>
  renderInSuite(<ToDos />, { zone: 'iq-client-advisory', claims, answers: { [`GET ${path}`]: () => page([toDo]), ...answers } });

beforeEach(() => {
  location.hash = '#/';
});

test('evidence is written as what it is, and names are text', async () => {
  open({});
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toContain('<img src=x onerror=alert(1)>');
  for (const text of ['$880', '1 day', 'Dec 1, 2025', '25%']) expect(item.textContent).toContain(text);
});

test('a to-do stays when it cannot be changed, and says so', async () => {
  const sent: unknown[] = [];
  const { toasts } = open({
    [`PUT ${path}/${toDo.id}`]: async (request) => {
      sent.push(await request.json());
      return new Response('', { status: 500 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Done: / }));
  await waitFor(() => expect(toasts).toEqual(['The to-do was not changed. Try again.']));
  expect(sent[0]).toEqual({ version: 3, state: 'done' });
  expect(screen.getByRole('button', { name: /^Done: / })).toHaveProperty('disabled', false);
});

test('one that somebody else has changed is read anew', async () => {
  const { toasts, answers } = open({
    [`PUT ${path}/${toDo.id}`]: () => Response.json({ code: 'changed_meanwhile', message: 'Older.' }, { status: 409 }),
  });
  const done = await screen.findByRole('button', { name: /^Done: / });
  answers[`GET ${path}`] = () => page([]);
  await userEvent.click(done);
  expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeTruthy();
  expect(toasts).toEqual(['Somebody else has changed this to-do. It stands as it is now.']);
});

test('an address with values that nobody knows still shows the list, and a failed one can be tried again', async () => {
  location.hash = '#/?state=lost&rule=shoes&sort=up&page=-1';
  const asked: string[] = [];
  const { answers } = open({
    [`GET ${path}`]: (request) => {
      asked.push(new URL(request.url).search);
      return new Response('', { status: 500 });
    },
  });
  expect(await screen.findByText('The to-dos could not be loaded.')).toBeTruthy();
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
    state: 'open',
    find: '',
    sort: 'urgency',
    order: 'ascending',
    offset: '0',
    limit: '30',
  });
  answers[`GET ${path}`] = () => page([toDo]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
});
