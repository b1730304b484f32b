import type { ToDo } from '@services/insights/contract/to-dos';
import { findInList, openNextPage, saveCsv, sortBy } from '@suite/testing/list-actions';
import { listServer } from '@suite/testing/list-server';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToDos } from './to-dos';

const toDos = Array.from(
  { length: 31 },
  (_, place): ToDo => ({
    ...{
      id: `33333333-3333-4333-8333-3333333333${String(place).padStart(2, '0')}`,
      clientId: `44444444-3333-4333-8333-3333333333${String(place).padStart(2, '0')}`,
      client: `Client ${place + 1}`,
      rule: 'collect',
      text: null,
    },
    ...{ evidence: [{ measure: 'longestPastDue', value: 12 }], asOf: '2026-01-01', holds: true, atStake: 88_050, state: 'open' },
    ...{
      owner: { userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e', name: 'Ada Birch' },
      dueOn: '2027-03-31',
      snoozedUntil: null,
      dismissReason: null,
    },
    ...{ dismissText: null, promise: null, createdAt: '2026-01-01T10:00:00.000Z', createdBy: null, changedAt: null },
    ...{ changedBy: null, notes: [], version: 3 },
  }),
);
const counts = { open: 31, mine: 0, snoozed: 0, done: 0, dismissed: 0 };

async function open() {
  location.hash = '#/';
  const { answer, requested } = listServer('toDos', toDos, {
    currency: 'USD',
    salesAreRevenue: false,
    today: '2027-03-01',
    counts,
  });
  renderInSuite(<ToDos />, {
    zone: 'iq-client-advisory',
    claims: { userId: 'u1', companyId: 'c1', rights: 'change,app:iq-client-advisory' },
    answers: { 'GET /insights/advisory/to-dos': answer },
  });
  await screen.findByText('1–30 of 31');
  return requested;
}

test('filters to-dos by words and state', async () => {
  const requested = await open();
  await findInList('lee');
  await userEvent.click(within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name: /^Done/ }));
  await waitFor(() => expect([requested.at(-1)?.get('find'), requested.at(-1)?.get('list')]).toEqual(['lee', 'done']));
});

test('sorts to-dos by the heading that is clicked', async () => {
  const requested = await open();
  await sortBy('Client');
  await waitFor(() => expect([requested.at(-1)?.get('sort'), requested.at(-1)?.get('order')]).toEqual(['client', 'ascending']));
});

test('opens the next page of to-dos', async () => {
  await open();
  await openNextPage();
  expect(await screen.findByRole('link', { name: 'Client 31' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('exports the to-dos of all pages, with the amount in dollars and its evidence', async () => {
  const requested = await open();
  const { name, text } = await saveCsv();
  const lines = text.trim().split('\r\n');
  expect(name).toMatch(/to-dos-\d{4}-\d\d-\d\d\.csv$/);
  expect([lines.length, requested.at(-1)?.get('list')]).toEqual([32, 'open']);
  const cells = lines[31]?.split(',') ?? [];
  expect([cells[0], cells[1], cells[3], cells[5], cells[6], cells[7], cells[9]]).toEqual([
    'Client 31',
    'Collect what is overdue',
    '880.5',
    'Open',
    'Ada Birch',
    '2027-03-31',
    '2026-01-01',
  ]);
  expect(cells[10]).toMatch(/: 12 days$/);
});
