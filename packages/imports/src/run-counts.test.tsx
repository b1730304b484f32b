import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { RunCounts } from './run-counts';

const none = { read: 0, imported: 0, skipped: 0, rejected: 0 };

test('only record kinds that had rows are listed', async () => {
  const counts = [
    { kind: 'invoices', read: 3, imported: 3, skipped: 0, rejected: 0 },
    { kind: 'payments', ...none },
  ];
  renderInSuite(<RunCounts counts={counts} />, { zone: 'iq-settings', claims: {} });
  expect((await screen.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
    'KindReadImportedSkippedRejected',
    'Invoices3300',
  ]);
});
