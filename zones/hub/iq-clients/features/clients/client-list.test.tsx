import { findInList, openNextPage, saveCsv, sortBy } from '@suite/testing/list-actions';
import { listServer } from '@suite/testing/list-server';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, clientRow, head, value } from '../metrics/answers.fixture';
import { Clients } from './clients';

const clients = Array.from({ length: 31 }, (_, place) =>
  clientRow(`Client ${place + 1}`, { clientId: `33333333-3333-4333-8333-3333333333${String(place).padStart(2, '0')}` }),
);

async function open() {
  location.hash = '#/';
  const { answer, requested } = listServer('clients', clients, head);
  renderInSuite(<Clients />, { zone: 'iq-clients', claims, answers: { 'GET /insights/metrics/clients': answer } });
  await screen.findByText('1–30 of 31');
  return requested;
}

test('filters clients by name and segment', async () => {
  const requested = await open();
  await findInList('lee');
  await waitFor(() => expect(requested.at(-1)?.get('find')).toBe('lee'));
  await userEvent.click(screen.getByRole('button', { name: /^Late payer/ }));
  await waitFor(() => expect(requested.at(-1)?.get('badge')).toBe('late-payer'));
  expect(requested.at(-1)?.get('find')).toBe('lee');
  expect(location.hash).toBe('#/?find=lee&badge=late-payer');
});

test('sorts clients by the highest amount first, then the lowest', async () => {
  const requested = await open();
  await sortBy('Overdue');
  await waitFor(() => expect([requested.at(-1)?.get('sort'), requested.at(-1)?.get('order')]).toEqual(['overdue', 'descending']));
  await sortBy('Overdue');
  await waitFor(() => expect([requested.at(-1)?.get('sort'), requested.at(-1)?.get('order')]).toEqual(['overdue', 'ascending']));
  expect(location.hash).toBe('#/?sort=overdue');
});

test('opens the next page of clients', async () => {
  await open();
  await openNextPage();
  expect(await screen.findByRole('rowheader', { name: 'Client 31' })).toBeTruthy();
  expect(screen.getByText('31–31 of 31')).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  expect(location.hash).toBe('#/?page=2');
});

test('exports the clients of all pages, with plain numbers under headings that name the unit', async () => {
  await open();
  const { name, text } = await saveCsv();
  const lines = text.trim().split('\r\n');
  expect(name).toBe('clients-2026-01-01.csv');
  expect(lines).toHaveLength(32);
  expect(lines[0]).toBe(
    'Client,Segment,"Revenue, 365 days (USD)","Revenue, the year before (USD)","Days late, invoices of 365 days (days)",Invoices late (%),Last invoice,Receivables (USD),Overdue (USD),Longest past due (days)',
  );
  expect(lines[31]).toBe('Client 31,Good,1100,900,4.5,25,2025-12-01,500,200,12');
});

test('says in the row of a client that credit is not deducted from what is overdue', async () => {
  location.hash = '#/';
  const { answer } = listServer(
    'clients',
    [
      clientRow('With credit', { open: value(15_000), overdue: value(50_000), unappliedCredit: value(35_000) }),
      clientRow('Without', { clientId: '33333333-3333-4333-8333-333333333301' }),
    ],
    head,
  );
  renderInSuite(<Clients />, { zone: 'iq-clients', claims, answers: { 'GET /insights/metrics/clients': answer } });
  const note = await screen.findByText('Before $350 of unapplied credit');
  expect(note.closest('td')?.textContent).toBe('$500Before $350 of unapplied credit');
  expect(screen.getAllByText(/^Before/)).toHaveLength(1);
});
