import type { DeviceOverview } from '@services/devices/contract/devices';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { localDayOf } from '@suite/values/iso-day';
import { cleanup, screen, within } from '@testing-library/react';
import { Overview } from './overview';

const data: DeviceOverview = {
  ...{ devices: 1200, assigned: 1000, states: { failing: 4, unknown: 3, passing: 993, none: 200 }, stale: 2, withoutOwner: 0 },
  ...{ openReturns: 0, newestEvidenceOn: '2026-03-01', endingWithin90Days: 7, osTableOn: localDayOf(Date.now()) },
  shares: {
    encryption: { on: 6, off: 2, unknown: 1 },
    firewall: { on: 9, off: 0, unknown: 0 },
    antivirus: { on: 0, off: 0, unknown: 0 },
  } as DeviceOverview['shares'],
};

async function open(part: Partial<DeviceOverview> = {}) {
  cleanup();
  renderInSuite(<Overview />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change' },
    answers: { 'GET /security-data/v1/overview': () => Response.json({ ...data, ...part }) },
  });
  await screen.findByRole('heading', { level: 1 });
}

const stat = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
const card = (title: string) => screen.getByRole('heading', { name: title }).closest('li');

test('counts the devices of each kind, and leads to them', async () => {
  await open();
  expect(stat('In use')?.textContent).toContain('1,000of 1,200 in the inventory. Newest evidence Mar 1, 2026');
  const linked = ['Failing', 'Unknown', 'Not seen for 30 days', 'Support ends within 90 days'].map((name) => {
    const link = stat(name)?.querySelector('a');
    return [link?.textContent, link?.getAttribute('href')];
  });
  expect(linked).toEqual([
    ['4', '#/?view=failing'],
    ['3', '#/?view=unknown'],
    ['2', '#/?view=stale'],
    ['7', '#/?view=ending'],
  ]);
});

test('shows the share of devices that each protection is proven on', async () => {
  await open();
  const encryption = card('Drive encryption');
  expect(encryption?.textContent).toContain('6 of 9');
  expect(
    [...(encryption?.querySelectorAll('.ui-badge') ?? [])].map(({ textContent, classList }) => [textContent, classList[1]]),
  ).toEqual([
    ['2 without', 'ui-badge-bad'],
    ['1 unknown', 'ui-badge-warn'],
  ]);
  const widths = [...(encryption?.querySelectorAll<HTMLElement>('[style]') ?? [])].map(({ className, style }) => [
    className,
    style.width,
  ]);
  expect(widths[1]).toEqual(['bg-bad', `${(100 * 2) / 9}%`]);
  expect(card('Firewalls')?.querySelector('.ui-badge')).toBeNull();
  expect(card('Antivirus software')?.textContent).toContain('Applies to no device in use');
});

test('tells administrators what is open: returns, and the table of operating systems', async () => {
  await open();
  expect(screen.queryByRole('link', { name: /^Returns|^OS support/ })).toBeNull();
  await open({ openReturns: 1, osTableOn: '2026-02-01', newestEvidenceOn: null });
  expect(screen.getByText(/^One person who left has devices to return/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Returns' }).getAttribute('href')).toBe('#/returns');
  expect(screen.getByText(/is as of Feb 1, 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'OS support' }).getAttribute('href')).toBe('#/os-support');
  expect(within(stat('In use') as HTMLElement).getByText(/No evidence yet/)).toBeTruthy();
});
