import type { ImportRun } from '@services/ledger/contract/imports';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoImport } from './undo-import';

const run: ImportRun = {
  ...{ id: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e', source: 'xero', fileName: 'list.csv', failure: null, notices: [] },
  ...{ startedAt: '2021-03-31T10:00:00Z', finishedAt: '2021-03-31T10:00:01Z', milliseconds: 1000, mayUndo: true },
  counts: [{ kind: 'invoices', read: 9, imported: 9, skipped: 0, rejected: 0 }],
};

async function dialogOf(part: Partial<ImportRun>): Promise<string> {
  renderInSuite(<UndoImport run={{ ...run, ...part }} onUndone={() => undefined} />, { zone: 'iq-settings', claims: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  return screen.getByRole('dialog').querySelector('p')?.textContent ?? '';
}

test('the question says what is removed and what is changed back, not what the file has', async () => {
  const undoEffects: ImportRun['undoEffects'] = [
    { kind: 'invoices', removed: 2, changedBack: 2 },
    { kind: 'credit notes', removed: 1, changedBack: 0 },
  ];
  expect(await dialogOf({ undoEffects })).toBe(
    'Removed from your ledger: 2 invoices and 1 credit note. Changed back: 2 invoices.',
  );
});

test('an import that changed nothing says so', async () => {
  expect(await dialogOf({ undoEffects: [] })).toBe('It changed nothing in your ledger.');
});

test('an import that did not finish goes back to the state before', async () => {
  expect(await dialogOf({})).toBe('What it changed in your ledger goes back to what it was before.');
});
