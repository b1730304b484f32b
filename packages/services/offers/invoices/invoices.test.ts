import { ConnectionType } from '@services/ledger/contract/firms';
import { acceptNew } from '@services/payments/fixture-payments';
import { lineOf } from '@services/proposals/fixture-proposals';
import { comeBack, consent, openConnectable, syncAgain } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import type { InvoiceSettings } from './contract/settings';
import { acceptAndWrite, invoiceOf, later, readInvoices, saveSettings, switchOn } from './fixture-invoices';

const path = '/invoices/v1';
const { xero } = ConnectionType;
const deployment = { environment: 'local', domain: 'localhost', port: 3000 } as const;

onOneDatabase('invoices of charges in the ledger', (kind) => {
  let server: ProviderServer;
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    server = await openProviderServer();
    ({ platform, noah: person } = await openConnectable(kind, server, { deployment }));
  });
  afterAll(async () => {
    await platform.close();
    await server.close();
  });

  /** Starts a test with an empty ledger that accepts everything, and with these settings. */
  async function startOver(of: Partial<InvoiceSettings> = {}) {
    await person.signIn();
    server.faults.length = 0;
    Object.assign(server.xero.books, { lockDate: null, currencies: ['USD'], accounts: ['200', '260'] });
    before = { references: new Set(all().map(({ reference }) => reference)), created: { ...server.xero.books.created } };
    for (const table of ['invoices', 'contacts', 'settings']) await platform.pool.query(`delete from invoices.${table}`);
    await platform.pool.query(`delete from payments.billings`);
    await switchOn(platform, person, of);
  }

  const all = () => [...server.xero.ledger.documents.values()].filter(({ reference }) => reference.startsWith('Proposal'));
  let before = { references: new Set<string>(), created: { Invoices: 0, Contacts: 0 } };
  /** Invoices that were written since the test started, and what was created, including what was created twice. */
  const written = () => all().filter(({ reference }) => !before.references.has(reference));
  const created = (name: 'Invoices' | 'Contacts') => server.xero.books.created[name] - before.created[name];
  /** Accepts a proposal that is not written yet. */
  async function acceptLate(platform: TestPlatform, person: Person) {
    await saveSettings(person, { startsOn: '2099-01-01' });
    return acceptNew(platform, person);
  }
  const send = (invoiceId: string, part: string, body: object, method = 'POST') =>
    person.send(`${path}/invoices/${invoiceId}/${part}`, { method, body });

  it('are not written, and no consent to write is asked for, until an administrator switches it on', async () => {
    await comeBack(person, await consent(person, xero));
    await platform.settled();
    await acceptNew(platform, person);
    await platform.settled();
    expect((await readInvoices(person)).total).toBe(0);
    const { body } = await person.send(`${path}/settings`);
    expect(body).toMatchObject({ isOn: false, books: { name: 'Xero', canWrite: false, hasDrafts: true } });
    const { books: _books, taxRates: _rates, ...settings } = body;
    const on = { ...settings, isOn: true, accountId: '200' };
    const refused = await person.send(`${path}/settings`, { method: 'PUT', body: on });
    expect([refused.status, refused.body.message]).toEqual([409, 'Permit writing at Xero first.']);
  });

  it('ask for the tax code of every rate that can be charged, before anything is accepted', async () => {
    await startOver();
    const service = {
      ...{ name: 'Payroll', category: '', description: '', currency: 'USD', billing: 'monthly', unit: '', price: 30_000 },
      ...{ drivers: [], taxRate: 8250, depositRate: 0, minimumTerm: null, isProrated: true, ledgerName: '' },
    };
    expect((await person.send('/offers/v1/services', { body: service })).status).toBe(201);
    expect((await person.send(`${path}/settings`)).body.taxRates).toEqual([0, 8250]);
  });

  it('are written once for each payment, with its lines, tax and the number of the proposal', async () => {
    await startOver({ taxCodes: { 0: 'NONE', 8250: 'OUTPUT' } });
    const lines = [
      lineOf({ name: 'Bookkeeping', billing: 'monthly', price: 50_000, taxRate: 8250 }),
      lineOf({ name: 'Setup', billing: 'acceptance', price: 12_345 }),
    ];
    const options = [{ id: crypto.randomUUID(), name: 'All', description: '', lines }];
    const invoice = await acceptAndWrite(platform, person, { options });
    // 500.00 + 8.25 % of it, 41.25, + 123.45
    expect(invoice).toMatchObject({
      state: 'written',
      amount: 66_470,
      ledger: { name: 'Xero', number: written()[0]?.number, status: 'approved', total: 66_470, settled: 0, differs: false },
    });
    const [document] = written();
    expect(document).toMatchObject({ contact: 'Bayview Dental', on: invoice.dueOn, due: invoice.dueOn, currency: 'USD' });
    expect(document?.reference).toMatch(new RegExp(`^Proposal ${invoice.number} [0-9A-F]{8}$`));
    const found = document?.lines.map(({ amount, tax, taxType, account }) => [amount, tax, taxType, account]);
    expect(new Set(found)).toEqual(
      new Set([
        [500, 41.25, 'OUTPUT', '200'],
        [123.45, 0, 'NONE', '200'],
      ]),
    );
    await later(platform, person);
    expect(written()).toHaveLength(1);
    expect(created('Invoices')).toBe(1);
  });

  it('go to a new contact, which is created once, and to the one that a client was imported from', async () => {
    await startOver();
    await acceptAndWrite(platform, person);
    await acceptAndWrite(platform, person);
    expect(created('Invoices')).toBe(2);
    expect(written().map(({ contact }) => contact)).toEqual(['Bayview Dental', 'Bayview Dental']);
    const { rows } = await platform.pool.query(`select id from ledger.clients where name = 'Ash Design'`);
    const { payment, proposalId } = await acceptLate(platform, person);
    await platform.pool.query(`update proposals.proposals set client_id = $1 where id = $2`, [rows[0].id, proposalId]);
    await saveSettings(person, { startsOn: '2000-01-01' });
    await platform.settled();
    expect((await invoiceOf(person, payment.id)).state).toBe('written');
    expect(written().map(({ contact }) => contact)).toContain('Ash Design');
    expect(created('Contacts')).toBeLessThan(2);
  });

  it('are drafts if the firm prefers that, and what people do to them in the ledger is followed', async () => {
    await startOver({ isDraft: true });
    const invoice = await acceptAndWrite(platform, person);
    expect(invoice.ledger?.status).toBe('draft');
    const number = invoice.ledger?.number ?? '';
    const after = async (change: () => void) => {
      platform.time.now += 3_600_000;
      await person.signIn();
      change();
      await syncAgain(platform, person, xero);
      return (await invoiceOf(person, invoice.paymentId)).ledger;
    };
    const { ledger } = server.xero;
    expect(await after(() => ledger.invoice(number, { status: 'AUTHORISED' }))).toMatchObject({ status: 'approved' });
    expect(await after(() => ledger.invoice(number, { lines: [{ amount: 450 }] }))).toMatchObject({
      total: 45_000,
      differs: true,
    });
    expect(await after(() => ledger.pay('by hand', number, '2027-01-31', 450))).toMatchObject({
      status: 'paid',
      settled: 45_000,
    });
    expect(await after(() => ledger.invoice(number, { status: 'VOIDED' }))).toMatchObject({ status: 'voided' });
    expect((await readInvoices(person)).counts).toMatchObject({ written: 1, changed: 1, open: 0 });
    expect(written()).toHaveLength(1);
  });

  it.each([
    ['a lost response', { isAfter: true, isBroken: true, status: 0 }, 1],
    ['an error of the provider after it created the invoice', { isAfter: true, status: 500 }, 1],
    ['an error of the provider before it', { status: 503 }, 0],
  ])('are written once despite %s, even when the key was forgotten', async (_, fault, first) => {
    await startOver();
    server.faults.push({ at: '/Invoices', method: 'PUT', times: 1, ...fault });
    const { payment } = await acceptNew(platform, person);
    await platform.settled();
    expect(await invoiceOf(person, payment.id)).toMatchObject({ state: 'writing', message: expect.stringContaining('Xero') });
    expect(written()).toHaveLength(first);
    server.xero.books.forgetKeys();
    await later(platform, person);
    expect(await invoiceOf(person, payment.id)).toMatchObject({ state: 'written', message: null });
    expect(created('Invoices')).toBe(1);
  });

  it('wait as long as the provider asks', async () => {
    await startOver();
    server.faults.push({ at: '/Invoices', method: 'PUT', times: 1, status: 429, headers: { 'Retry-After': '40000' } });
    const { payment } = await acceptNew(platform, person);
    await platform.settled();
    await later(platform, person, 60);
    expect((await invoiceOf(person, payment.id)).state).toBe('writing');
    await later(platform, person, 12 * 60);
    expect((await invoiceOf(person, payment.id)).state).toBe('written');
  });

  it('use a new access token when the provider rejects the old one', async () => {
    await startOver();
    server.xero.oauth.expireTokens();
    expect((await acceptAndWrite(platform, person)).state).toBe('written');
  });

  it('stop when the consent is lost, and continue once when it is given again', async () => {
    await startOver();
    server.faults.push({ at: '/Invoices', method: 'PUT', times: 1, status: 0, isAfter: true, isBroken: true });
    const { payment } = await acceptNew(platform, person);
    await platform.settled();
    server.xero.oauth.revokeConsent();
    server.xero.books.forgetKeys();
    await later(platform, person);
    expect(await invoiceOf(person, payment.id)).toMatchObject({ state: 'stopped', problem: 'connection' });
    // The person connects again in IQ, where nobody asks about writing.
    await comeBack(person, await consent(person, xero));
    await platform.settled();
    await later(platform, person);
    expect((await invoiceOf(person, payment.id)).state).toBe('written');
    expect(created('Invoices')).toBe(1);
  });

  it('of a closed period stop with what the ledger said, and are written with another date', async () => {
    await startOver();
    server.xero.books.lockDate = '2099-12-31';
    const invoice = await acceptAndWrite(platform, person);
    expect(invoice).toMatchObject({
      state: 'stopped',
      problem: 'closed-period',
      message: 'The document date cannot be before the period lock date, currently set at 2099-12-31',
    });
    expect((await send(invoice.id, 'attempts', { on: '2100-01-01' })).status).toBe(200);
    await platform.settled();
    expect(await invoiceOf(person, invoice.paymentId)).toMatchObject({ state: 'written', ledger: { total: 50_000 } });
    expect(written()).toMatchObject([{ on: '2100-01-01', due: '2100-01-01' }]);
  });

  it('in a currency that the ledger does not have stop, and others are written', async () => {
    await startOver();
    server.xero.books.currencies = ['EUR'];
    const stopped = await acceptAndWrite(platform, person);
    expect(stopped).toMatchObject({ state: 'stopped', problem: 'currency' });
    server.xero.books.currencies = ['USD'];
    expect((await acceptAndWrite(platform, person)).state).toBe('written');
    await send(stopped.id, 'attempts', {});
    await platform.settled();
    expect((await invoiceOf(person, stopped.paymentId)).state).toBe('written');
  });

  it('to a deleted contact stop, and go to the one that a person chooses', async () => {
    await startOver();
    await acceptAndWrite(platform, person);
    server.xero.ledger.archiveContact('Bayview Dental');
    const stopped = await acceptAndWrite(platform, person);
    expect(stopped).toMatchObject({ state: 'stopped', problem: 'contact' });
    const { contacts } = (await person.send(`${path}/contacts?find=birch`)).body;
    expect(contacts).toMatchObject([{ name: 'Birch Dental' }]);
    await send(stopped.id, 'contact', contacts[0], 'PUT');
    await platform.settled();
    expect(await invoiceOf(person, stopped.paymentId)).toMatchObject({ state: 'written' });
    expect(written().map(({ contact }) => contact)).toEqual(['Bayview Dental', 'Birch Dental']);
    server.xero.ledger.contact('Bayview Dental');
  });

  it('with a deleted account or an unknown tax rate stop until the settings name another one', async () => {
    await startOver({ accountId: '260' });
    server.xero.books.accounts = ['200'];
    const stopped = await acceptAndWrite(platform, person);
    expect(stopped).toMatchObject({ state: 'stopped', problem: 'account' });
    await saveSettings(person, { accountId: '200', taxCodes: {} });
    await platform.settled();
    expect(await invoiceOf(person, stopped.paymentId)).toMatchObject({
      problem: 'no-tax-code',
      message: 'No tax code is chosen for 0 %.',
    });
    await saveSettings(person, { taxCodes: { 0: 'NONE' } });
    await platform.settled();
    expect((await invoiceOf(person, stopped.paymentId)).state).toBe('written');
  });

  it('are dismissed with a reason, and not written then', async () => {
    await startOver();
    server.xero.books.lockDate = '2099-12-31';
    const stopped = await acceptAndWrite(platform, person);
    expect((await send(stopped.id, 'dismissal', { reason: 'Invoiced by hand' })).body).toMatchObject({
      state: 'dismissed',
      reason: 'Invoiced by hand',
    });
    server.xero.books.lockDate = null;
    await later(platform, person);
    expect(written()).toEqual([]);
    const { rows } = await platform.pool.query(
      `select action from identity.audit_entries where action like 'invoice%' order by id desc`,
    );
    expect(rows[0]?.action).toBe('invoice.dismissed');
  });

  it('of charges from before the switch are written when somebody asks for it, once', async () => {
    await startOver({ isOn: false });
    const { proposalId, payment } = await acceptNew(platform, person);
    await saveSettings(person, { isOn: true, startsOn: '2099-01-01' });
    expect(written()).toEqual([]);
    const ask = () => person.send(`${path}/invoices`, { body: { proposalIds: [proposalId], month: payment.dueOn.slice(0, 7) } });
    expect([(await ask()).body, (await ask()).body]).toEqual([{ added: 1 }, { added: 0 }]);
    await platform.settled();
    expect((await invoiceOf(person, payment.id)).state).toBe('written');
  });
});
