import { chooseAction, enter } from '@suite/testing/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, none, openChat, path, row } from '../conversation/chat.fixture';
import { ConversationList } from './conversation-list';

const folder = { id: idOf(20), name: 'Taxes', conversations: 2 };

function open() {
  location.hash = `#/conversation?id=${row.id}`;
  const requested: Record<string, string>[] = [];
  const suite = openChat(<ConversationList />, {
    [`GET ${path}/folders`]: () => Response.json({ folders: [folder] }),
    [`GET ${path}/conversations`]: ({ url }) => {
      const query = Object.fromEntries(new URL(url).searchParams);
      requested.push(query);
      const shared = { ...row, id: idOf(2), title: 'Prices', owner: 'Pat Doe' };
      const conversations = query.find === 'nothing' ? [] : [query.list === 'shared' ? shared : row];
      return Response.json({ conversations, total: 1 });
    },
    [`PUT ${path}/folders/${folder.id}`]: none,
    [`DELETE ${path}/folders/${folder.id}`]: none,
  });
  return { ...suite, requested };
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('lists own conversations with the open one marked, and those of colleagues with their names', async () => {
  const { requested } = open();
  expect((await screen.findByRole('link', { name: 'Receivables' })).getAttribute('aria-current')).toBe('page');
  expect(requested[0]).toEqual({ find: '', list: 'own', limit: '60' });
  await click('Shared');
  expect((await screen.findByRole('link', { name: /^Prices/ })).textContent).toBe('Prices · Pat Doe');
  expect(requested.at(-1)).toMatchObject({ list: 'shared' });
});

test('searches, and says when nothing was found', async () => {
  const { requested } = open();
  await screen.findByRole('link', { name: 'Receivables' });
  enter(screen.getByRole('searchbox', { name: 'Find in conversations' }), 'nothing');
  expect(await screen.findByText('Nothing found.')).toBeTruthy();
  expect(requested.at(-1)).toMatchObject({ find: 'nothing', list: 'own' });
});

test('a folder narrows the own conversations, not those of colleagues', async () => {
  const { requested } = open();
  await click('Taxes (2)');
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ list: 'own', folderId: folder.id }));
  await click('Shared');
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ list: 'shared' }));
  expect(requested.at(-1)).not.toHaveProperty('folderId');
  await click('Mine');
  await waitFor(() => expect(requested.at(-1)).toEqual({ find: '', list: 'own', limit: '60' }));
});

test('a folder is renamed and deleted', async () => {
  const { sent } = open();
  await click('Taxes (2)');
  await chooseAction('More: Taxes', 'Rename folder');
  enter(screen.getByRole('textbox', { name: 'Title' }), 'Year end');
  await click('Save');
  await waitFor(() => expect(sent).toEqual([[`PUT /folders/${folder.id}`, { name: 'Year end' }]]));
  await chooseAction('More: Taxes', 'Delete folder');
  await waitFor(() => expect(sent.at(-1)).toEqual([`DELETE /folders/${folder.id}`, null]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More: Taxes' })).toBeNull());
});
