import type { DeviceRow } from '@services/devices/contract/devices';
import { chooseOption } from '@suite/testing/fields';
import { findInList, openNextPage, saveCsv, sortBy } from '@suite/testing/list-actions';
import { listServer } from '@suite/testing/list-server';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import { Inventory } from './inventory';

const devices = Array.from(
  { length: 31 },
  (_, place): DeviceRow => ({
    ...{ id: `d${place}`, kind: 'computer', name: `Laptop ${place + 1}`, serial: 'S1', model: 'Dell', location: 'Vault' },
    ...{ status: 'assigned', state: 'failing', level: 'standard', isStale: false, version: 2 },
    ...{ failing: ['encryption', 'firewall'], unknown: ['os'], lastSeenAt: '2026-03-01T23:30:00Z' },
    owner: { userId: 'u2', name: 'Ada Birch', isActive: true },
    os: {
      ...{ platform: 'windows', name: 'Windows', version: '10.0.26200', release: 'Windows 11 25H2' },
      ...{ support: 'ending', endsOn: '2027-10-12', newer: null },
    },
  }),
);
const counts = { all: 31, failing: 31, unknown: 0, stale: 0, ending: 0, passing: 0 };

async function open() {
  location.hash = '#/';
  const { answer, requested } = listServer('devices', devices, { counts, isAll: true });
  renderInSuite(<Inventory />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change,app:devices' },
    answers: { 'GET /security-data/v1/devices': answer },
  });
  await screen.findByText('1–30 of 31');
  return requested;
}

test('filters devices by words and kind', async () => {
  const requested = await open();
  await findInList('dell');
  await chooseOption('Kind', 'Phone');
  await waitFor(() => expect([requested.at(-1)?.get('find'), requested.at(-1)?.get('kind')]).toEqual(['dell', 'phone']));
  expect(location.hash).toContain('find=dell');
});

test('sorts devices by the heading that is clicked', async () => {
  const requested = await open();
  await sortBy('Device');
  await waitFor(() => expect([requested.at(-1)?.get('sort'), requested.at(-1)?.get('order')]).toEqual(['name', 'ascending']));
});

test('opens the next page of devices', async () => {
  await open();
  await openNextPage();
  expect(await screen.findByRole('link', { name: 'Laptop 31' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('exports the devices of all pages', async () => {
  await open();
  const { name, text } = await saveCsv();
  const lines = text.trim().split('\r\n');
  expect(name).toMatch(/^devices-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines).toHaveLength(32);
  expect(lines[31]).toBe(
    'Laptop 31,computer,S1,Dell,Windows 11 25H2,Ada Birch,Vault,In use,Failing,Disk encryption; Firewall,Supported operating system,2026-03-01,2027-10-12',
  );
});
