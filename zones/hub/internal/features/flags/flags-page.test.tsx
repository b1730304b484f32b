import type { Flag } from '@services/telemetry-intake/contract/administration';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { environmentNames } from '@suite/zones/environments';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlagsPage } from './flags-page';

const claims = { userId: 'u', companyId: 'c', rights: 'app:internal' };

const untouched = { internalValue: null, version: 1, changedAt: null, changedBy: null };
const valuesOf = (value: boolean | string): Flag['values'] =>
  environmentNames.map((environment) => ({ environment, value, ...untouched }));

const button: Flag = {
  key: 'ai-chat-button',
  kind: 'boolean',
  default: true,
  owner: 'shell',
  text: 'The header has the button.',
  values: valuesOf(true),
};
const announcement: Flag = {
  key: 'announcement',
  kind: 'string',
  default: '',
  owner: 'shell',
  text: 'What operators tell everyone.',
  maxLength: 200,
  values: valuesOf('').map((state) =>
    state.environment === 'prod'
      ? {
          ...state,
          value: 'Soon',
          internalValue: 'Now',
          version: 4,
          changedAt: '2026-11-20T10:00:00.000Z',
          changedBy: 'Olivia Hart',
        }
      : state,
  ),
};

const open = (answers: Record<string, Answer> = {}) =>
  renderInSuite(<FlagsPage />, {
    zone: 'internal',
    claims,
    answers: { 'GET /internal/v1/flags': () => Response.json([button, announcement]), ...answers },
  });

const edit = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save' }));

test('every flag is listed with what it does, its owner, and its value in each environment', async () => {
  open();
  const row = (await screen.findByRole('rowheader', { name: 'announcement' })).closest('tr') as HTMLElement;
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'What operators tell everyone.',
    'shell',
    'Text',
    'Empty',
    ...environmentNames.map((name) => (name === 'prod' ? 'SoonInternal users: Now' : 'Empty')),
  ]);
});

test('a switch can be toggled by keyboard alone, and the table follows', async () => {
  const sent: unknown[] = [];
  const turned = {
    ...button,
    values: button.values.map((state) => (state.environment === 'prod' ? { ...state, value: false } : state)),
  };
  const { toasts } = open({
    'PUT /internal/v1/flags/ai-chat-button/environments/prod': async (request) => {
      sent.push(await request.json());
      return Response.json([turned, announcement]);
    },
  });
  (await screen.findByRole('button', { name: 'Change ai-chat-button in prod, now On' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(dialog().getByText('Never changed: this is the default.')).toBeTruthy();
  dialog().getByRole('switch', { name: 'For everyone' }).focus();
  await userEvent.keyboard(' ');
  dialog().getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Change ai-chat-button in prod, now Off' })).toBeTruthy();
  expect(sent).toEqual([{ version: 1, value: false, internalValue: null }]);
  expect(toasts).toEqual(['ai-chat-button is changed in prod']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a text flag may have a separate value for internal users', async () => {
  const sent: unknown[] = [];
  open({
    'PUT /internal/v1/flags/announcement/environments/prod': async (request) => {
      sent.push(await request.json());
      return Response.json([button, announcement]);
    },
  });
  const name = 'Change announcement in prod, now Soon. Internal users: Now';
  await edit(name);
  expect(dialog().getByText(/^Changed last by Olivia Hart, /)).toBeTruthy();
  const everyone = dialog().getByRole('textbox', { name: 'For everyone' });
  expect(everyone.getAttribute('maxlength')).toBe('200');
  await userEvent.type(everyone, '!');
  await save();
  await edit(name);
  await userEvent.click(dialog().getByRole('switch', { name: 'Another value for internal users' }));
  expect(dialog().queryByRole('textbox', { name: 'For internal users' })).toBeNull();
  await save();
  expect(sent).toEqual([
    { version: 4, value: 'Soon!', internalValue: 'Now' },
    { version: 4, value: 'Soon', internalValue: null },
  ]);
});

test('a change that somebody else made first is reported, and the flags are reloaded', async () => {
  const { requests } = open({
    'PUT /internal/v1/flags/ai-chat-button/environments/qa': () =>
      Response.json({ code: 'changed_meanwhile', message: '' }, { status: 409 }),
  });
  await edit('Change ai-chat-button in qa, now On');
  await save();
  expect((await dialog().findByRole('alert')).textContent).toContain('Somebody else has changed this flag.');
  expect(dialog().queryByRole('button', { name: 'Save' })).toBeNull();
  const readBefore = requests.filter((call) => call.startsWith('GET')).length;
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Change ai-chat-button in qa, now On' });
  expect(requests.filter((call) => call.startsWith('GET'))).toHaveLength(readBefore + 1);
});

test('a change that fails shows an error, and can be retried', async () => {
  const path = 'PUT /internal/v1/flags/ai-chat-button/environments/qa';
  const { answers } = open({ [path]: () => new Response('', { status: 500 }) });
  await edit('Change ai-chat-button in qa, now On');
  await save();
  expect((await dialog().findByRole('alert')).textContent).toContain('could not be changed');
  answers[path] = () => Response.json({ code: 'invalid_request', message: 'The flag takes true or false.' }, { status: 400 });
  await save();
  expect(await dialog().findByText('The flag takes true or false.')).toBeTruthy();
});

test('flags that cannot be loaded show an error, and can be reloaded', async () => {
  const { answers } = open({ 'GET /internal/v1/flags': () => new Response('', { status: 500 }) });
  expect(screen.getByRole('table', { name: 'Flags, loading' })).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('The flags could not be loaded.');
  answers['GET /internal/v1/flags'] = () => Response.json([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No flags' })).toBeTruthy();
});
