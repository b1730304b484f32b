import type { Group } from '@services/identity/contract/groups';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditGroup } from './edit-group';

const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  rights: 'admin,change,app:app-manager',
};
const tax: Group = {
  ...{ id: '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d', name: 'Tax', members: 3, version: 4 },
  apps: { wisp: 'blocked', devices: 'allowed' },
};

/** Opens the group, whose saves conflict while somebody else has a newer version. */
function open(server = { group: tax }) {
  const sent: unknown[] = [];
  const suite = renderInSuite(<EditGroup id={tax.id} />, {
    zone: 'app-manager',
    claims,
    answers: {
      'GET /access/v1/groups': () => Response.json([server.group]),
      [`PUT /access/v1/groups/${tax.id}`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        if (body.version !== server.group.version)
          return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has.' }, { status: 409 });
        if (body.name === 'Payroll')
          return Response.json({ code: 'name_taken', message: 'Another group has this name.' }, { status: 409 });
        server.group = { ...server.group, ...body, version: body.version + 1 };
        return Response.json(server.group);
      },
    },
  });
  return { ...suite, sent, server };
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const choose = async (app: string, setting: string) =>
  userEvent.click(within(await screen.findByRole('group', { name: `Access to ${app}` })).getByRole('radio', { name: setting }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save group' }));

beforeEach(() => {
  sessionStorage.clear();
});

test('saves the name and the changed apps, and leaves the other apps as they are', async () => {
  const { sent, toasts } = open();
  await userEvent.clear(await name());
  await userEvent.type(await name(), ' Tax team ');
  await choose('Devices', 'By role');
  await choose('Training', 'Open');
  await save();
  await waitFor(() => expect(toasts).toEqual(['The group Tax team was saved.']));
  expect(sent).toEqual([{ version: 4, name: 'Tax team', apps: { wisp: 'blocked', training: 'allowed' } }]);
  expect(location.hash).toBe('#/groups');
});

test('sends nothing without a name, and shows when a name is taken', async () => {
  const { sent } = open();
  await userEvent.clear(await name());
  await save();
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(await name(), 'Payroll');
  await save();
  expect(await screen.findByText('Another group has this name. Choose a different one.')).toBeTruthy();
});

test('keeps what was changed when the page is left', async () => {
  open();
  await userEvent.type(await name(), ' team');
  cleanup();
  open();
  expect((await name()).value).toBe('Tax team');
});

test('asks which to keep when somebody else has saved meanwhile, and the own group replaces theirs on request', async () => {
  const { sent, server } = open();
  await choose('Training', 'Open');
  server.group = { ...tax, version: 5, apps: { ...tax.apps, wisp: 'allowed' } };
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save group' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ version: 5, name: 'Tax', apps: { devices: 'allowed', training: 'allowed', wisp: 'blocked' } });
});
