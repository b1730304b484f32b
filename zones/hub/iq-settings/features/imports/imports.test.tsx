import type { ImportRun } from '@services/ledger/contract/imports';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Imports } from './imports';

const id = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';

const run = (fileName: string, mayUndo: boolean): ImportRun => ({
  ...{ id: crypto.randomUUID(), source: 'xero', fileName, failure: null, counts: [], notices: [], mayUndo },
  ...{ startedAt: '2021-03-31T10:00:00Z', finishedAt: '2021-03-31T10:00:01Z', milliseconds: 1000 },
  undoEffects: [{ kind: 'invoices', removed: 1, changedBack: 0 }],
});

test('an import that can be undone can be undone in the list', async () => {
  renderInSuite(<Imports />, {
    zone: 'iq-settings',
    claims: { userId: id, companyId: id, email: 'olivia@harborline.example' },
    answers: {
      'GET /insights/imports': () => Response.json({ runs: [run('new.csv', true), run('old.csv', false)], total: 2 }),
    },
  });
  const [latest, older] = await screen.findAllByRole('row', { name: /csv/ });
  expect(within(older as HTMLElement).queryByRole('button', { name: 'Undo import' })).toBeNull();
  await userEvent.click(within(latest as HTMLElement).getByRole('button', { name: 'Undo import' }));
  expect(screen.getByRole('dialog').textContent).toContain('Removed from your ledger: 1 invoice.');
});
