import { enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, message, openChat, path, row } from './chat.fixture';
import { NewConversation } from './new-conversation';

test('starter questions that cannot be loaded show an error, and can be retried', async () => {
  renderInSuite(<NewConversation />, { zone: 'chat', claims: {}, answers: {} });
  expect(await screen.findByText(/^The questions to begin with could not be loaded/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('an unsent question is still there after a reload; a link with a question starts with its own', async () => {
  const open = (hash: string) => {
    cleanup();
    location.hash = hash;
    renderInSuite(<NewConversation />, { zone: 'chat', claims: {}, answers: {} });
    return screen.findByRole<HTMLTextAreaElement>('textbox');
  };
  await userEvent.type(await open('#/'), 'Who owes us the most');
  expect((await open('#/')).value).toBe('Who owes us the most');
  expect((await open('#/?ask=What+is+DSO')).value).toBe('What is DSO');
});

describe('a new chat', () => {
  const prompts = [
    { id: idOf(40), title: 'Month end', text: 'What is DSO?', isShared: true, isOwn: false, by: 'Pat' },
    { id: idOf(41), title: 'Private', text: 'Mine', isShared: false, isOwn: true, by: 'Ann' },
  ];
  const intents = Array.from({ length: 9 }, (_, at) => `Question ${at + 1}`);
  const open = (hash: string) => {
    location.hash = hash;
    return openChat(<NewConversation />, {
      [`GET ${path}/status`]: () =>
        Response.json({ model: null, used: 0, limit: 10, sendsTaxData: false, retentionDays: null, intents }),
      'GET /spark/v1/prompts': () => Response.json({ prompts }),
      [`POST ${path}/conversations`]: () => Response.json(row, { status: 201 }),
      [`POST ${path}/conversations/${row.id}/messages`]: () =>
        Response.json({ question: message(2, 'a'), answer: message(3, 'b') }, { status: 201 }),
    });
  };

  beforeEach(() => sessionStorage.clear());

  test('starts with a shared prompt, and is opened once it is asked', async () => {
    const { sent } = open('#/');
    await userEvent.click(await screen.findByRole('button', { name: 'Month end' }));
    expect(screen.queryByRole('button', { name: 'Private' })).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('What is DSO?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(location.hash).toBe(`#/conversation?id=${row.id}`));
    expect(sent).toEqual([
      ['POST /conversations', { isTemporary: false }],
      [`POST /conversations/${row.id}/messages`, { text: 'What is DSO?', parentId: null }],
    ]);
  });

  test('shows eight questions at first', async () => {
    open('#/');
    await screen.findByRole('button', { name: 'Question 8' });
    expect(screen.queryByRole('button', { name: 'Question 9' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 9 questions' }));
    expect(screen.getByRole('button', { name: 'Question 9' })).toBeTruthy();
  });

  test('can be temporary', async () => {
    const { sent } = open('#/?temporary=yes');
    expect(await screen.findByText('It is not listed, cannot be shared, and is deleted after a day.')).toBeTruthy();
    enter(screen.getByRole('textbox'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent[0]).toEqual(['POST /conversations', { isTemporary: true }]));
  });
});
