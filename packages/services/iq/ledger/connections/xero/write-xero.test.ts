import { brightfield, comeBack, consent, noWait, openConnectable, providersAt } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { createSealing } from '@suite/kernel/sealing/sealing';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { ConnectionType } from '../../contract/firms';
import { ConsentLostError, RefusedError, UnknownOutcomeError } from '../provider-error';
import type { LedgerWriter, NewInvoice } from '../writing/ledger-writer';
import { createLedgerWriting } from '../writing/open-writer';

const { xero } = ConnectionType;

onOneDatabase('writing to Xero', (kind) => {
  let server: ProviderServer;
  let opened: Awaited<ReturnType<typeof openConnectable>>;
  beforeAll(async () => {
    server = await openProviderServer();
    opened = await openConnectable(kind, server);
  });
  afterAll(async () => {
    await opened.platform.close();
    await server.close();
  });

  /** Connects, and opens the books for writing. */
  async function connect(writes: boolean) {
    const { platform, noah } = opened;
    await comeBack(noah, await consent(noah, xero, undefined, writes));
    await platform.settled();
    const writing = createLedgerWriting({
      clock: () => platform.time.now,
      sealing: createSealing(platform.dataFolder, undefined),
      providers: providersAt(server),
      wait: noWait([]),
    });
    const books = await writing.find(platform.database, brightfield);
    if (!books) throw new Error('nothing is connected');
    return { books, writer: writing.open(platform.database, brightfield, books) };
  }

  const line = { description: 'Bookkeeping', quantity: 1, net: 12_345, tax: 1018, accountId: '200', taxCode: 'OUTPUT' };
  const invoiceFor = (contactId: string, of: Partial<NewInvoice> = {}): NewInvoice => ({
    ...{ reference: 'Proposal 1 A1', contactId, on: '2027-01-01', dueOn: '2027-01-01', currency: 'USD', isDraft: false },
    lines: [line],
    ...of,
  });
  const contactOf = async (writer: LedgerWriter) => (await writer.findContacts('ash design'))[0]?.id ?? '';

  it('needs a consent of its own, which is asked for only when it is wanted', async () => {
    const { books, writer } = await connect(false);
    expect(books).toMatchObject({ name: 'Xero', account: 'Demo Company (US)', canWrite: false });
    expect(server.requests.find((path) => path.includes('/authorize'))).not.toMatch(/accounting\.invoices(?!\.read)/);
    await expect(writer.createInvoice(invoiceFor(await contactOf(writer)), 'k0')).rejects.toBeInstanceOf(ConsentLostError);
    expect((await connect(true)).books.canWrite).toBe(true);
    // Connecting again, as after a lost consent, keeps it.
    expect((await connect(false)).books.canWrite).toBe(true);
  });

  it('lists revenue accounts, tax rates of sales, and accounts that take payments', async () => {
    const { writer } = await connect(true);
    expect(await writer.readChoices()).toEqual({
      accounts: [
        { id: '200', name: '200 Sales' },
        { id: '260', name: '260 Other Revenue' },
      ],
      taxCodes: [
        { id: 'NONE', name: 'Tax Exempt', rate: 0 },
        { id: 'OUTPUT', name: 'Tax on Sales', rate: 8250 },
        { id: 'TAX001', name: 'City tax', rate: 8875 },
      ],
      bankAccounts: [{ id: '5690f1e8-1d02-4893-90c2-ee1a69eff942', name: '615 Stripe clearing' }],
    });
  });

  it('creates an invoice and finds it by its reference', async () => {
    const { writer } = await connect(true);
    const invoice = invoiceFor(await contactOf(writer), {
      lines: [
        { ...line, quantity: 3 },
        { ...line, description: 'Credit', net: -2345, tax: -18 },
      ],
    });
    expect(await writer.findInvoice(invoice)).toBeUndefined();
    const created = await writer.createInvoice(invoice, 'k1');
    expect(created).toMatchObject({ number: 'INV-1001', status: 'approved', currency: 'USD', total: 11_000, settled: 0 });
    expect(await writer.findInvoice(invoice)).toEqual(created);
    expect(server.xero.ledger.documentWith(created.id)).toMatchObject({
      contact: 'Ash Design',
      reference: 'Proposal 1 A1',
      lines: [
        { quantity: 3, amount: 123.45, tax: 10.18, account: '200', taxType: 'OUTPUT' },
        { quantity: 1, amount: -23.45 },
      ],
    });
  });

  it('does not repeat a request whose response was lost, and the same key returns the same invoice', async () => {
    const { writer } = await connect(true);
    const invoice = invoiceFor(await contactOf(writer), { reference: 'Proposal 1 B2', isDraft: true });
    const before = server.xero.books.created.Invoices;
    server.faults.push({ at: '/Invoices', method: 'PUT', status: 0, times: 1, isAfter: true, isBroken: true });
    await expect(writer.createInvoice(invoice, 'k2')).rejects.toBeInstanceOf(UnknownOutcomeError);
    expect(server.xero.books.created.Invoices).toBe(before + 1);
    expect(await writer.createInvoice(invoice, 'k2')).toMatchObject({ status: 'draft' });
    expect(server.xero.books.created.Invoices).toBe(before + 1);
  });

  it.each([
    ['closed-period', { on: '2020-01-01' }],
    ['currency', { currency: 'GBP' }],
    ['account', { lines: [{ ...line, accountId: '999' }] }],
    ['tax-code', { lines: [{ ...line, taxCode: 'NOPE' }] }],
    ['contact', { contactId: 'unknown' }],
  ])('says that a refusal is about %s', async (about, of) => {
    const { writer } = await connect(true);
    server.xero.books.lockDate = '2020-12-31';
    const error = await writer
      .createInvoice(invoiceFor(await contactOf(writer), { reference: about, ...of }), about)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect(writer.explain(error as RefusedError).about).toBe(about);
  });

  it('creates a contact once, and does not write to an archived one', async () => {
    const { writer } = await connect(true);
    const created = await writer.createContact({ name: 'New Co', email: 'new@clients.example' }, 'c1');
    expect(await writer.findContacts('NEW CO')).toEqual([created]);
    const error = await writer.createContact({ name: 'New Co', email: null }, 'c2').catch((thrown: unknown) => thrown);
    expect(writer.explain(error as RefusedError).about).toBe('contact');
    server.xero.ledger.archiveContact('New Co');
    expect(await writer.findContacts('New Co')).toEqual([]);
  });

  it('applies a payment to an approved invoice and finds it by its reference', async () => {
    const { writer } = await connect(true);
    const contactId = await contactOf(writer);
    const invoice = await writer.createInvoice(invoiceFor(contactId, { reference: 'Proposal 1 C3' }), 'k3');
    const [account] = (await writer.readChoices()).bankAccounts;
    const payment = {
      ...{ reference: 'Stripe 1', invoiceId: invoice.id, contactId, accountId: account?.id ?? '', on: '2027-01-02' },
      ...{ amount: invoice.total, currency: 'USD' },
    };
    expect(await writer.findPayment(payment)).toBeUndefined();
    const id = await writer.createPayment(payment, 'p1');
    expect(await writer.findPayment(payment)).toBe(id);
    expect(await writer.readInvoices([invoice.id])).toMatchObject([{ status: 'paid', settled: 13_363 }]);
    await expect(writer.createPayment({ ...payment, reference: 'Stripe 2' }, 'p2')).rejects.toBeInstanceOf(RefusedError);
  });

  it('reads what became of many invoices', async () => {
    const { writer } = await connect(true);
    const contactId = await contactOf(writer);
    const ids: string[] = [];
    for (let n = 0; n < 7; n++)
      ids.push((await writer.createInvoice(invoiceFor(contactId, { reference: `Many ${n}` }), `many ${n}`)).id);
    const [first = ''] = ids;
    server.xero.ledger.invoice(server.xero.ledger.documentWith(first)?.number ?? '', { status: 'VOIDED' });
    const read = await writer.readInvoices(ids);
    expect(new Set(read.map(({ id }) => id))).toEqual(new Set(ids));
    expect(read.find(({ id }) => id === first)?.status).toBe('voided');
  });
});
