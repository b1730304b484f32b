import type { SentRequest } from '@services/assistant/contract/administration';
import { enter } from '@suite/testing/fields';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, openChat, path, refused } from '../conversation/chat.fixture';
import { Data } from './data';

const request: SentRequest = {
  ...{ id: idOf(1), at: '2026-03-02T14:00:00Z', person: 'Ann Lee', host: 'model.example', model: 'm1', milliseconds: 900 },
  ...{ kinds: ['questions', 'client-names'], isWithheld: true, characters: 1234, promptTokens: 300, completionTokens: 40 },
  outcome: 'done',
};
const settings = { retentionDays: 365, dailyLimit: 100, allowsTaxData: false };
const stored = { conversations: 12, messages: 340, people: 5, characters: 98_765, oldestAt: '2026-01-02T14:00:00Z' };

function open(total = 60, rights = 'admin,change') {
  const offsets: (string | null)[] = [];
  const suite = openChat(
    <Data />,
    {
      [`GET ${path}/administration`]: () =>
        Response.json({
          ...{ settings, stored, model: { name: 'm1', host: 'model.example' } },
          usage: [{ userId: idOf(2), person: 'Ann Lee', requests: 7, tokens: 4567 }],
        }),
      [`PUT ${path}/administration/settings`]: () => Response.json(settings),
      [`GET ${path}/administration/requests`]: ({ url }) => {
        offsets.push(new URL(url).searchParams.get('offset'));
        return Response.json({ requests: total ? [request] : [], total });
      },
    },
    { rights },
  );
  return { ...suite, requested: offsets };
}

const days = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Delete conversations/ });
const limit = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Requests to the model/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('only administrators see what the chat keeps and sends', async () => {
  const { requests } = open(60, 'change');
  expect(await screen.findByText('For administrators')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('shows what is stored, and who used the model', async () => {
  open();
  const stat = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
  expect([await stat('Conversations'), await stat('Messages'), await stat('People')]).toEqual(['12', '340', '5']);
  expect([await stat('Characters'), await stat('Oldest message')]).toEqual(['98,765', 'Jan 2, 2026']);
  expect(screen.getByText('4,567').closest('tr')?.textContent).toBe('Ann Lee74,567');
  expect(screen.getByText(/^Names of clients, their services, notes and addresses are replaced/)).toBeTruthy();
});

test('settings are saved; an empty field keeps conversations', async () => {
  const { sent, toasts } = open();
  enter(await days(), '');
  enter(limit(), '10000');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Send names of clients/ }));
  await save();
  await waitFor(() => expect(toasts).toEqual(['Settings saved.']));
  expect(sent).toEqual([['PUT /administration/settings', { retentionDays: null, dailyLimit: 10_000, allowsTaxData: true }]]);
});

test.each([
  ['0', '100'],
  ['3651', '100'],
  ['365', '10001'],
  ['365', ''],
  ['1e2', '100'],
])('%j days and %j requests are refused', async (dayText, limitText) => {
  const { sent } = open();
  enter(await days(), dayText);
  enter(limit(), limitText);
  expect(screen.getByText(/^Enter a whole number from/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(sent).toEqual([]);
});

test('settings that were not saved stay to be saved again', async () => {
  const { answers } = open();
  answers[`PUT ${path}/administration/settings`] = () => refused('The disk is full.');
  enter(await days(), '3650');
  await save();
  expect(await screen.findByText('The settings were not saved. The disk is full.')).toBeTruthy();
  expect((await days()).value).toBe('3650');
});

test('lists what was sent, 25 requests at a time', async () => {
  const { requested } = open();
  const table = within(await screen.findByRole('region', { name: 'Sent to the model' }));
  const cells = [...(table.getAllByRole('row')[1]?.children ?? [])].map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual([
    'Ann Lee',
    'm1 · model.example',
    'questions, client names (names replaced)',
    '1,234',
    '340',
    'Done',
  ]);
  expect(screen.getByRole('button', { name: 'Later requests' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Earlier requests' }));
  await waitFor(() => expect(requested.at(-1)).toBe('25'));
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier requests' }));
  await waitFor(() => expect(requested.at(-1)).toBe('50'));
  expect(await screen.findByRole('button', { name: 'Earlier requests' })).toHaveProperty('disabled', true);
});

test('says that nothing was sent', async () => {
  open(0);
  expect(await screen.findByText('Nothing was sent.')).toBeTruthy();
});
