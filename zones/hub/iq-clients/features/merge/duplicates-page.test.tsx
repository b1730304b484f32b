import type { Duplicates } from '@services/ledger/contract/clients';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, clientRow, faults, head } from '../metrics/answers.fixture';
import { DuplicatesPage } from './duplicates-page';

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
const value = (number: number) => ({ available: true as const, value: number });

const group: Duplicates['groups'][number] = {
  reason: 'name',
  key: 'acme roofing',
  clients: [
    { id: ids[0], name: 'ACME ROOFING LLC', email: null },
    { id: ids[1], name: 'Acme Roofing, LLC', email: 'office@acme.example' },
  ],
};

const client =
  (clientId: string, name: string, invoices: number, revenue: number): Answer =>
  () =>
    Response.json({
      ...head,
      client: clientRow(name, { clientId, invoices, revenue: value(revenue), open: value(revenue / 2) }),
      period: { from: '2025-01-02', to: '2026-01-01', days: 365 },
      because: [],
      undecided: [],
      uncompared: [],
      ledgerCustomers: [],
      merged: [],
      faults,
      excluded: { sales: [], open: [], dso: [], cei: [] },
      months: [],
    });

function open() {
  const sent: { method: string; body: unknown }[] = [];
  let groups = [group];
  const write: Answer = async (request) => {
    sent.push({ method: request.method, body: await request.json() });
    groups = [];
    return new Response(null, { status: 204 });
  };
  renderInSuite(<DuplicatesPage />, {
    zone: 'iq-clients',
    claims,
    answers: {
      'GET /insights/clients/duplicates': () => Response.json({ groups, total: groups.length }),
      [`GET /insights/metrics/clients/${ids[0]}`]: client(ids[0], 'ACME ROOFING LLC', 3, 100_000),
      [`GET /insights/metrics/clients/${ids[1]}`]: client(ids[1], 'Acme Roofing, LLC', 12, 500_000),
      'POST /insights/clients/merges': write,
      'PUT /insights/clients/duplicates': write,
    },
  });
  return sent;
}

test('shows what each client contributes and the combined totals, then merges into the chosen name', async () => {
  const sent = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Merge ACME ROOFING LLC, Acme Roofing, LLC' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Merge clients' }));
  await waitFor(() => expect(dialog.getByRole('row', { name: /^Together/ }).textContent).toContain('15$6,000$3,000'));
  // The client with more invoices is preselected.
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Acme Roofing, LLC' }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: 'ACME ROOFING LLC' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge clients' }));
  expect(await screen.findByText('No duplicates')).toBeTruthy();
  expect(sent).toEqual([{ method: 'POST', body: { intoId: ids[0], clientIds: [ids[1]] } }]);
});

test('no longer suggests clients that a person marked as different', async () => {
  const sent = open();
  await userEvent.click(await screen.findByRole('button', { name: 'ACME ROOFING LLC, Acme Roofing, LLC are not the same' }));
  expect(await screen.findByText('No duplicates')).toBeTruthy();
  expect(sent).toEqual([{ method: 'PUT', body: { reason: 'name', key: 'acme roofing', clientIds: [...ids] } }]);
});
