import type { Headlines } from '@services/insights/contract/import-effects';
import type { ImportChanges } from '@services/ledger/contract/import-changes';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportEffect } from './import-effect';

const runId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const claims = { userId: runId, companyId: runId, email: 'olivia@harborline.example' };

const of = (value: number) => ({ available: true as const, value });
const before: Headlines = {
  ...{ asOf: '2021-03-31', currency: 'USD', revenue: of(1500000), open: of(900000), overdue: of(0) },
  ...{ cei: { available: false, reason: 'ledger-too-short' }, dso: of(20), opportunity: of(0) },
};
const changes: ImportChanges = {
  counts: { new: 1, changed: 0, paid: 1, removed: 0, unchanged: 7 },
  documents: [
    {
      ...{ kind: 'invoice', number: 'A-2', party: 'Bolt', fate: 'paid', currency: 'USD' },
      ...{ before: { total: 5000, open: 5000 }, after: { total: 5000, open: 0 } },
    },
    {
      ...{ kind: 'payment', number: 'R-1', party: 'Bolt', fate: 'new', currency: 'USD' },
      ...{ before: null, after: { total: 5000, open: null } },
    },
  ],
};

/** What is owed between two amounts, because of 3 invoices without an amount paid. */
const between: Headlines['overdue'] = {
  ...{ available: false, reason: 'settlement-unknown' },
  range: { low: 100000, high: 102000, without: 100000, documents: { unknownInvoices: 3 } },
};

const open = (data: ImportChanges) =>
  renderInSuite(<ImportEffect runId={runId} />, {
    zone: 'iq-settings',
    claims,
    answers: {
      [`GET /insights/imports/${runId}/changes`]: () => Response.json({ data }),
      [`GET /insights/metrics/imports/${runId}`]: () =>
        Response.json({ runId, before, after: { ...before, asOf: '2021-04-30', open: of(400000), overdue: between } }),
    },
  });

const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

test('an import shows its counts, the six metrics before and after, and the documents that changed most', async () => {
  open(changes);
  const metrics = await screen.findByRole('table', { name: 'Headline metrics before and after' });
  const rows = cellsOf(metrics);
  expect(rows.map(([name]) => name)).toEqual([
    ...['Metric', 'Revenue', 'Receivables', 'Overdue', 'CEI', 'DSO', 'Pricing opportunity'],
  ]);
  expect(rows[2]).toEqual(['Receivables', '$9,000', '$4,000']);
  expect(rows[3]).toEqual(['Overdue', '$0', '$1,000 to $1,020 (A range because of 3 invoices without an amount paid.)']);
  expect(rows[4]?.[1]).not.toMatch(/\d%/);
  expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    ...['New1', 'Changed0', 'Paid1', 'Unchanged7'],
  ]);
  expect(cellsOf(screen.getByRole('table', { name: 'Documents that changed most' })).slice(1)).toEqual([
    ['Invoice A-2 Bolt', 'Paid', '$50.00 open of $50.00', '$0.00 open of $50.00'],
    ['Payment R-1 Bolt', 'New', 'Not in the ledger', '$50.00'],
  ]);
});

test('a failure to load what an import changed is shown, and can be tried again', async () => {
  const { answers } = open(changes);
  const path = `GET /insights/imports/${runId}/changes`;
  const working = answers[path];
  answers[path] = () => new Response('', { status: 500 });
  expect((await screen.findByRole('alert')).textContent).toContain('What this import changed could not be loaded.');
  answers[path] = working as Answer;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'What this import changed' })).toBeTruthy();
});
