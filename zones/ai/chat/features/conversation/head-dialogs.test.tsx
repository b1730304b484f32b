import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, openChat, path } from './chat.fixture';
import { MoveDialog, RenameDialog } from './head-dialogs';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function choose(option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Folder' }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('renames to a title without surrounding blanks, which may not be empty', async () => {
  const saved: string[] = [];
  const { session } = openChat(
    <RenameDialog title="Receivables" onSave={async (title) => void saved.push(title)} onClose={() => {}} />,
  );
  await userEvent.clear(field('Title'));
  await userEvent.type(field('Title'), '  ');
  expect(button('Save').disabled).toBe(true);
  await userEvent.type(field('Title'), 'Overdue ');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(button('Save'));
  await waitFor(() => expect(saved).toEqual(['Overdue']));
});

test('a title that was not saved stays in the dialog with the reason', async () => {
  openChat(<RenameDialog title="Receivables" onSave={() => Promise.reject(new Error('no'))} onClose={() => {}} />);
  await userEvent.type(field('Title'), ' 2026');
  await userEvent.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That did not work\./);
  expect(field('Title').value).toBe('Receivables 2026');
});

test('moves to a folder or out of it', async () => {
  const saved: (string | null)[] = [];
  openChat(<MoveDialog folderId={null} onSave={async (id) => void saved.push(id)} onClose={() => {}} />, {
    [`GET ${path}/folders`]: () => Response.json({ folders: [{ id: idOf(7), name: 'Clients', conversations: 2 }] }),
  });
  await choose('Clients');
  await userEvent.click(button('Move'));
  await waitFor(() => expect(saved).toEqual([idOf(7)]));
  await choose('No folder');
  await userEvent.click(button('Move'));
  await waitFor(() => expect(saved).toEqual([idOf(7), null]));
});

test('moves to a new folder, which is made once even if the move fails first', async () => {
  const keys: (string | null)[] = [];
  let isOffline = true;
  const saved: (string | null)[] = [];
  const move = async (id: string | null) => {
    if (isOffline) throw new Error('offline');
    saved.push(id);
  };
  const { sent } = openChat(<MoveDialog folderId={null} onSave={move} onClose={() => {}} />, {
    [`POST ${path}/folders`]: (request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return Response.json({ id: idOf(8), name: 'Taxes', conversations: 0 }, { status: 201 });
    },
  });
  await choose('New folder…');
  expect(button('Move').disabled).toBe(true);
  await userEvent.type(field('Name of the new folder'), ' Taxes ');
  await userEvent.click(button('Move'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  isOffline = false;
  await userEvent.click(button('Move'));
  await waitFor(() => expect(saved).toEqual([idOf(8)]));
  expect(sent).toEqual([
    ['POST /folders', { name: 'Taxes' }],
    ['POST /folders', { name: 'Taxes' }],
  ]);
  expect(keys[1]).toBe(keys[0]);
});
