import { renderInSuite } from '@suite/testing/render-in-suite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownToDo } from './to-do.fixture';
import { ToDoDialog } from './to-do-dialog';

const CLIENT = ownToDo.clientId;
const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
};

const busy = () => Response.json({ code: 'throttled', message: 'Too many requests.' }, { status: 429 });

function open(responses: readonly Response[]) {
  const left = [...responses];
  const sent: { key: string | null; body: unknown }[] = [];
  let closed = 0;
  const suite = renderInSuite(
    <ToDoDialog
      choice={({ value, error, onChange }) => (
        <>
          <button type="button" aria-pressed={value === CLIENT} onClick={() => onChange(CLIENT)}>
            Harborline
          </button>
          {error}
        </>
      )}
      done="To-do added."
      onClose={() => closed++}
    />,
    {
      zone: 'iq-client-advisory',
      claims,
      answers: {
        'POST /insights/advisory/to-dos': async (request) => {
          sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
          return left.shift() ?? Response.json({}, { status: 500 });
        },
      },
    },
  );
  return { ...suite, sent, closed: () => closed };
}

const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));
const text = () => screen.getByRole('textbox', { name: 'What is to be done' });

test('adds a to-do for the chosen client, without a due date or with one', async () => {
  const { sent, toasts, closed } = open([Response.json(ownToDo, { status: 201 })]);
  await userEvent.click(screen.getByRole('button', { name: 'Harborline' }));
  await userEvent.type(text(), ' Call about the lease ');
  fireEvent.change(screen.getByLabelText('Due on'), { target: { value: '2026-03-31' } });
  await add();
  await waitFor(() => expect(toasts).toEqual(['To-do added.']));
  expect(sent.map(({ body }) => body)).toEqual([{ clientId: CLIENT, text: 'Call about the lease', dueOn: '2026-03-31' }]);
  expect(closed()).toBe(1);
});

test('asks for the client and the text, focuses the text, and sends nothing', async () => {
  const { sent } = open([]);
  await add();
  expect(screen.getByText('Choose the client that it is about.')).toBeTruthy();
  expect(screen.getByText('Say what is to be done.')).toBeTruthy();
  expect(document.activeElement).toBe(text());
  expect(sent).toEqual([]);
});

test('adds one to-do when a failed request is repeated: both attempts have the same key', async () => {
  const { sent, toasts } = open([busy(), Response.json(ownToDo, { status: 201 })]);
  await userEvent.click(screen.getByRole('button', { name: 'Harborline' }));
  await userEvent.type(text(), 'Call');
  await add();
  expect((await screen.findByRole('alert')).textContent).toBe('The to-do was not added. Try again.');
  await add();
  await waitFor(() => expect(toasts).toEqual(['To-do added.']));
  const body = { clientId: CLIENT, text: 'Call', dueOn: null };
  expect(sent).toEqual([
    { key: sent[1]?.key, body },
    { key: expect.stringMatching(/^[\da-f-]{36}$/), body },
  ]);
});

test('asks before closing drops what was typed', async () => {
  const { session, closed } = open([]);
  await userEvent.type(text(), 'Call');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(closed()).toBe(1));
});
