import { brightfield, comeBack, consent, noWait, openConnectable, providersAt } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { createSealing } from '@suite/kernel/sealing/sealing';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { ConnectionType } from '../../contract/firms';
import { RefusedError, UnknownOutcomeError } from '../provider-error';
import type { LedgerWriter, NewInvoice } from '../writing/ledger-writer';
import { createLedgerWriting } from '../writing/open-writer';

onOneDatabase('writing to QuickBooks Online', (kind) => {
  let server: ProviderServer;
  let platform: Awaited<ReturnType<typeof openConnectable>>['platform'];
  let writer: LedgerWriter;
  beforeAll(async () => {
    server = await openProviderServer();
    const opened = await openConnectable(kind, server);
    platform = opened.platform;
    await comeBack(opened.noah, await consent(opened.noah, ConnectionType.accountingOnline));
    await platform.settled();
    const writing = createLedgerWriting({
      clock: () => platform.time.now,
      sealing: createSealing(platform.dataFolder, undefined),
      providers: providersAt(server),
      wait: noWait([]),
    });
    const books = await writing.find(platform.database, brightfield);
    if (!books?.canWrite || books.hasDrafts) throw new Error('the consent to read includes writing; there are no drafts');
    writer = writing.open(platform.database, brightfield, books);
  });
  afterAll(async () => {
    await platform.close();
    await server.close();
  });

  const line = { description: 'Bookkeeping', quantity: 1, net: 12_345, tax: 1018, accountId: '4', taxCode: 'TAX' };
  const invoiceFor = (reference: string, of: Partial<NewInvoice> = {}): NewInvoice => ({
    ...{ reference, contactId: '1', on: '2027-01-01', dueOn: '2027-01-31', currency: 'USD', isDraft: false, lines: [line] },
    ...of,
  });

  it('lists services, the tax codes of the country, and accounts that take payments', async () => {
    expect(await writer.readChoices()).toEqual({
      accounts: [
        { id: '4', name: 'Books' },
        { id: '6', name: 'Tax return' },
      ],
      taxCodes: [
        { id: 'NON', name: 'Non-taxable', rate: 0 },
        { id: 'TAX', name: 'Taxable', rate: null },
      ],
      bankAccounts: [
        { id: '35', name: 'Checking' },
        { id: '36', name: 'Stripe clearing' },
      ],
    });
  });

  it('creates an invoice once for its request id, and finds it by its reference', async () => {
    const invoice = invoiceFor('Proposal 1 A1', { lines: [line, { ...line, net: -2345, tax: -18 }] });
    expect(await writer.findInvoice(invoice)).toBeUndefined();
    server.faults.push({ at: '/invoice', method: 'POST', status: 0, times: 1, isAfter: true, isBroken: true });
    await expect(writer.createInvoice(invoice, 'k1')).rejects.toBeInstanceOf(UnknownOutcomeError);
    const created = await writer.createInvoice(invoice, 'k1');
    expect(created).toMatchObject({ status: 'approved', currency: 'USD', total: 11_000, settled: 0 });
    expect(await writer.findInvoice(invoice)).toEqual(created);
    expect(server.quickbooks.books.created.invoice).toBe(1);
  });

  it.each([
    ['closed-period', { on: '2020-01-01' }],
    ['currency', { currency: 'GBP' }],
    ['account', { lines: [{ ...line, accountId: '99' }] }],
    ['contact', { contactId: '3' }],
  ])('says that a refusal is about %s', async (about, of) => {
    server.quickbooks.books.closedUntil = '2020-12-31';
    const error = await writer.createInvoice(invoiceFor(about, of), about).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect(writer.explain(error as RefusedError).about).toBe(about);
  });

  it('finds customers whose names have an apostrophe, and creates others once', async () => {
    const created = await writer.createContact({ name: "O'Hara & Co", email: null }, 'c1');
    expect(await writer.findContacts("o'hara & co")).toEqual([created]);
    expect(await writer.searchContacts("O'H")).toEqual([created]);
    await expect(writer.createContact({ name: "O'Hara & Co", email: null }, 'c2')).rejects.toBeInstanceOf(RefusedError);
  });

  it('applies a payment, and follows what becomes of invoices', async () => {
    const [paid, voided, deleted] = [
      await writer.createInvoice(invoiceFor('Proposal 1 B1'), 'k2'),
      await writer.createInvoice(invoiceFor('Proposal 1 B2'), 'k3'),
      await writer.createInvoice(invoiceFor('Proposal 1 B3'), 'k4'),
    ];
    const of = { reference: 'Stripe 1', invoiceId: paid.id, contactId: '1', accountId: '36', on: '2027-01-02' };
    const payment = { ...of, amount: paid.total, currency: 'USD' };
    const id = await writer.createPayment(payment, 'p1');
    expect([await writer.findPayment(payment), await writer.createPayment(payment, 'p1')]).toEqual([id, id]);
    const { ledger } = server.quickbooks;
    ledger.put('Invoice', voided.id, { TotalAmt: 0, Balance: 0, PrivateNote: 'Voided - Proposal 1 B2' });
    ledger.delete('Invoice', deleted.id);
    expect(await writer.readInvoices([paid.id, voided.id, deleted.id])).toMatchObject([
      { id: paid.id, status: 'paid', settled: 13_363 },
      { id: voided.id, status: 'voided' },
    ]);
  });
});
