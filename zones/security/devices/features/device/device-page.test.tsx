import type { CheckState, Device } from '@services/devices/contract/devices';
import { openMenu } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, within } from '@testing-library/react';
import { DevicePage } from './device-page';

const check: CheckState = {
  ...{ check: 'encryption', requirement: 'required', state: 'fail', source: 'osquery', observedAt: '2026-03-01T17:00:00Z' },
  ...{ volumes: [], lastBackupAt: null, isOutdated: false, contrary: null, reason: '' },
};
const device: Device = {
  ...{ id: 'd1', kind: 'computer', name: 'Laptop', serial: '', model: '', manufacturer: '', location: '', notes: '' },
  os: { platform: 'macos', name: 'macOS', version: '15.7', release: 'macOS 15', support: 'supported', endsOn: null, newer: null },
  ...{ owner: null, status: 'assigned', state: 'failing', level: 'standard', failing: ['encryption'], unknown: [] },
  ...{ lastSeenAt: null, isStale: false, version: 1, purchasedOn: null, warrantyUntil: null, wipe: 'none', disposal: null },
  ...{ checks: [check], evidence: [], handovers: [] },
};
const handover = { id: 'h1', kind: 'handover' as const, on: '2026-02-01', person: 'Ada Birch' };

async function open(part: Partial<Device> = {}, rights = 'admin,change') {
  cleanup();
  location.hash = '#/device?id=d1';
  const suite = renderInSuite(<DevicePage />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: { 'GET /security-data/v1/devices/d1': () => Response.json({ ...device, ...part }) },
  });
  await screen.findByRole('heading', { name: 'Laptop' });
  return suite;
}

const actions = async () => (await openMenu('More')).getAllByRole('button').map(({ textContent }) => textContent);
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test('only a device that nothing proves can be removed, all others are disposed of', async () => {
  await open();
  expect(await actions()).toEqual(['Print label', 'Remove', 'Dispose of']);
  await open({ handovers: [handover] });
  expect(await actions()).toEqual(['Print label', 'Dispose of']);
});

test('the data of a returned device still has to be deleted', async () => {
  await open({ status: 'returned', wipe: 'needed', handovers: [handover] });
  expect(screen.getByText('The data of the firm on this device still has to be deleted.')).toBeTruthy();
  expect(await actions()).toContain('Data was deleted');
  await open({ status: 'returned', wipe: 'done', handovers: [handover] });
  expect(screen.queryByText(/still has to be deleted/)).toBeNull();
});

test('a device that was disposed of cannot be changed, and shows what became of it', async () => {
  const certificate = { name: 'wiped.pdf', path: '/files/1' };
  await open({
    status: 'disposed',
    wipe: 'needed',
    disposal: { on: '2026-03-02', method: 'destroyed', note: 'Shredded', by: 'Ada Birch', certificate },
  });
  expect(screen.queryByRole('button', { name: /Edit|Confirm|More/ })).toBeNull();
  expect(screen.queryByText(/still has to be deleted/)).toBeNull();
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details.textContent).toMatch(/Disposed of.*Mar 2, 2026 · .* · Shredded/);
  expect(within(details).getByRole('link', { name: 'wiped.pdf' }).getAttribute('href')).toMatch(/\/files\/1$/);
});

test('members confirm what they see, and change nothing else; with read-only access not even that', async () => {
  await open({}, 'change');
  expect(buttons()).toEqual(['Confirm what I see']);
  await open({}, '');
  expect(screen.queryByRole('button')).toBeNull();
  await open({ checks: [] }, 'change');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('No checks apply to this kind of device.')).toBeTruthy();
});

test.each<[string, Partial<Device>, RegExp]>([
  ['was not seen for long', { isStale: true }, /not seen for 30 days/],
  ['is an administrator’s', { level: 'strict', checks: [{ ...check, check: 'vpn' }] }, /must meet more/],
  ['is not in use', { status: 'in-stock' }, /Checks count while the device is in use/],
])('says so of a device that %s', async (_, part, text) => {
  await open();
  expect(screen.queryByText(text)).toBeNull();
  await open(part);
  expect(screen.getByText(text)).toBeTruthy();
});

test('names the owner, the handovers and where evidence came from', async () => {
  const evidence: Device['evidence'][number] = {
    ...{ id: 'e1', source: 'osquery', by: 'Ada Birch', at: '2026-03-01T17:00:00Z', volumes: [], lastBackupAt: null },
    ...{ claims: { firewall: true, antivirus: false }, osVersion: '15.7', picture: null, fileName: 'mac.json' },
    ...{ claimed: ['encryption'], unproven: {}, reasons: {} },
  };
  await open({
    owner: { userId: 'u2', name: 'Ada Birch', isActive: true },
    ...{ serial: 'S1', manufacturer: 'Apple', model: 'Air', location: 'Vault', handovers: [handover], evidence: [evidence] },
  });
  const details = screen.getByRole('region', { name: 'Details' }).textContent;
  for (const text of ['OwnerAda Birch', 'Serial numberS1', 'ModelApple Air', 'LocationVault', 'Last seenNever'])
    expect(details).toContain(text);
  expect(screen.getByRole('region', { name: 'Handovers' }).textContent).toContain('Received by Ada Birch, Feb 1, 2026');
  const text = screen.getByRole('region', { name: 'Evidence' }).textContent;
  expect(text).toMatch(
    /osquery by Ada Birch.*on: firewall; off: antivirus; claimed, not proven: disk encryption · 15\.7 · mac\.json/,
  );
});

test('what to do about a required check that fails is open, about a recommended one it is folded', async () => {
  await open({
    checks: [check, { ...check, check: 'backup', requirement: 'recommended' }, { ...check, check: 'firewall', state: 'pass' }],
  });
  const items = within(screen.getByRole('region', { name: 'Checks' })).getAllByRole('heading', { level: 3 });
  const opened = items.map((heading) => [heading.textContent, heading.closest('li')?.querySelector('details')?.open]);
  expect(opened).toEqual([
    ['Disk encryption', true],
    ['Backup', false],
    ['Firewall', undefined],
  ]);
});

test('an unknown device leads back to the list', async () => {
  location.hash = '#/device?id=gone';
  renderInSuite(<DevicePage />, { zone: 'devices', claims: { userId: 'u1', companyId: 'c1' } });
  expect(await screen.findByText('There is no such device')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Devices' }).getAttribute('href')).toBe('#/');
});

test('a supported system shows its version, and never that it has all updates', async () => {
  const supported: CheckState = { ...check, check: 'os', state: 'pass' };
  const checks = () => screen.getByRole('region', { name: 'Checks' }).textContent;
  const windows = { ...device.os, platform: 'windows' as const, version: '10.0.22631.3155', release: 'Windows 11 23H2 (E)' };
  await open({ checks: [supported], os: windows });
  expect(checks()).toContain('Version 10.0.22631.3155. Whether it has the latest security updates is not judged.');
  await open({ checks: [supported], os: { ...device.os, version: '15.2', newer: { version: '15.7.9', on: '2026-08-22' } } });
  expect(checks()).toContain('Version 15.2 lacks updates: 15.7.9 was out on Aug 22, 2026. Install it, or the next release.');
  expect(checks()).not.toContain('not judged');
});
