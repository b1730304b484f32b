import type { Software as SoftwareData } from '@services/directory-api/contract/answers';
import { chooseOption, enter } from '@suite/testing/fields';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, failed, openExplore, recorder, tool } from '../frame/directory.fixture';
import { Software } from './software';

const ANN = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const CARL = '3b1f0a62-7c1d-4f5e-9a0b-2c4d6e8f0a1b';
const carl = { id: CARL, name: 'Carl Gone', hasLeft: true };
const second = {
  ...tool,
  vendor: 'bell',
  name: 'Bell',
  monthly: 9_000,
  entry: null,
  noticeOn: null,
  noticeDays: 0,
  renewsOn: null,
};
const stopped = { ...second, vendor: 'old', name: 'Old Tool', isActive: false };

const software: SoftwareData = {
  ...{ asOf: '2026-03-01', currency: 'USD', isSample: false, monthly: 13_900 },
  tools: [second, { ...tool, owner: carl, zombie: 'owner-left' }, stopped],
  overlaps: [{ category: 'payroll', monthly: 13_900, tools: [{ vendor: 'acme' }, { vendor: 'bell' }] }],
};

function open(part: Partial<SoftwareData> = {}, rights = 'change') {
  const { sent, write } = recorder();
  const data = {
    software: { software: { ...software, ...part } },
    people: { people: [{ id: ANN, name: 'Ann Lee' }] },
    vendors: {
      vendors: { total: 1, vendors: [{ ...card, id: 'v2', name: 'Bell Pay' }], facets: [] },
      directory: { vendors: 1, sources: [] },
    },
  };
  const answers = {
    'PUT /solutionhub-vendors/v1/tools': write('tool'),
    'PUT /solutionhub-vendors/v1/matches': write('match'),
  };
  return { ...openExplore(<Software />, data, { rights, answers }), sent };
}

const edit = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('adds up what the firm pays, and where it overlaps', async () => {
  open();
  const stat = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
  expect(await stat('Cost a month')).toContain('$139');
  expect(await stat('Cost a month')).toContain('$1,668 a year');
  expect(await stat('Tools in use')).toMatch(/2.*1 no longer paid/);
  expect(await stat('Overlaps')).toMatch(/1.*\$139 a month in these categories/);
  expect(await stat('Possibly unused')).toContain('1');
  expect(screen.getByText('Acme Payroll $49, Bell $90')).toBeTruthy();
  expect(screen.getByText('Carl Gone, who looked after it, has left the firm. It costs $49 a month.')).toBeTruthy();
});

test('counts the contracts whose notice is due within 60 days', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
  const due = [-2, 1, 58, 63].map((days) => ({ ...tool, vendor: String(days), noticeOn: inDays(days) }));
  open({ tools: [...due, { ...tool, vendor: 'ended', noticeOn: inDays(5), endedOn: '2026-01-01' }] });
  const stat = (await screen.findByText('Notice due in 60 days', { selector: 'dt' })).parentElement?.textContent;
  expect(stat).toBe('Notice due in 60 days2');
});

test('lists each tool with its bills, its renewal and its owner', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Tools that you pay for' }));
  const rowOf = (name: string) => table.getByText(name).closest('tr')?.textContent ?? '';
  for (const text of ['$49', 'monthly', 'Feb 15, 2026', 'Dec 31, 2026', 'Notice by Dec 1, 2026', 'Carl Gone', 'has left'])
    expect(rowOf('Acme Payroll')).toContain(text);
  expect(rowOf('Old Tool')).toContain('No longer paid');
  expect(rowOf('Bell')).toMatch(/Payroll · Not in the directory.*Nobody/);
});

test('owner, renewal, notice, end and note of a tool are saved', async () => {
  const { sent, toasts } = open();
  await edit('Acme Payroll');
  await chooseOption('Owner', 'Ann Lee');
  enter(screen.getByLabelText(/^Contract renews on/), '2027-01-31');
  enter(screen.getByRole('textbox', { name: 'Notice in days before' }), '365');
  enter(screen.getByLabelText('No longer used since'), '2026-02-28');
  enter(screen.getByRole('textbox', { name: 'Note' }), 'Ask first.');
  await save();
  await waitFor(() => expect(toasts).toEqual(['Acme Payroll was saved.']));
  const body = {
    vendor: 'acme',
    ownerId: ANN,
    renewsOn: '2027-01-31',
    noticeDays: 365,
    endedOn: '2026-02-28',
    note: 'Ask first.',
    version: 2,
  };
  expect(sent).toEqual([['tool', body]]);
});

test('an unchanged tool keeps its renewal, and an expected one is not saved as entered', async () => {
  const { sent } = open();
  await edit('Acme Payroll');
  await save();
  const body = {
    vendor: 'acme',
    ownerId: CARL,
    renewsOn: '2026-12-31',
    noticeDays: 30,
    endedOn: null,
    note: 'Yearly.',
    version: 2,
  };
  await waitFor(() => expect(sent).toEqual([['tool', body]]));
  const expected = open({ tools: [{ ...tool, isRenewalEntered: false }] });
  await edit('Acme Payroll');
  await save();
  await waitFor(() => expect(expected.sent).toMatchObject([['tool', { renewsOn: null }]]));
});

test.each(['366', '-1', 'x'])('a notice of %s days is refused', async (text) => {
  const { sent } = open();
  await edit('Acme Payroll');
  enter(screen.getByRole('textbox', { name: 'Notice in days before' }), text);
  await save();
  expect(screen.getByText('Enter a number of days from 0 to 365.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a person says which vendor of the directory a tool is', async () => {
  const { sent } = open();
  await edit('Bell');
  await chooseOption('In the directory it is', 'Bell Pay');
  await save();
  await waitFor(() => expect(sent.map(([what]) => what)).toEqual(['match', 'tool']));
  expect(sent[0]).toEqual(['match', { vendor: 'bell', vendorId: 'v2' }]);
  const none = open();
  await edit('Bell');
  await chooseOption('In the directory it is', 'Not in the directory');
  await save();
  await waitFor(() => expect(none.sent[0]).toEqual(['match', { vendor: 'bell', vendorId: null }]));
});

test('a tool that somebody else has changed is not overwritten, unless the person keeps their own', async () => {
  const tools = [tool];
  const { answers, sent } = open({ tools });
  const path = 'PUT /solutionhub-vendors/v1/tools';
  const works = answers[path];
  answers[path] = () => {
    tools[0] = { ...tool, noticeDays: 60, version: 3 };
    return failed('changed_meanwhile', 'Look again.');
  };
  await edit('Acme Payroll');
  enter(screen.getByRole('textbox', { name: 'Note' }), 'Mine');
  await save();
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  if (works) answers[path] = works;
  await save();
  const body = { vendor: 'acme', ownerId: null, renewsOn: '2026-12-31', noticeDays: 30, endedOn: null, note: 'Mine', version: 3 };
  await waitFor(() => expect(sent).toEqual([['tool', body]]));
});

test('a tool that could not be saved says why', async () => {
  const { answers } = open();
  answers['PUT /solutionhub-vendors/v1/tools'] = () => failed('changed_meanwhile', 'Look again.');
  await edit('Bell');
  await save();
  expect(await screen.findByText('It was not saved. Look again.')).toBeTruthy();
});

test('read-only access edits nothing', async () => {
  open({}, '');
  await screen.findByRole('table', { name: 'Tools that you pay for' });
  expect(screen.queryByRole('button', { name: /^Edit|^Set owner/ })).toBeNull();
});
