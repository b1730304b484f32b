import type { Device } from '@services/devices/contract/devices';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeviceDialog } from './device-dialog';

const ADA = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const LEFT = '3b1f0a62-7c1d-4f5e-9a0b-2c4d6e8f0a1b';
const ID = '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';

const device: Device = {
  ...{
    id: ID,
    kind: 'computer',
    name: 'Laptop',
    serial: 'S1',
    model: 'Latitude',
    manufacturer: 'Dell',
    location: 'Vault',
    notes: '',
  },
  os: { platform: 'macos', name: 'macOS', version: '15.7', release: 'macOS 15', support: 'supported', endsOn: null, newer: null },
  ...{ owner: { userId: LEFT, name: 'Bob Left', isActive: false }, status: 'assigned', state: 'unknown', level: 'standard' },
  ...{ failing: [], unknown: [], lastSeenAt: null, isStale: false, version: 3, purchasedOn: '2026-01-31', warrantyUntil: null },
  ...{ wipe: 'none', disposal: null, checks: [], evidence: [], handovers: [] },
};

function open(edited?: Device, status = 200) {
  const sent: [string, Record<string, unknown>][] = [];
  const done: string[] = [];
  let closed = 0;
  const answer = async (request: Request) => {
    sent.push([request.method, await request.json()]);
    if (status === 409)
      return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this device.' }, { status });
    return Response.json(device, { status: edited ? 200 : 201 });
  };
  const view = (
    <DeviceDialog
      {...(edited && { device: edited })}
      onClose={() => closed++}
      onDone={async ({ name }) => void done.push(name)}
    />
  );
  renderInSuite(view, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change,app:devices' },
    answers: {
      'GET /security-data/v1/people': () =>
        Response.json({ people: [{ userId: ADA, name: 'Ada Birch', email: 'ada@x.example' }] }),
      'POST /security-data/v1/devices': answer,
      [`PUT /security-data/v1/devices/${ID}`]: answer,
    },
  });
  return { sent, done, closed: () => closed };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('adds a device in stock unless another status is chosen, and never without a name', async () => {
  const { sent, done } = open();
  await field('Name');
  await userEvent.click(screen.getByRole('button', { name: 'Add device' }));
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(await field('Name'), 'Front desk');
  await userEvent.type(await field('Serial number'), 'P9');
  fireEvent.change(screen.getByLabelText('Warranty until'), { target: { value: '2028-01-31' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add device' }));
  await waitFor(() => expect(done).toEqual(['Laptop']));
  expect(sent).toEqual([
    [
      'POST',
      {
        ...{ name: 'Front desk', kind: 'computer', status: 'in-stock', serial: 'P9', manufacturer: '', model: '', location: '' },
        ...{ platform: null, osVersion: '', ownerId: null, purchasedOn: null, warrantyUntil: '2028-01-31', notes: '' },
      },
    ],
  ]);
});

test('changes only what was edited, and keeps an owner who has left', async () => {
  const { sent } = open(device);
  await userEvent.clear(await field('Location'));
  fireEvent.change(screen.getByLabelText('Bought on'), { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    'PUT',
    {
      ...{ name: 'Laptop', kind: 'computer', status: 'assigned', serial: 'S1', manufacturer: 'Dell', model: 'Latitude' },
      ...{ location: '', platform: 'macos', osVersion: '15.7', ownerId: LEFT, purchasedOn: null, warrantyUntil: null },
      ...{ notes: '', version: 3 },
    },
  ]);
});

test('stays open with what was typed when somebody else has changed the device', async () => {
  const { done, closed } = open(device, 409);
  await userEvent.type(await field('Name'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else has changed this device/)).toBeTruthy();
  expect([done, closed(), (await field('Name')).value]).toEqual([[], 0, 'Laptop 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy();
});
