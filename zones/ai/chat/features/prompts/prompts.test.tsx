import { chooseAction, enter, openMenu } from '@suite/testing/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, none, openChat, refused } from '../conversation/chat.fixture';
import { Prompts } from './prompts';

const path = '/spark/v1/prompts';
const own = { id: idOf(1), title: 'Month end', text: 'What is DSO?', isShared: false, isOwn: true, by: 'Ann Lee' };
const shared = { ...own, id: idOf(2), title: 'Prices', isShared: true, isOwn: false, by: 'Pat Doe' };

const open = (rights = 'change', prompts = [own, shared]) =>
  openChat(
    <Prompts />,
    {
      [`GET ${path}`]: () => Response.json({ prompts }),
      [`POST ${path}`]: async (request) =>
        (await request.json()).title === 'Twice' ? refused('Another one has this title.') : Response.json(own, { status: 201 }),
      [`PUT ${path}/${own.id}`]: () => Response.json(own),
      [`DELETE ${path}/${own.id}`]: none,
      [`DELETE ${path}/${shared.id}`]: none,
    },
    { rights },
  );

const actions = async (title: string) =>
  (await openMenu(`More: ${title}`)).getAllByRole('button').map(({ textContent }) => textContent);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a prompt is added under a title of its own, and shared on request', async () => {
  const { sent, toasts } = open();
  await click('New prompt');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  enter(screen.getByRole('textbox', { name: 'Title' }), 'Twice');
  enter(screen.getByRole('textbox', { name: 'Question' }), 'Who owes us?');
  await click('Save');
  expect(await screen.findByText('The prompt was not saved. Another one has this title.')).toBeTruthy();
  enter(screen.getByRole('textbox', { name: 'Title' }), 'Debtors');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share with everyone of my firm' }));
  await click('Save');
  await waitFor(() => expect(toasts).toEqual(['Prompt saved.']));
  expect(sent.at(-1)).toEqual([`POST ${path}`, { title: 'Debtors', text: 'Who owes us?', isShared: true }]);
});

test('an own prompt is edited and deleted', async () => {
  const { sent, toasts } = open();
  await chooseAction('More: Month end', 'Edit');
  enter(screen.getByRole('textbox', { name: 'Question' }), 'What is CEI?');
  await click('Save');
  await waitFor(() => expect(toasts).toEqual(['Prompt saved.']));
  await chooseAction('More: Month end', 'Delete');
  await waitFor(() => expect(toasts).toEqual(['Prompt saved.', 'Prompt deleted.']));
  expect(sent).toEqual([
    [`PUT ${path}/${own.id}`, { title: 'Month end', text: 'What is CEI?', isShared: false }],
    [`DELETE ${path}/${own.id}`, null],
  ]);
});

test('a prompt that is shared asks before the change is lost', async () => {
  const { sent } = open();
  await chooseAction('More: Month end', 'Edit');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share with everyone of my firm' }));
  await click('Cancel');
  expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy();
  await click('Keep editing');
  await click('Save');
  await waitFor(() => expect(sent).toMatchObject([[`PUT ${path}/${own.id}`, { isShared: true }]]));
});

test('a prompt of a colleague can be used, and be deleted by an administrator', async () => {
  open();
  expect(await screen.findByText('Shared by Pat Doe')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Use Prices' }).getAttribute('href')).toBe('#/?ask=What+is+DSO%3F');
  expect(screen.queryByRole('button', { name: 'More: Prices' })).toBeNull();
  open('admin,change');
  await screen.findByText('Shared by Pat Doe');
  expect(await actions('Prices')).toEqual(['Delete']);
  expect(await actions('Month end')).toEqual(['Edit', 'Delete']);
});

test('says that there are no prompts', async () => {
  open('change', []);
  expect(await screen.findByText('No prompts yet')).toBeTruthy();
});
