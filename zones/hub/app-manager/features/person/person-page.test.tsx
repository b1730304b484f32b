import type { AppAccess } from '@services/identity/contract/access';
import type { Group } from '@services/identity/contract/groups';
import type { Person } from '@services/identity/contract/people';
import type { ProblemCode } from '@suite/contract/errors';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonPage } from './person-page';

const userId = '33333333-3333-4333-8333-333333333333';
const claims = { userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e', companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30' };
const tax: Group = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Tax team',
  members: 1,
  apps: { chat: 'blocked' },
  version: 1,
};

const person: Person = {
  userId,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@a.example',
  role: 'administrator',
  status: 'active',
  hasTwoFactor: true,
  lastSignInAt: null,
  joinedAt: '2026-11-20T10:00:00.000Z',
  groups: [{ id: tax.id, name: tax.name }],
  version: 3,
};
const apps: AppAccess[] = [
  { app: 'home', isOpen: true, decidedBy: 'everyone', setting: null },
  { app: 'app-manager', isOpen: true, decidedBy: 'role', setting: null },
  { app: 'chat', isOpen: false, decidedBy: 'group', setting: null },
  { app: 'wisp', isOpen: true, decidedBy: 'person', setting: 'allowed' },
  { app: 'devices', isOpen: true, decidedBy: 'role', setting: null },
];

const path = `/access/v1/people/${userId}`;
const refusal =
  (code: ProblemCode, status = 409): Answer =>
  () =>
    Response.json({ code, message: 'Refused.' }, { status });

function open(answers: Record<string, Answer> = {}) {
  const sent: unknown[] = [];
  const suite = renderInSuite(<PersonPage />, {
    zone: 'app-manager',
    claims,
    answers: {
      [`GET ${path}`]: () => Response.json({ person, apps }),
      [`PUT ${path}`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        return Response.json({ person: { ...person, ...body, version: 4 }, apps });
      },
      'GET /access/v1/groups': () => Response.json([tax]),
      'GET /access/v1/people': () => Response.json({ people: [], total: 2 }),
      'GET /access/v1/audit': () => Response.json({ entries: [], total: 0 }),
      ...answers,
    },
  });
  return { ...suite, sent };
}

const rowOf = async (app: string) => (await screen.findByText(app)).closest('li') as HTMLElement;
const chosenOf = async (app: string) =>
  within(await rowOf(app))
    .getByRole('radio', { checked: true })
    .closest('label')?.textContent;
const choose = async (app: string, choice: string) =>
  userEvent.click(within(await rowOf(app)).getByRole('radio', { name: choice }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(() => {
  sessionStorage.clear();
  location.hash = `#/person?id=${userId}`;
});

test('§6 each app says whether it is open, and why', async () => {
  open();
  expect((await rowOf('Overview')).textContent).toBe('OverviewOpen to everyone');
  expect((await rowOf('App manager')).textContent).toBe('App managerFor administrators only');
  await waitFor(async () => expect((await rowOf('AI chat')).textContent).toContain('Set by Tax team'));
  expect(await chosenOf('AI chat')).toBe('Closed by group');
  expect(await chosenOf('Security plan')).toBe('Open');
  expect(await chosenOf('Devices')).toBe('Open by role');
  expect(within(await rowOf('Overview')).queryByRole('radio')).toBeNull();
});

test('choices are sent with the version that was read, with all settings', async () => {
  const { sent, toasts } = open();
  await choose('Devices', 'Closed');
  await choose('Security plan', 'By role and groups');
  await save();
  await waitFor(() => expect(sent).toEqual([{ version: 3, apps: { devices: 'blocked' } }]));
  await waitFor(() => expect(toasts).toEqual(['Ann Lee was saved.']));
});

test('after a change by somebody else, the page says what to do, loads the newest state and keeps the choices', async () => {
  const { answers, sent } = open({ [`PUT ${path}`]: refusal('changed_meanwhile') });
  await choose('Devices', 'Closed');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has changed Ann Lee, so nothing was saved');
  answers[`GET ${path}`] = () => Response.json({ person: { ...person, version: 9 }, apps });
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText(/This is the latest version with your choices/)).toBeTruthy();
  answers[`PUT ${path}`] = async (request) => {
    sent.push(await request.json());
    return Response.json({ person, apps });
  };
  await save();
  await waitFor(() => expect(sent).toEqual([{ version: 9, apps: { devices: 'blocked', wisp: 'allowed' } }]));
});

test('§6 an attempt to demote the last administrator shows a clear error once, and the choice stays', async () => {
  const { toasts } = open({ [`PUT ${path}`]: refusal('last_administrator') });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate', hidden: true }));
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(
    'Ann Lee is the only active administrator of your firm. Make somebody else an administrator first.',
  );
  expect(toasts).toEqual([]);
});

test('choices survive a failure and a visit to another page', async () => {
  open({ [`PUT ${path}`]: () => new Response('', { status: 500 }) });
  await choose('Devices', 'Closed');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Your choices are still here');
  expect(JSON.stringify(sessionStorage)).toContain('blocked');
});

test('an unknown person shows an error', async () => {
  const { toasts } = open({ [`GET ${path}`]: refusal('not_found', 404) });
  expect(await screen.findByRole('heading', { name: 'There is no such person' })).toBeTruthy();
  expect(toasts).toEqual([]);
});

test('the only administrator cannot be deactivated, and the button says why', async () => {
  open({ 'GET /access/v1/people': () => Response.json({ people: [], total: 1 }) });
  const button = await screen.findByRole('button', { name: 'Deactivate' });
  await waitFor(() => expect(button.getAttribute('aria-disabled') ?? button.hasAttribute('disabled')).toBeTruthy());
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
