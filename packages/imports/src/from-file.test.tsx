import type { TableField } from '@services/ledger/contract/table';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { FromFile } from './from-file';

const open = (...fields: TableField[]) =>
  renderInSuite(<FromFile confirmation={{ kind: 'invoices', columns: fields.map((field) => ({ field })) }} asOf="2021-03-31" />, {
    zone: 'iq-onboarding',
    claims: {},
  });

test('revenue from a file with a column of tax is without it', async () => {
  open('customer', 'number', 'date', 'amount', 'balance', 'tax');
  expect(await screen.findByText('From the totals of all invoices, without tax.')).toBeTruthy();
});

test('revenue from a file without a column of tax is what the file states', async () => {
  open('customer', 'number', 'date', 'amount', 'balance');
  expect(await screen.findByText(/^From the totals of all invoices as the file states them\./)).toBeTruthy();
});
