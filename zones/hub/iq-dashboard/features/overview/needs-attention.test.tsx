import type { ToDo } from '@services/insights/contract/to-dos';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { NeedsAttention } from './needs-attention';

const clientId = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  rights: 'change,app:iq-dashboard,app:iq-clients,app:iq-client-advisory',
};

const toDo = (client: string, more: Partial<ToDo>): ToDo => ({
  id: crypto.randomUUID(),
  clientId,
  client,
  rule: null,
  text: null,
  evidence: [],
  asOf: '2026-10-31',
  holds: true,
  atStake: null,
  state: 'open',
  owner: null,
  dueOn: null,
  snoozedUntil: null,
  dismissReason: null,
  dismissText: null,
  promise: null,
  createdAt: '2026-10-31T10:00:00.000Z',
  createdBy: null,
  changedAt: null,
  changedBy: null,
  notes: [],
  version: 1,
  ...more,
});

const open = (asOf: string) => {
  const requested: string[] = [];
  renderInSuite(<NeedsAttention currency="USD" asOf={asOf} />, {
    zone: 'iq-dashboard',
    claims,
    answers: {
      'GET /insights/advisory/to-dos': (request) => {
        requested.push(new URL(request.url).search);
        const toDos = [
          toDo('Ash', { rule: 'collect', atStake: 250_400, evidence: [{ measure: 'longestPastDue', value: 246 }] }),
          toDo('Birch', { rule: 'raise-price', atStake: 180_000, evidence: [{ measure: 'stalePrices', value: 4 }] }),
          toDo('Cedar', { rule: 'grow', atStake: 90_000, evidence: [{ measure: 'firstInvoiceOn', value: '2026-03-02' }] }),
        ];
        return Response.json({
          today: '2026-11-01',
          currency: 'USD',
          salesAreRevenue: true,
          toDos,
          total: 3,
          counts: { open: 2, mine: 0, snoozed: 0, done: 0, dismissed: 0 },
        });
      },
      'GET /insights/metrics/state': () =>
        Response.json({ asOf: '2026-10-31', currency: 'USD', coversFrom: '2023-09-01', clients: 2, openToDos: 2 }),
    },
  });
  return requested;
};

test('shows each urgent to-do with its reason, the meaning of its amount, and a link to handle it', async () => {
  const requested = open('2026-10-31');
  const [ash, birch, cedar] = await screen.findAllByRole('listitem');
  expect(ash?.textContent).toBe('AshCollect what is overdue · 246 days past due$2,504 overdueSend a reminder');
  expect(birch?.textContent).toBe('BirchRaise the price · 4 stale prices$1,800 pricing opportunity per yearSee the prices');
  // No document of the firm has sales tax.
  expect(cedar?.textContent).toContain('$900 annual revenue');
  const remind = screen.getByRole('link', { name: 'Send a reminder: Collect what is overdue, Ash' });
  expect(remind.getAttribute('href')).toContain(`/iq/clients/#/client?id=${clientId}&act=remind`);
  expect(Object.fromEntries(new URLSearchParams(requested[0]))).toMatchObject({ limit: '5' });
  expect(requested[0]).not.toMatch('sort=atStake');
  expect(screen.queryByText(/^To-dos are as of/)).toBeNull();
});

test('says which date the to-dos are from when the numbers are as of an earlier one', async () => {
  open('2026-06-30');
  expect(await screen.findByText('To-dos are as of Oct 31, 2026, the latest import.')).toBeTruthy();
});
