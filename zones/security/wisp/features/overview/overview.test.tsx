import type { Plan } from '@services/security-plan/contract/plan';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plan } from '../frame/plan.fixture';
import { Overview } from './overview';

async function open(part: Partial<Plan> = {}, hash = '#/') {
  cleanup();
  location.hash = hash;
  const suite = renderInSuite(<Overview />, {
    zone: 'wisp',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: { 'GET /wisp/v1/plan': () => Response.json({ plan: { ...plan, ...part }, people: [] }) },
  });
  await screen.findByRole('heading', { level: 1 });
  return suite;
}

const stat = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;
const shown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent);

test('counts elements, live controls, acknowledgements, and what is due', async () => {
  await open();
  // An accepted risk counts as met; an exempt element is not counted.
  expect(stat('Safeguards Rule 314.4')).toContain('2 of 3 met');
  expect(stat('Safeguards Rule 314.4')).toContain('1 not applicable');
  expect(stat('Controls that prove themselves')).toMatch(/2 checked automatically.*1 of them met; 6 controls in all/);
  expect(stat('Acknowledged')).toMatch(/3 of 5 people.*1 overdue/);
  // An item is overdue from the day after its last day on.
  expect(stat('Overdue or due within 30 days')).toMatch(/3 items.*1 overdue, first: Access review, Mar 9, 2026/);
  await open({ due: plan.due.slice(1), acknowledged: { people: 1, done: 1, overdue: 0 } });
  expect(stat('Due within 30 days')).toMatch(/2 items.*next: Section II, Mar 10, 2026/);
  expect(stat('Acknowledged')).toMatch(/1 of 1 person.*none overdue/);
});

test('what is due leads to where it is done, overdue in the color of a problem', async () => {
  await open();
  const items = within(screen.getByRole('region', { name: 'What is due' })).getAllByRole('listitem');
  expect(items.map((item) => [item.querySelector('a')?.getAttribute('href'), item.querySelector('.text-bad') !== null])).toEqual([
    ['#/control?key=access', true],
    ['#/section?key=II', false],
    ['#/register?kind=providers', false],
  ]);
});

test.each([
  ['all', ['Backup', 'Firewall', 'Logs', 'Incidents', 'Access', 'Wireless']],
  ['work', ['Backup', 'Logs', 'Access']],
  ['expiring', ['Logs']],
  ['none', ['Incidents']],
  ['mine', ['Backup']],
])('the address decides which controls are shown: %s', async (view, titles) => {
  await open({}, `#/?view=${view}`);
  expect(shown()).toEqual(titles);
});

test('the views count their controls, and the address follows the choice', async () => {
  await open();
  const chips = within(screen.getByRole('group', { name: 'Controls to show' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent?.replace(/\D/g, ''))).toEqual(['6', '3', '1', '1', '1']);
  await userEvent.click(screen.getByRole('button', { name: /^Needs work/ }));
  expect(location.hash).toBe('#/?view=work');
  expect(shown()).toEqual(['Backup', 'Logs', 'Access']);
});

test('the state of a control has its own color, and a control that proves itself is live', async () => {
  await open();
  const badges = [...screen.getByRole('table').querySelectorAll('.ui-badge')];
  expect(badges.map(({ textContent, classList }) => [textContent, classList[1]])).toEqual([
    ['Not met', 'ui-badge-bad'],
    ['Met', 'ui-badge-good'],
    ['Needs work', 'ui-badge-warn'],
    ['Not applicable', 'ui-badge-neutral'],
    ['Unknown', 'ui-badge-neutral'],
    ['Risk accepted', 'ui-badge-info'],
  ]);
  const lastCells = [...screen.getByRole('table').querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent);
  expect(lastCells).toEqual(['live', 'live', 'Apr 1, 2026', '', '', '']);
});

test('asks to approve a draft with changes, and offers the version in force without any', async () => {
  const { answers, requests } = await open();
  expect(screen.getByText('Version 2 · in force')).toBeTruthy();
  expect(screen.getByText('Qualified Individual: Quinn Ito · approved Jan 5, 2026 · annual review due Jan 5, 2027')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See versions' })).toBeTruthy();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  answers['GET /wisp/v1/documents/2/pdf'] = () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(requests).toContain('GET /wisp/v1/documents/2/pdf');
  await open({ hasChanges: true });
  expect(screen.getByRole('link', { name: 'Approve version 3' })).toBeTruthy();
  await open({ inForce: null, qualifiedIndividual: null, reviewDueOn: null });
  expect(screen.getByText('Draft')).toBeTruthy();
  expect(screen.getByText('Qualified Individual: not named')).toBeTruthy();
  expect(stat('Acknowledged')).toContain('no version is in force');
});
