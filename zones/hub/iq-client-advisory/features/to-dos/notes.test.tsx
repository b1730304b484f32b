import { ownToDo } from '@suite/iq/to-do.fixture';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notes } from './notes';

const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
};

const busy = () => Response.json({ code: 'throttled', message: 'Too many requests.' }, { status: 429 });

function open(responses: readonly Response[] = []) {
  cleanup();
  const left = [...responses];
  const sent: { key: string | null; body: unknown }[] = [];
  const suite = renderInSuite(<Notes toDo={ownToDo} />, {
    zone: 'iq-client-advisory',
    claims,
    answers: {
      [`POST /insights/advisory/to-dos/${ownToDo.id}/notes`]: async (request) => {
        sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
        return left.shift() ?? Response.json({}, { status: 500 });
      },
    },
  });
  return { ...suite, sent };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add note' });

beforeEach(() => sessionStorage.clear());

test('adds a note without surrounding blanks, and empties the field', async () => {
  const { sent, session } = open([Response.json(ownToDo, { status: 201 })]);
  await userEvent.type(field(), ' They pay on Friday ');
  await userEvent.click(button());
  await waitFor(() => expect(field().value).toBe(''));
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'They pay on Friday' }]);
  expect(session.hasUnsavedWork()).toBe(false);
});

test('an empty note cannot be added', async () => {
  open();
  expect(button().disabled).toBe(true);
  await userEvent.type(field(), '  ');
  expect(button().disabled).toBe(true);
  await userEvent.type(field(), 'x');
  expect(button().disabled).toBe(false);
});

test('a failed note stays, survives a reload, and its repetition has the same key', async () => {
  const created = Response.json(ownToDo, { status: 201 });
  const { sent } = open([busy(), created, created.clone()]);
  await userEvent.type(field(), 'Call');
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('The note was not written. Your text is still here.');
  await userEvent.click(button());
  await waitFor(() => expect(field().value).toBe(''));
  await userEvent.type(field(), 'Call');
  await userEvent.click(button());
  await waitFor(() => expect(field().value).toBe(''));
  const [first, repeated, next] = sent.map(({ key }) => key);
  expect(repeated).toBe(first);
  expect(next).not.toBe(first);
  await userEvent.type(field(), 'Call again');
  open();
  expect(field().value).toBe('Call again');
});
