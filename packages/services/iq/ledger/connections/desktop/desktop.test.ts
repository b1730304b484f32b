import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { brightfield, connectionOf, ledgerOf, openConnectable, startOver } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { CompanyFile, currencyIds } from '@suite/testing/providers/company-file';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { type Mishap, WebConnector } from '@suite/testing/providers/web-connector';
import { ConnectionType } from '../../contract/firms';
import { WEB_CONNECTOR } from './mount-desktop';

const { accountingDesktop } = ConnectionType;

const ash = { CustomerRef: { ListID: 'C1', FullName: 'Ash Design' } };
const euros = { CurrencyRef: { ListID: currencyIds.EUR, FullName: 'Euro' }, ExchangeRate: '1.25' };
const line = (id: string, amount: string) => ({
  TxnLineID: id,
  ItemRef: { ListID: 'I1', FullName: 'Advice' },
  Desc: 'Work',
  Quantity: 1,
  Amount: amount,
});
const invoice = (number: string, amount: string) => ({
  ...ash,
  TxnDate: '2025-11-03',
  RefNumber: number,
  DueDate: '2025-12-03',
  Subtotal: amount,
  SalesTaxTotal: '0.00',
  InvoiceLineRet: [line(`${number}-L`, amount)],
});
const applied = (id: string, amount: string) => ({
  TxnID: id,
  TxnType: 'Invoice',
  TxnDate: '2025-11-03',
  BalanceRemaining: '0.00',
  Amount: amount,
});

function seed(file: CompanyFile): void {
  file.put('Customer', 'C1', { FullName: 'Ash Design', Email: 'pay@ash.example' });
  for (let n = 2; n <= 250; n++) file.put('Customer', `C${n}`, { FullName: `Customer ${n}` });
  file.put('Vendor', 'V1', { Name: 'Paper & Co' });
  file.put('ItemSubtotal', 'S1', { Name: 'Subtotal' });
  file.put('Invoice', 'T1', {
    ...invoice('1', '100.00'),
    InvoiceLineRet: [line('a', '100.00'), { ...line('b', '100.00'), ItemRef: { ListID: 'S1' } }],
  });
  file.put('Invoice', 'T2', invoice('2', '80.00'));
  file.put('Invoice', 'T3', { ...invoice('3', '50.00'), ...euros });
  file.put('Invoice', 'T4', { ...invoice('4', '0.00'), Memo: 'VOID: entered twice' });
  file.put('CreditMemo', 'M1', {
    ...ash,
    TxnDate: '2025-11-10',
    RefNumber: 'CM-1',
    TotalAmount: '30.00',
    LinkedTxn: [{ ...applied('T2', '-30.00'), LinkType: 'AMTTYPE' }],
  });
  file.put('ReceivePayment', 'P1', {
    ...ash,
    TxnDate: '2025-11-20',
    TotalAmount: '70.00',
    AppliedToTxnRet: [applied('T1', '40.00'), applied('T2', '20.00')],
  });
  file.put('ReceivePayment', 'P2', {
    ...ash,
    TxnDate: '2025-12-01',
    TotalAmount: '55.00',
    AppliedToTxnRet: [{ ...applied('T1', '55.00'), DiscountAmount: '5.00' }],
  });
  file.put('ReceivePayment', 'P3', {
    ...ash,
    ...euros,
    TxnDate: '2025-12-02',
    TotalAmount: '50.00',
    AppliedToTxnRet: [applied('T3', '50.00')],
  });
  file.put('Bill', 'B1', {
    VendorRef: { ListID: 'V1' },
    TxnDate: '2025-11-05',
    AmountDue: '35.50',
    RefNumber: '77',
    ExpenseLineRet: [{ TxnLineID: 'x', AccountRef: { FullName: 'Office Supplies' }, Amount: '35.50' }],
  });
  file.put('VendorCredit', 'V1', {
    VendorRef: { ListID: 'V1' },
    TxnDate: '2025-11-18',
    CreditAmount: '5.25',
    RefNumber: 'VC-1',
    ExpenseLineRet: [{ TxnLineID: 'x', AccountRef: { FullName: 'Office Supplies' }, Amount: '5.25' }],
  });
  file.put('BillPaymentCheck', 'K1', {
    PayeeEntityRef: { ListID: 'V1' },
    TxnDate: '2025-11-06',
    BankAccountRef: { FullName: 'Checking' },
    Amount: '35.50',
  });
  file.put('SalesReceipt', 'R1', {
    ...ash,
    TxnDate: '2025-11-12',
    RefNumber: 'SR-1',
    Subtotal: '40.00',
    SalesTaxTotal: '3.00',
    TotalAmount: '43.00',
    SalesReceiptLineRet: [line('r', '40.00')],
  });
  const paid = { TxnDate: '2025-11-14', PayeeEntityRef: { ListID: 'V1' }, AccountRef: { FullName: 'Visa' } };
  file.put('Check', 'X1', { ...paid, AccountRef: { FullName: 'Checking' }, Amount: '12.00' });
  file.put('Check', 'X2', { ...paid, PayeeEntityRef: { ListID: 'E1', FullName: 'Emil, employee' }, Amount: '99.00' });
  file.put('CreditCardCharge', 'X3', { ...paid, Amount: '20.00' });
  file.put('CreditCardCredit', 'X4', { ...paid, Amount: '5.00' });
}

onOneDatabase('§3 QuickBooks Desktop (type 2)', (kind) => {
  let providers: ProviderServer;
  let platform: TestPlatform;
  let noah: Person;
  let server: ReturnType<typeof createAdaptorServer>;
  let address: string;
  let file: CompanyFile;
  let connector: WebConnector;
  let client = '192.0.2.3';
  beforeAll(async () => {
    providers = await openProviderServer();
    ({ platform, noah } = await openConnectable(kind, providers));
    server = createAdaptorServer({
      fetch: (request) => platform.fetch(request, { address: client, ip: client, isShared: false }),
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    address = `http://localhost:${(server.address() as AddressInfo).port}${WEB_CONNECTOR}`;
  });
  afterAll(async () => {
    server.close();
    await platform.close();
    await providers.close();
  });

  const ask = async (person: Person) => (await person.send('/insights/connections/desktop', { method: 'POST' })).body.data;
  const ledger = () => ledgerOf(platform, brightfield);
  const of = async (part: string, more: object) =>
    (await ledger())[part]?.filter((row) =>
      Object.entries(more).every(([key, value]) => (row as Record<string, unknown>)[key] === value),
    );
  const countsOf = async (name: 'imported' | 'rejected') =>
    Object.fromEntries(
      (await connectionOf(noah, accountingDesktop)).sync.counts.flatMap((counts: Record<string, unknown>) =>
        counts[name] ? [[counts.kind, counts[name]]] : [],
      ),
    );
  async function begin(): Promise<void> {
    await startOver(platform, providers);
    await noah.signIn();
    file = new CompanyFile();
    seed(file);
    const { userName, password } = await ask(noah);
    connector = new WebConnector(file, address, userName, password);
  }

  it('connecting returns a file for the Web Connector and a password that is shown only once', async () => {
    await begin();
    const { file: qwc, userName, password } = await ask(noah);
    expect(qwc).toContain(`<AppURL>http://localhost:3100${WEB_CONNECTOR}</AppURL>`);
    expect(qwc).toContain(`<UserName>${userName}</UserName>`);
    expect(qwc).not.toContain(password);
    const { rows } = await platform.pool.query('select settings::text from ledger.provider_connections');
    expect(JSON.stringify(rows)).not.toContain(password);
    // The earlier password no longer works.
    expect(await connector.poll()).toMatchObject({ refused: 'nvu' });
    expect(await new WebConnector(file, address, userName, password).poll()).not.toHaveProperty('refused');
  });

  describe('the first poll', () => {
    beforeAll(async () => {
      await begin();
      expect((await connector.poll()).progress.at(-1)).toBe(100);
    });

    it('imports everything in pages of 100', async () => {
      expect(await connectionOf(noah, accountingDesktop)).toMatchObject({
        state: 'connected',
        account: "Larry's Landscaping",
        failure: null,
        nextSyncAt: null,
      });
      expect(await countsOf('rejected')).toEqual({});
      expect(await countsOf('imported')).toEqual({
        customers: 250,
        vendors: 1,
        invoices: 4,
        'invoice lines': 4,
        bills: 2,
        'bill lines': 2,
        payments: 4,
        'credit notes': 1,
        applications: 7,
        'vendor payments': 4,
      });
      expect(file.requests.filter((name) => name.startsWith('Customer'))).toEqual([
        'Customer Start',
        'Customer Continue',
        'Customer Continue',
      ]);
    });

    it('one payment can settle several invoices, several payments one invoice, and a discount settles its part without money', async () => {
      expect(await of('applications', { number: '1' })).toMatchObject([
        { applied_on: '2025-11-20', amount: 4000, byPayment: true },
        { applied_on: '2025-12-01', amount: 500, byPayment: false, byCredit: false },
        { applied_on: '2025-12-01', amount: 5500, byPayment: true },
      ]);
      expect(await of('applications', { number: '2' })).toMatchObject([
        { amount: 3000, byCredit: true },
        { amount: 2000, byPayment: true },
      ]);
    });

    it('exchange rates are inverted, and voided invoices are not imported', async () => {
      expect(await of('invoices', { currency: 'EUR' })).toMatchObject([{ number: '3', total: 5000, currency_rate: 0.8 }]);
      expect(await of('payments', { currency: 'EUR' })).toMatchObject([{ amount: 5000, currency_rate: 0.8 }]);
      expect(await of('invoices', { number: '4' })).toEqual([]);
    });

    it('a sales receipt is a sale that was paid immediately', async () => {
      expect(await of('invoices', { number: 'SR-1' })).toMatchObject([{ subtotal: 4000, tax: 300, total: 4300 }]);
      expect(await of('invoice lines', { number: 'SR-1' })).toMatchObject([{ item_code: 'Advice', amount: 4000 }]);
      expect(await of('applications', { number: 'SR-1' })).toMatchObject([
        { applied_on: '2025-11-12', amount: 4300, byPayment: true },
      ]);
    });

    it('bills, checks and card charges count as spending, vendor and card credits reduce it, and employees are passed over', async () => {
      expect(await of('vendor payments', { is_direct: true })).toMatchObject([
        { amount: -500, account: 'Visa' },
        { amount: 1200, account: 'Checking' },
        { amount: 2000, account: 'Visa' },
      ]);
      expect(await of('vendor payments', { is_direct: false })).toMatchObject([{ amount: 3550 }]);
      expect(await of('bills', { number: 'VC-1' })).toMatchObject([{ vendor: 'Paper & Co', total: -525 }]);
      const { body } = await noah.send('/insights/metrics/vendors?asOf=2025-12-31');
      expect(body.vendors).toMatchObject([{ name: 'Paper & Co', spend: 3550 - 525 + 1200 + 2000 - 500 }]);
    });

    it('imports nothing if nothing changed', async () => {
      const before = await ledger();
      platform.time.now += 1_200_000;
      expect((await connector.poll()).progress.at(-1)).toBe(100);
      expect(await countsOf('imported')).toEqual({});
      expect(await ledger()).toEqual(before);
    });

    it('imports changes and deletions', async () => {
      file.now = platform.time.now;
      file.put('Invoice', 'T2', invoice('2', '90.00'));
      file.delete('ReceivePayment', 'P2');
      file.delete('SalesReceipt', 'R1');
      file.delete('CreditCardCharge', 'X3');
      file.delete('VendorCredit', 'V1');
      expect((await connector.poll()).progress.at(-1)).toBe(100);
      expect(await of('invoices', { number: '2' })).toMatchObject([{ total: 9000 }]);
      expect(await of('payments', { amount: 5500 })).toEqual([]);
      expect(await of('applications', { number: '1' })).toMatchObject([{ amount: 4000 }]);
      expect(await of('invoices', { number: 'SR-1' })).toEqual([]);
      expect(await of('payments', { amount: 4300 })).toEqual([]);
      expect(await of('vendor payments', { amount: 2000 })).toEqual([]);
      expect(await of('bills', { number: 'VC-1' })).toEqual([]);
      expect(file.requests.at(-1)).toBe('TxnDeleted');
    });
  });

  describe('interruptions', () => {
    let expected: Record<string, unknown[]>;
    beforeAll(async () => {
      await begin();
      await connector.poll();
      expected = await ledger();
    });

    it.each<[Mishap['kind'], RegExp]>([
      ['hresult', /0x80040400.*goes on at the next poll/],
      ['cut', /cannot be read/],
      ['refused', /Insufficient permission level/],
    ])('%s: the person sees the reason, and the next poll continues the same run', async (mishap, words) => {
      await begin();
      expect((await connector.poll({ at: 5, kind: mishap })).lastError).toMatch(words);
      const { failure, sync } = await connectionOf(noah, accountingDesktop);
      expect(failure).toMatch(words);
      file.requests.length = 0;
      expect((await connector.poll()).progress.at(-1)).toBe(100);
      expect(file.requests[0]).toBe('Vendor Start');
      expect(await connectionOf(noah, accountingDesktop)).toMatchObject({ failure: null, sync: { startedAt: sync.startedAt } });
      expect(await ledger()).toEqual(expected);
    });

    it('killed in the middle of a list: another poll has to wait for a minute and starts that list again', async () => {
      await begin();
      await connector.poll({ at: 3, kind: 'killed' });
      expect(await connector.poll()).toMatchObject({ refused: 'busy' });
      platform.time.now += 61_000;
      file.requests.length = 0;
      expect((await connector.poll()).progress.at(-1)).toBe(100);
      expect(file.requests.slice(0, 2)).toEqual(['Customer Start', 'Customer Continue']);
      expect(await ledger()).toEqual(expected);
    });

    it('a company with a single currency is read in the currency of its QuickBooks edition', async () => {
      await begin();
      file.hasSeveralCurrencies = false;
      file.delete('Invoice', 'T3');
      file.delete('ReceivePayment', 'P3');
      expect((await connector.poll()).progress.at(-1)).toBe(100);
      expect(await of('invoices', { number: '1' })).toMatchObject([{ currency: 'USD', currency_rate: 1 }]);
    });
  });

  describe('sign-in', () => {
    beforeAll(begin);

    it('a wrong password is rejected, and after five attempts so is the right one until time has passed', async () => {
      const wrong = new WebConnector(file, address, connector.userName, 'wrong');
      for (let n = 0; n < 5; n++) expect(await wrong.poll()).toMatchObject({ refused: 'nvu' });
      expect(await connector.poll()).toMatchObject({ refused: 'nvu' });
      platform.time.now += 31_000;
      expect((await connector.poll()).progress.at(-1)).toBe(100);
    });

    it('wrong passwords from other clients do not lock out the firm’s own', async () => {
      const stranger = new WebConnector(file, address, connector.userName, 'wrong');
      client = '192.0.2.1';
      for (let n = 0; n < 6; n++) expect(await stranger.poll()).toMatchObject({ refused: 'nvu' });
      client = '192.0.2.2';
      expect((await connector.poll()).progress.at(-1)).toBe(100);
      client = '192.0.2.3';
    });

    it('made-up user names count against the client that tries them and leave no other trace', async () => {
      const counted = async () => (await platform.pool.query('select count(*)::int from kernel.throttles')).rows[0].count;
      const before = await counted();
      const names = Array.from({ length: 30 }, (_, n) => (n % 2 ? `nobody ${n}` : randomUUID()));
      client = '192.0.2.5';
      for (const strUserName of names) {
        expect(await connector.call('authenticate', { strUserName, strPassword: 'x' })).toEqual(['', 'nvu']);
      }
      expect(await counted()).toBe(before + 1);
      expect(await connector.poll()).toMatchObject({ refused: 'nvu' });
      client = '192.0.2.4';
      expect((await connector.poll()).progress.at(-1)).toBe(100);
      client = '192.0.2.5';
      platform.time.now += 31_000;
      // Successful sign-ins do not count.
      for (let n = 0; n < 2; n++) expect((await connector.poll()).progress.at(-1)).toBe(100);
      client = '192.0.2.3';
    });

    it('another company’s user cannot sign in with this company’s password', async () => {
      const { rows } = await platform.pool.query('select id from identity.companies where id <> $1 limit 1', [brightfield]);
      expect(await new WebConnector(file, address, rows[0].id, connector.password).poll()).toMatchObject({ refused: 'nvu' });
      expect(await new WebConnector(file, address, 'nobody', connector.password).poll()).toMatchObject({ refused: 'nvu' });
    });

    it('a ticket without a session reads and writes nothing', async () => {
      const ticket = '6f0b6d5e-6a1e-4f0e-9f0a-0d7c1f2e3a4b';
      expect(await connector.call('sendRequestXML', { ticket })).toEqual(['']);
      expect(await connector.call('receiveResponseXML', { ticket, response: '<QBXML/>' })).toEqual(['-1']);
      expect((await connector.call('getLastError', { ticket }))[0]).toContain('run the Web Connector again');
    });

    it('a sync cannot be started from the suite, because the Web Connector calls on its own schedule', async () => {
      const path = `/insights/connections/providers/${accountingDesktop}`;
      for (const call of ['syncs', 'authorizations']) {
        const { status, body } = await noah.send(`${path}/${call}`, { body: { returnTo: 'http://localhost:3009/iq/settings/' } });
        expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringContaining('run it there') });
      }
    });

    it('a disconnected company cannot sign in', async () => {
      await noah.send(`/insights/connections/providers/${accountingDesktop}`, { method: 'DELETE' });
      expect(await connector.poll()).toMatchObject({ refused: 'nvu' });
    });

    it.each([
      ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
      ['what is cut off', '<soap:Envelope><soap:Body>'],
      ['an unknown method', '<e><Body><constructor/></Body></e>'],
    ])('%s gets a SOAP fault', async (_, body) => {
      const response = await fetch(address, { method: 'POST', body });
      expect(response.status).toBe(500);
      expect(await response.text()).toContain('<faultcode>soap:Client</faultcode>');
    });
  });
});
