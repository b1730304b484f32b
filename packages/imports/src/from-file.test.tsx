import type { TableField } from '@services/ledger/contract/table';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { FromFile } from './from-file';

const whole = { leavesOutPaid: false, listsOverdue: false, hasUndatedPayments: false };

const open = (fields: TableField[], guess = whole) => {
  const confirmation = { kind: 'invoices', columns: fields.map((field) => ({ field })) } as const;
  renderInSuite(<FromFile confirmation={confirmation} guess={guess} asOf="2021-03-31" />, { zone: 'iq-onboarding', claims: {} });
};

test('revenue from a file with a column of tax is without it', async () => {
  open(['customer', 'number', 'date', 'amount', 'balance', 'tax']);
  expect(await screen.findByText('From the totals of all invoices, without tax.')).toBeTruthy();
});

test('revenue from a file without a column of tax is what the file states', async () => {
  open(['customer', 'number', 'date', 'amount', 'balance']);
  expect(await screen.findByText(/^From the totals of all invoices as the file states them\./)).toBeTruthy();
});

test('a list of open invoices gives no revenue, and says what to import', async () => {
  open(['customer', 'number', 'date', 'amount', 'balance'], { ...whole, leavesOutPaid: true });
  const texts = await screen.findAllByText('This list leaves out paid invoices. Import a list of all invoices to get it.');
  expect(texts.map((text) => text.parentElement?.firstElementChild?.textContent)).toEqual([
    'Revenue',
    'CEI',
    'DSO',
    'Days late, late payers',
  ]);
});
