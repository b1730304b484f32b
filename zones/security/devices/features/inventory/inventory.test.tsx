import type { DeviceRow } from '@services/devices/contract/devices';
import { chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { csvHeads, csvRow } from './device-columns';
import { Inventory } from './inventory';

const device = (name: string, rest: Partial<DeviceRow> = {}): DeviceRow => ({
  ...{ id: `id of ${name}`, kind: 'computer', name, serial: 'S1', model: 'Dell Latitude', location: 'Vault', status: 'assigned' },
  os: {
    platform: 'windows',
    name: 'Windows',
    version: '10.0.26200',
    release: 'Windows 11 25H2',
    support: 'ending',
    endsOn: '2027-10-12',
    newer: null,
  },
  ...{ owner: { userId: 'u2', name: 'Ada Birch', isActive: true }, state: 'failing', level: 'standard' },
  ...{ failing: ['encryption', 'firewall'], unknown: ['os'], lastSeenAt: '2026-03-01T23:30:00Z', isStale: false, version: 2 },
  ...rest,
});

function open(devices: DeviceRow[], { total = devices.length, rights = 'admin,change,app:devices' } = {}) {
  const requested: Record<string, string>[] = [];
  const changed: unknown[] = [];
  const suite = renderInSuite(<Inventory />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      'GET /security-data/v1/devices': (request) => {
        requested.push(Object.fromEntries(new URL(request.url).searchParams));
        const counts = { all: total, failing: 2, unknown: 0, stale: 0, ending: 0, passing: 0 };
        return Response.json({ devices, total, counts, isAll: rights.includes('admin') });
      },
      'GET /security-data/v1/people': () =>
        Response.json({ people: [{ userId: 'u2', name: 'Ada Birch', email: 'ada@x.example' }] }),
      'POST /security-data/v1/device-changes': async (request) => {
        changed.push(await request.json());
        return Response.json({ changed: devices.length });
      },
    },
  });
  return { ...suite, requested, changed };
}

beforeEach(() => {
  location.hash = '#/';
});

test('the URL decides which devices are shown, in which order, and which page', async () => {
  location.hash = '#/?view=failing&find=dell&kind=computer&status=lost&owner=none&sort=lastSeen&order=descending&page=3';
  const { requested } = open([device('Laptop')], { total: 61 });
  expect(await screen.findByRole('link', { name: 'Laptop' })).toBeTruthy();
  expect(requested[0]).toEqual({
    ...{ find: 'dell', view: 'failing', kind: 'computer', status: 'lost', owner: 'none' },
    ...{ sort: 'lastSeen', order: 'descending', offset: '60', limit: '30' },
  });
});

test('devices that need work come first, with what is wrong', async () => {
  const { requested } = open([
    device('Laptop'),
    device('Old', { owner: { userId: 'u3', name: 'Bob', isActive: false }, isStale: true }),
  ]);
  const row = await screen.findByRole('row', { name: /Laptop/ });
  expect([requested[0]?.sort, requested[0]?.order, requested[0]?.view]).toEqual(['state', 'ascending', 'all']);
  expect(row.textContent).toContain('Failing');
  expect(row.textContent).toContain('Disk encryption and firewall');
  const old = screen.getByRole('row', { name: /Old/ }).textContent;
  expect(old).toContain('no longer active');
  expect(old).toContain('Not seen for 30 days');
});

test('changes one field of all selected devices; an empty location is sent as such', async () => {
  const { changed, toasts } = open([device('A'), device('B')]);
  await screen.findByRole('link', { name: 'A' });
  for (const name of ['A', 'B']) await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`${name}$`) }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 devices' }));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await submit();
  expect(dialog.getByText('Choose a value.')).toBeTruthy();
  expect(changed).toEqual([]);
  await userEvent.click(dialog.getByRole('combobox', { name: 'What to change' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Location' }));
  await submit();
  await waitFor(() => expect(toasts).toEqual(['2 devices were changed.']));
  expect(changed).toEqual([{ deviceIds: ['id of A', 'id of B'], set: { location: '' } }]);
});

async function openDialog(action: string, title: string) {
  const suite = open([device('A')]);
  await screen.findByRole('link', { name: 'A' });
  await userEvent.click(screen.getByRole('checkbox', { name: /A$/ }));
  await userEvent.click(screen.getByRole('button', { name: action }));
  return { ...suite, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

test.each([
  ['Owner', 'No owner', { ownerId: null }],
  ['Status', 'Lost', { status: 'lost' }],
  ['Kind', 'Phone', { kind: 'phone' }],
])('changes the %s to %s', async (field, value, set) => {
  const { dialog, changed } = await openDialog('Change', 'Change 1 device');
  if (field !== 'Owner') await chooseOption('What to change', field);
  await chooseOption('New value', value);
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(changed).toEqual([{ deviceIds: ['id of A'], set }]));
});

test.each([
  ['2028-01-31', '2028-01-31'],
  ['', null],
])('changes the end of the warranty to %j', async (day, warrantyUntil) => {
  const { dialog, changed } = await openDialog('Change', 'Change 1 device');
  await chooseOption('What to change', 'End of warranty');
  enter(dialog.getByLabelText('New value'), day);
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(changed).toEqual([{ deviceIds: ['id of A'], set: { warrantyUntil } }]));
});

test('asks before it drops a chosen value', async () => {
  const { dialog } = await openDialog('Change', 'Change 1 device');
  await chooseOption('New value', 'No owner');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy();
});

test('makes labels in the chosen format, and says why it cannot make any', async () => {
  const { dialog, answers } = await openDialog('Labels', 'Print labels');
  const sent: unknown[] = [];
  answers['POST /security-data/v1/device-labels'] = async (request) => {
    sent.push(await request.json());
    return Response.json({ code: 'not_found', message: 'A device no longer exists.' }, { status: 404 });
  };
  await chooseOption('Labels', 'One a page (62 × 29 mm)');
  await userEvent.click(dialog.getByRole('button', { name: 'Make PDF' }));
  expect(await dialog.findByText('The labels were not made. A device no longer exists.')).toBeTruthy();
  expect(sent).toEqual([{ deviceIds: ['id of A'], format: 'single' }]);
});

test('people without administrator rights see neither owners nor changes', async () => {
  open([device('Mine')], { rights: 'change,app:devices' });
  expect(await screen.findByRole('link', { name: 'Mine' })).toBeTruthy();
  for (const name of ['Add device', 'Change']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('Ada Birch')).toBeNull();
});

test('the spreadsheet names what fails and what is unknown', () => {
  expect(Object.fromEntries(csvRow(device('Laptop')).map((cell, at) => [csvHeads[at], cell]))).toEqual({
    ...{ name: 'Laptop', kind: 'computer', serial: 'S1', model: 'Dell Latitude', location: 'Vault', owner: 'Ada Birch' },
    ...{ 'operating system': 'Windows 11 25H2', status: 'In use', protection: 'Failing', 'support ends': '2027-10-12' },
    ...{ failing: 'Disk encryption; Firewall', unknown: 'Supported operating system', 'last seen': '2026-03-01' },
  });
});
