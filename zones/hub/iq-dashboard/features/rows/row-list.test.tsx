import type { LedgerRow } from '@services/insights/contract/ledger-rows';
import { chooseOption } from '@suite/testing/fields';
import { findInList, openNextPage, saveCsv, sortBy } from '@suite/testing/list-actions';
import { listServer } from '@suite/testing/list-server';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import { RowsPage } from './rows-page';

const rows = Array.from(
  { length: 31 },
  (_, place): LedgerRow => ({
    ...{
      kind: 'invoice',
      id: `i${place}`,
      number: `INV-${place + 1}`,
      name: 'Ann Ltd',
      clientId: `33333333-3333-4333-8333-3333333333${String(place).padStart(2, '0')}`,
    },
    ...{ date: '2025-11-01', dueOn: '2025-12-01', amount: 10_000, currency: 'USD', value: 6_050 },
    ...{ isUnsure: false, isTaxKnown: true, daysPastDue: 31 },
  }),
);

async function open() {
  location.hash = '#/rows';
  const all = { total: 31, sum: 187_550, unsure: 0 };
  const { answer, requested } = listServer('rows', rows, { asOf: '2026-01-01', currency: 'USD', sum: 187_550, unsure: 0, all });
  renderInSuite(<RowsPage />, {
    zone: 'iq-dashboard',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: { 'GET /insights/metrics/open/rows': answer },
  });
  await screen.findByText('1–30 of 31');
  return requested;
}

test('filters open invoices by words and kind', async () => {
  const requested = await open();
  await findInList('ann');
  await chooseOption('Kind', 'Invoice');
  await waitFor(() => expect([requested.at(-1)?.get('find'), requested.at(-1)?.get('kind')]).toEqual(['ann', 'invoice']));
});

test('sorts open invoices by the oldest first', async () => {
  const requested = await open();
  await sortBy('Past due');
  await waitFor(() =>
    expect([requested.at(-1)?.get('sort'), requested.at(-1)?.get('order')]).toEqual(['daysPastDue', 'descending']),
  );
});

test('opens the next page of open invoices', async () => {
  await open();
  await openNextPage();
  expect(await screen.findByRole('link', { name: 'INV-31' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('exports the open invoices of all pages', async () => {
  await open();
  const { name, text } = await saveCsv();
  const lines = text.trim().split('\r\n');
  expect(name).toBe('rows-open-2026-01-01.csv');
  expect([lines.length, lines[0]]).toEqual([32, 'Number,Kind,Name,Date,Due,Past due (days),Amount,Currency,Included (USD)']);
  expect(lines[31]).toBe('INV-31,Invoice,Ann Ltd,2025-11-01,2025-12-01,31,100,USD,60.5');
});
