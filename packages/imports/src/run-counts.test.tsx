import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import { RunCounts } from './run-counts';

const none = { read: 0, imported: 0, skipped: 0, rejected: 0 };

test('only record kinds that had rows are listed', async () => {
  const counts = [
    { kind: 'invoices', read: 3, imported: 3, skipped: 0, rejected: 0 },
    { kind: 'payments', ...none },
  ];
  renderInSuite(<RunCounts run={{ counts, notices: [] }} />, { zone: 'iq-settings', claims: {} });
  expect((await screen.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
    'KindReadImportedSkippedRejected',
    'Invoices3300',
  ]);
});

test('warnings about imported rows are listed unless the import was undone', async () => {
  const run = { counts: [{ kind: 'payments', ...none }], notices: ['Line 3: the payment is not applied.'] };
  renderInSuite(<RunCounts run={run} />, { zone: 'iq-settings', claims: {} });
  expect(await screen.findByText('Line 3: the payment is not applied.')).toBeTruthy();
  cleanup();
  renderInSuite(<RunCounts run={{ ...run, undoneAt: '2026-11-23T10:00:00Z' }} />, { zone: 'iq-settings', claims: {} });
  await screen.findByRole('table');
  expect(screen.queryByText('Line 3: the payment is not applied.')).toBeNull();
});

test('skipped rows are explained by reason', async () => {
  const counts = [
    { kind: 'invoices', read: 9, imported: 0, skipped: 9, skips: { unchanged: 2, older: 7 }, rejected: 0 },
    { kind: 'payments', read: 1, imported: 1, skipped: 0, skips: {}, rejected: 0 },
  ];
  renderInSuite(<RunCounts run={{ counts, notices: [] }} />, { zone: 'iq-settings', claims: {} });
  expect(
    await screen.findByText('Invoices skipped: 2 unchanged in the ledger and 7 older than what the ledger has.'),
  ).toBeTruthy();
  expect(screen.queryByText(/^Payments skipped/)).toBeNull();
});
