import { ReadableStream } from 'node:stream/web';
import type { Draft, DraftContent, Message } from '@services/assistant/contract/answers';
import { chooseAction, chooseOption, enter, openMenu } from '@suite/testing/fields';
import type { Answer } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, message, none, openChat, path, refused, row } from './chat.fixture';
import { OpenConversation } from './open-conversation';

const own = `${path}/conversations/${row.id}`;
const question = message(2, 'Who owes us most?');
const answer = message(3, 'Acme does.', { parentId: question.id, siblings: [idOf(3), idOf(5)] });
const next = message(4, 'Since when?', { parentId: answer.id });
const last = message(7, 'Since May.', { parentId: next.id });

function open(messages: Message[] = [question, answer, next, last], part: object = {}, answers: Record<string, Answer> = {}) {
  location.hash = `#/conversation?id=${row.id}`;
  Element.prototype.scrollIntoView = () => undefined;
  const conversation = { ...row, ...part };
  return openChat(<OpenConversation />, {
    [`GET ${own}`]: ({ url }) => {
      const before = new URL(url).searchParams.get('before');
      if (before) return Response.json({ conversation, messages: [message(8, `Before ${before.slice(-2)}`)], hasEarlier: false });
      return Response.json({ conversation, messages, hasEarlier: 'hasEarlier' in part });
    },
    [`POST ${own}/messages`]: () => Response.json({ question, answer }, { status: 201 }),
    [`PUT ${own}`]: () => Response.json(conversation),
    [`DELETE ${own}`]: none,
    ...answers,
  });
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

test('a question is asked below the last answer, and not when it is blank', async () => {
  const { sent } = open();
  enter(await field(), '  ');
  await userEvent.type(await field(), '{Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  enter(await field(), ' And Bell? ');
  await click('Send');
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(sent).toEqual([[`POST /conversations/${row.id}/messages`, { text: 'And Bell?', parentId: last.id }]]);
});

test('Enter sends a question, and Shift with Enter starts a new line', async () => {
  const { sent } = open();
  await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}two');
  expect(sent).toEqual([]);
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() => expect(sent).toMatchObject([[`POST /conversations/${row.id}/messages`, { text: 'One\ntwo' }]]));
});

test('a question that was not sent stays in the field', async () => {
  open(undefined, {}, { [`POST ${own}/messages`]: () => refused('Too many answers are being made.') });
  enter(await field(), 'And Bell?');
  await click('Send');
  expect(await screen.findByText('The question was not sent. Too many answers are being made.')).toBeTruthy();
  expect((await field()).value).toBe('And Bell?');
});

test('an edited question is asked beside the one before', async () => {
  const { sent } = open();
  await screen.findByText('Since when?');
  const [, edit] = screen.getAllByRole('button', { name: 'Edit' });
  if (edit) await userEvent.click(edit);
  enter(screen.getByRole('textbox', { name: 'Edit question' }), 'Until when?');
  await click('Ask again');
  await waitFor(() =>
    expect(sent).toEqual([[`POST /conversations/${row.id}/messages`, { text: 'Until when?', parentId: answer.id }]]),
  );
});

test('an answer is given once more, to its own question', async () => {
  const retry = { [`POST ${path}/messages/${question.id}/answers`]: () => Response.json(answer, { status: 201 }) };
  const { sent } = open(undefined, {}, retry);
  await screen.findByText('Acme does.');
  const [first] = screen.getAllByRole('button', { name: 'Retry' });
  if (first) await userEvent.click(first);
  await waitFor(() => expect(sent).toEqual([[`POST /messages/${question.id}/answers`, null]]));
});

test('other versions of an answer are shown on request', async () => {
  const { sent } = open();
  await screen.findByText('1 of 2');
  expect(screen.getByRole('button', { name: 'Previous version' })).toHaveProperty('disabled', true);
  await click('Next version');
  await waitFor(() => expect(sent).toEqual([[`PUT /conversations/${row.id}`, { leafId: idOf(5) }]]));
});

test('earlier messages are put before those that are shown', async () => {
  open(undefined, { hasEarlier: true });
  await click('Show earlier messages');
  expect(await screen.findByText(`Before ${question.id.slice(-2)}`)).toBeTruthy();
  expect(screen.getByText('Since May.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

test('a conversation of a colleague is only read, and continued in a copy', async () => {
  const fork = { [`POST ${own}/forks`]: () => Response.json({ ...row, id: idOf(9) }, { status: 201 }) };
  const { sent, toasts } = open([question, answer], { owner: 'Pat Doe', isShared: true }, fork);
  expect(await screen.findByText('Shared by Pat Doe. Continue in a new chat to ask more.')).toBeTruthy();
  for (const name of ['Edit', 'Retry', 'Next version']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect((await openMenu('More')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Export as Markdown']);
  await click('Continue in a new chat');
  await waitFor(() => expect(location.hash).toBe(`#/conversation?id=${idOf(9)}`));
  expect(sent).toEqual([[`POST /conversations/${row.id}/forks`, { messageId: answer.id }]]);
  expect(toasts).toEqual(['Copied to a new chat.']);
});

test('a conversation that is gone, and one that cannot be loaded, say so', async () => {
  open(undefined, {}, { [`GET ${own}`]: () => Response.json({ code: 'not_found', message: 'Gone.' }, { status: 404 }) });
  expect(await screen.findByText('This conversation is gone')).toBeTruthy();
  open(undefined, {}, { [`GET ${own}`]: () => refused('No.') });
  expect(await screen.findByText('The conversation could not be loaded')).toBeTruthy();
});

test('an answer in progress grows as it is written, and can be stopped', async () => {
  let write: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const running = message(3, 'Acme', { parentId: question.id, state: 'running' });
  const { sent } = open(
    [question, running],
    {},
    {
      [`GET ${path}/messages/${running.id}/stream`]: () =>
        new Response(body as unknown as BodyInit, { headers: { 'Content-Type': 'text/event-stream' } }),
      [`POST ${path}/messages/${running.id}/stop`]: none,
    },
  );
  await click('Stop');
  write(`event: text\ndata: ${JSON.stringify({ at: 4, text: ' owes most.' })}\n\n`);
  expect(await screen.findByText('Acme owes most.')).toBeTruthy();
  expect(sent).toEqual([[`POST /messages/${running.id}/stop`, null]]);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('an answer shows what it was read from, and why it ended early', async () => {
  const steps: Message['steps'] = [
    { tool: 'getDebtors', state: 'done', rows: 1, failure: null },
    { tool: 'getSales', state: 'failed', rows: 0, failure: 'Not found.' },
  ];
  open([question, message(3, 'Acme', { steps, failure: 'cut', state: 'failed', model: 'm1' })]);
  expect(await screen.findByText('2 record requests')).toBeTruthy();
  expect(screen.getByText('getDebtors: 1 row')).toBeTruthy();
  expect(screen.getByText('getSales: failed. Not found.')).toBeTruthy();
  expect(screen.getByText('The answer was cut off. Retry.')).toBeTruthy();
  expect(screen.getByText('Answered by m1')).toBeTruthy();
  open([question, message(3, 'Secret', { isWithheld: true })]);
  expect(await screen.findByText('This answer uses records of an app that you cannot open.')).toBeTruthy();
  expect(screen.queryByText('Secret')).toBeNull();
});

test('says what is sent to the model, and how much of the limit is left', async () => {
  open();
  const note =
    'Questions and the rows they need are sent to m1 at model.example. Names of clients and their services are replaced before.';
  expect(await screen.findByText(`${note} 7 requests left today.`)).toBeTruthy();
});

describe('the menu of a conversation', () => {
  test('renames it', async () => {
    const { sent } = open();
    await field();
    await chooseAction('More', 'Rename');
    enter(screen.getByRole('textbox', { name: 'Title' }), ' ');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    enter(screen.getByRole('textbox', { name: 'Title' }), ' Debtors ');
    await click('Save');
    await waitFor(() => expect(sent).toEqual([[`PUT /conversations/${row.id}`, { title: 'Debtors' }]]));
  });

  test('moves it to a folder, a new one, or out of its folder', async () => {
    const folder = { id: idOf(20), name: 'Taxes', conversations: 1 };
    const folders = {
      [`GET ${path}/folders`]: () => Response.json({ folders: [folder] }),
      [`POST ${path}/folders`]: () => Response.json({ ...folder, id: idOf(21) }, { status: 201 }),
    };
    const { sent } = open(undefined, { folderId: folder.id }, folders);
    await field();
    await chooseAction('More', 'Move to folder');
    await chooseOption('Folder', 'New folder…');
    expect(screen.getByRole('button', { name: 'Move' })).toHaveProperty('disabled', true);
    enter(screen.getByRole('textbox', { name: 'Name of the new folder' }), ' Year end ');
    await click('Move');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      ['POST /folders', { name: 'Year end' }],
      [`PUT /conversations/${row.id}`, { folderId: idOf(21) }],
    ]);
    await chooseAction('More', 'Move to folder');
    await chooseOption('Folder', 'No folder');
    await click('Move');
    await waitFor(() => expect(sent.at(-1)).toEqual([`PUT /conversations/${row.id}`, { folderId: null }]));
  });

  test('shares it, and stops sharing', async () => {
    const { sent } = open();
    await field();
    await chooseAction('More', 'Share inside the firm');
    await waitFor(() => expect(sent).toEqual([[`PUT /conversations/${row.id}`, { isShared: true }]]));
    const shared = open(undefined, { isShared: true });
    expect(await screen.findByText('Shared inside the firm')).toBeTruthy();
    await chooseAction('More', 'Stop sharing');
    await waitFor(() => expect(shared.sent).toEqual([[`PUT /conversations/${row.id}`, { isShared: false }]]));
  });

  test('neither moves nor shares a temporary chat', async () => {
    open(undefined, { isTemporary: true });
    await field();
    const actions = (await openMenu('More')).getAllByRole('button').map(({ textContent }) => textContent);
    expect(actions).toEqual(['Rename', 'Export as Markdown', 'Delete']);
  });

  test('deletes it after a question', async () => {
    const { sent } = open();
    await field();
    await chooseAction('More', 'Delete');
    expect(sent).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(location.hash).toBe('#/'));
    expect(sent).toEqual([[`DELETE /conversations/${row.id}`, null]]);
  });
});

describe('a draft that an answer has prepared', () => {
  const clientId = idOf(30);
  const reminder: DraftContent = {
    ...{ kind: 'reminder', clientId, client: 'Acme', to: 'pay@acme.example', subject: 'Invoice 7', text: 'Please pay.' },
    asOf: '2026-03-01',
  };
  const draftOf = (content: DraftContent, rest: Partial<Draft> = {}): Draft => ({
    ...{ id: idOf(31), content, state: 'prepared', link: null },
    ...rest,
  });
  const withDraft = (draft: Draft, part: object = {}) =>
    open([question, message(3, 'Here it is.', { drafts: [draft] })], part, {
      [`POST ${path}/drafts/${draft.id}/confirmation`]: () =>
        Response.json(message(3, 'Here it is.', { drafts: [{ ...draft, state: 'made' }] })),
      [`DELETE ${path}/drafts/${draft.id}`]: none,
      [`POST ${path}/drafts/${draft.id}/discard`]: none,
    });
  const confirm = (name: string) => screen.getByRole('button', { name });

  test('is sent as the person has edited it, once it is complete', async () => {
    const { sent } = withDraft(draftOf(reminder));
    const card = within(await screen.findByRole('region', { name: 'Reminder to Acme' }));
    for (const name of ['To', 'Subject', 'Message']) {
      const text = card.getByRole<HTMLInputElement>('textbox', { name }).value;
      enter(card.getByRole('textbox', { name }), ' ');
      expect(confirm('Send reminder')).toHaveProperty('disabled', true);
      enter(card.getByRole('textbox', { name }), text);
    }
    enter(card.getByRole('textbox', { name: 'To' }), 'office@acme.example');
    await userEvent.click(confirm('Send reminder'));
    expect(await screen.findByText('The reminder was sent.')).toBeTruthy();
    const content = { ...reminder, to: 'office@acme.example' };
    expect(sent).toEqual([[`POST /drafts/${idOf(31)}/confirmation`, { content }]]);
    expect(screen.queryByRole('button', { name: 'Send reminder' })).toBeNull();
  });

  test('is a to-do with a day, or without one', async () => {
    const { sent } = withDraft(draftOf({ kind: 'to-do', clientId, client: 'Acme', text: 'Call', dueOn: '2026-03-31' }));
    enter(await screen.findByLabelText('Due'), '');
    await userEvent.click(confirm('Add to-do'));
    await waitFor(() =>
      expect(sent).toMatchObject([[`POST /drafts/${idOf(31)}/confirmation`, { content: { dueOn: null, text: 'Call' } }]]),
    );
  });

  test('is discarded', async () => {
    const { sent } = withDraft(draftOf({ kind: 'offer', clientId, client: 'Acme', title: 'Payroll' }));
    await click('Discard');
    expect(await screen.findByText('Discarded.')).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Create draft' })).toBeNull();
  });

  test('cannot be confirmed by a colleague', async () => {
    withDraft(draftOf(reminder), { owner: 'Pat Doe', isShared: true });
    expect(await screen.findByText('Reminder to Acme')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send reminder' })).toBeNull();
  });

  test('stays with what was typed when it could not be made', async () => {
    const { answers } = withDraft(draftOf(reminder));
    answers[`POST ${path}/drafts/${idOf(31)}/confirmation`] = () => refused('The client has no open invoice.');
    enter(await screen.findByRole('textbox', { name: 'Subject' }), 'Reminder');
    await userEvent.click(confirm('Send reminder'));
    expect(await screen.findByText('It was not made. The client has no open invoice.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Reminder');
  });
});
