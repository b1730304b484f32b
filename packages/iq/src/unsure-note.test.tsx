import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsureNote } from './unsure-note';

const unknown = { available: false, reason: 'settlement-unknown' } as const;
const range = { ...unknown, range: { low: 1, high: 2, without: 1, documents: { undatedInvoices: 3 } } };

function open(metrics: Parameters<typeof UnsureNote>[0]['metrics']) {
  const sent: unknown[] = [];
  renderInSuite(<UnsureNote unsure={3} metrics={metrics} rows={{ asOf: '' }} />, {
    zone: 'iq-dashboard',
    claims: {},
    answers: {
      'PUT /insights/metrics/choices': async (request: Request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
  });
  return sent;
}

test('offers to leave out documents that make a metric a range', async () => {
  const sent = open([range, unknown]);
  expect(await screen.findByText(/^When 3 documents were paid.*is between two amounts or not available/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave these out' }));
  await waitFor(() => expect(sent).toEqual([{ leavesOutUnsure: true }]));
});

test('says that they are left out, and offers to include them', async () => {
  const sent = open([{ available: true, value: 1, leftOut: { undatedInvoices: 3 } }, unknown]);
  expect(await screen.findByText(/They are left out of numbers on what is open and overdue/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Include them' }));
  await waitFor(() => expect(sent).toEqual([{ leavesOutUnsure: false }]));
});

test('offers nothing where they are too much of every metric', async () => {
  open([unknown, unknown]);
  expect(await screen.findByText(/is therefore not available; sales are/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
