import type { Invoice } from '@services/invoices/contract/invoices';
import { listServer } from '@suite/testing/list-server';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { claims } from '../fixture-offers';
import { proposalId } from '../proposal/answers.fixture';
import { Invoices } from './invoices';

const written: NonNullable<Invoice['ledger']> = {
  ...{ name: 'Xero', number: 'INV-0012', status: 'approved', total: 50_000, settled: 0, address: null, differs: false },
};

const invoiceOf = (client: string, part: Partial<Invoice> = {}): Invoice => ({
  ...{ id: crypto.randomUUID(), paymentId: crypto.randomUUID(), proposalId, number: 7, client, dueOn: '2027-01-05' },
  ...{ currency: 'USD', amount: 50_000, received: 0, refunded: 0, state: 'written', problem: null, message: null },
  ...{ reason: null, ledger: written, payments: [], ...part },
});

test('an invoice says what came by transfer, because that is not posted, until the ledger has it', async () => {
  location.hash = '#/invoices';
  const invoices = [
    invoiceOf('Ann', { received: 20_000 }),
    invoiceOf('Bob'),
    invoiceOf('Cleo', { received: 50_000, ledger: { ...written, status: 'paid', settled: 50_000 } }),
    invoiceOf('Dora', { received: 20_000, state: 'waiting', ledger: null }),
  ];
  renderInSuite(<Invoices />, {
    zone: 'offer',
    claims,
    answers: { 'GET /invoices/v1/invoices': listServer('invoices', invoices, { counts: {} }).answer },
  });
  const text = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await text(/Ann/)).toContain('$200.00 came by transfer, check or cash. It is not posted from here');
  for (const name of [/Bob/, /Cleo/, /Dora/]) expect(await text(name)).not.toContain('by transfer');
});
