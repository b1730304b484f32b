import { ConnectionType } from '@suite/contract/insights';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { brightfield, connect, connectionOf, ledgerOf, openConnectable, startOver, syncAgain } from '../../../test/connected';
import { onEachDatabase } from '../../../test/databases';
import type { Person } from '../../../test/person';
import type { TestPlatform } from '../../../test/test-platform';

const { accountingOnline } = ConnectionType;
const DAY = 86_400_000;

onEachDatabase('§3 QuickBooks Online (type 1)', (kind) => {
  let server: ProviderServer;
  let platform: TestPlatform;
  let noah: Person;
  let waits: number[];
  beforeAll(async () => {
    server = await openProviderServer();
    ({ platform, noah, waits } = await openConnectable(kind, server));
  });
  afterAll(async () => {
    await platform.close();
    await server.close();
  });

  const ledger = () => ledgerOf(platform, brightfield);
  const of = async (part: string, more: object) =>
    (await ledger())[part]?.filter((row) =>
      Object.entries(more).every(([key, value]) => (row as Record<string, unknown>)[key] === value),
    );
  const countsOf = async (name: 'imported' | 'rejected') => {
    const { sync } = await connectionOf(noah, accountingOnline);
    return Object.fromEntries(
      sync.counts.flatMap((counts: Record<string, unknown>) => (counts[name] ? [[counts.kind, counts[name]]] : [])),
    );
  };

  describe('the first sync', () => {
    beforeAll(async () => {
      await startOver(platform, server);
      await noah.signIn();
      await connect(platform, noah, accountingOnline);
    });

    it('brings everything, by pages of 1,000', async () => {
      expect(await connectionOf(noah, accountingOnline)).toMatchObject({
        state: 'connected',
        account: 'Sandbox Company_US_1',
        failure: null,
      });
      expect(await countsOf('imported')).toEqual({
        customers: 1006,
        vendors: 1,
        invoices: 6,
        'invoice lines': 8,
        bills: 1,
        'bill lines': 1,
        payments: 5,
        'credit notes': 1,
        applications: 7,
        'vendor payments': 1,
      });
      expect(await countsOf('rejected')).toEqual({});
      expect(server.asked.filter((path) => /select\+\*\+from\+Customer/.test(path))).toHaveLength(2);
    });

    it('one payment over several invoices settles each, and what is left stays with the payment', async () => {
      expect(await of('payments', { customer: 'Birch Dental' })).toMatchObject([{ amount: 13_000 }]);
      expect(await of('applications', { number: '10102' })).toMatchObject([{ amount: 8000, byPayment: true }]);
      expect(await of('applications', { number: '10103' })).toMatchObject([{ amount: 4000, byPayment: true }]);
    });

    it('partial payments leave the rest open', async () => {
      expect(await of('applications', { number: '10101' })).toMatchObject([
        { applied_on: '2025-11-20', amount: 10_000 },
        { applied_on: '2025-12-15', amount: 12_050 },
      ]);
    });

    it('a credit memo that a payment brings in settles its part', async () => {
      expect(await of('credit notes', {})).toMatchObject([{ number: 'CM-1', total: 10_000 }]);
      expect(await of('applications', { number: '10104' })).toEqual([
        { number: '10104', applied_on: '2025-12-01', amount: 6000, byPayment: false, byCredit: true },
        { number: '10104', applied_on: '2025-12-01', amount: 9000, byPayment: true, byCredit: false },
      ]);
    });

    it('a rate is turned: 1.25 dollars for a euro are 0.8 euros for a dollar', async () => {
      expect(await of('invoices', { currency: 'EUR' })).toMatchObject([{ total: 100_000, currency_rate: 0.8 }]);
      expect(await of('payments', { currency: 'EUR' })).toMatchObject([{ amount: 40_000, currency_rate: 0.8 }]);
      expect(await of('invoices', { number: '10101' })).toMatchObject([{ currency: 'USD', currency_rate: 1 }]);
    });

    it('lines add up to the subtotal, with a discount among them', async () => {
      expect(await of('invoices', { number: '10106' })).toMatchObject([{ subtotal: 9000, tax: 720, total: 9720 }]);
      expect(await of('invoice lines', { number: '10106' })).toMatchObject([
        { description: 'Discount', amount: -1000 },
        { item_code: 'Advice', amount: 10_000 },
      ]);
    });

    it('customers no longer active are there, and what was voided is not', async () => {
      expect(await of('customers', { name: 'Cedar Cafe' })).toHaveLength(1);
      expect(await of('invoices', { number: '10107' })).toEqual([]);
    });

    it('bills are of vendors, and so are their payments', async () => {
      expect(await of('bill lines', {})).toMatchObject([{ account_code: 'Office Supplies', amount: 3550 }]);
      expect(await of('vendor payments', {})).toMatchObject([{ vendor: 'Paper & Co', amount: 3550, account: 'Checking' }]);
    });

    it('nothing changed: nothing is imported, and change data capture alone is asked', async () => {
      const before = await ledger();
      server.asked.length = 0;
      await syncAgain(platform, noah, accountingOnline);
      expect(await countsOf('imported')).toEqual({});
      expect(await ledger()).toEqual(before);
      expect(server.asked.filter((path) => path.includes('/query'))).toEqual([]);
    });

    it('changes come in: what was deleted goes, what a payment no longer settles is open again', async () => {
      const { books } = server.quickbooks;
      books.now = platform.time.now;
      books.delete('Payment', '202');
      books.delete('Invoice', '105');
      books.payment('203', '2', 130, [['Invoice', '102', 80]]);
      books.payment('204', '3', 150, [['Invoice', '104', 150]]);
      books.invoice('108', '1', [5, 6]);
      await syncAgain(platform, noah, accountingOnline);
      expect(await of('applications', { number: '10101' })).toMatchObject([{ amount: 10_000 }]);
      expect(await of('invoices', { currency: 'EUR' })).toEqual([]);
      expect(await of('applications', { number: '10103' })).toEqual([]);
      expect(await of('applications', { number: '10104' })).toMatchObject([{ amount: 15_000, byPayment: true }]);
      expect(await of('invoice lines', { number: '10108' })).toHaveLength(2);
      expect(await countsOf('rejected')).toEqual({});
    });
  });

  describe('what change data capture cannot tell is read anew, and what is gone goes', () => {
    beforeEach(async () => {
      await startOver(platform, server);
      await noah.signIn();
      await connect(platform, noah, accountingOnline);
    });

    it('after more than 30 days', async () => {
      server.quickbooks.books.delete('Invoice', '103');
      platform.time.now += 31 * DAY;
      await noah.signIn();
      await syncAgain(platform, noah, accountingOnline);
      expect(await of('invoices', { number: '10103' })).toEqual([]);
      expect((await ledger()).invoices).toHaveLength(5);
      expect(await connectionOf(noah, accountingOnline)).toMatchObject({ failure: null });
    });

    it('when more changed than it gives', async () => {
      const { books } = server.quickbooks;
      books.now = platform.time.now;
      for (let n = 1000; n < 2002; n++) books.customer(String(n), `Renamed ${n}`);
      books.delete('Invoice', '103');
      await syncAgain(platform, noah, accountingOnline);
      expect(await of('customers', { name: 'Renamed 2001' })).toHaveLength(1);
      expect(await of('invoices', { number: '10103' })).toEqual([]);
      expect(await connectionOf(noah, accountingOnline)).toMatchObject({ failure: null });
    });
  });

  describe('faults', () => {
    beforeEach(async () => {
      await startOver(platform, server);
      await noah.signIn();
      waits.length = 0;
    });

    it('429 is waited for', async () => {
      server.faults.push({ at: '/query', times: 1, status: 429, headers: { 'Retry-After': '60' } });
      await connect(platform, noah, accountingOnline);
      expect(waits).toEqual([60_000]);
      expect(await connectionOf(noah, accountingOnline)).toMatchObject({ failure: null });
    });

    it('an access token that ended is replaced, and its new refresh token kept', async () => {
      await connect(platform, noah, accountingOnline);
      for (const _ of [1, 2]) {
        server.quickbooks.oauth.expireTokens();
        await syncAgain(platform, noah, accountingOnline);
      }
      expect(server.quickbooks.oauth.state).toMatchObject({ renewals: 2, replays: 0 });
      expect(await connectionOf(noah, accountingOnline)).toMatchObject({ state: 'connected', failure: null });
    });

    it('a token endpoint that is out of order for a moment is asked again', async () => {
      await connect(platform, noah, accountingOnline);
      server.quickbooks.oauth.expireTokens();
      server.faults.push({ at: '/oauth2/v1/tokens/bearer', times: 2, status: 503 });
      await syncAgain(platform, noah, accountingOnline);
      expect(waits).toEqual([1000, 2000]);
      expect(await connectionOf(noah, accountingOnline)).toMatchObject({ state: 'connected', failure: null });
    });

    it('a revoked consent leads to connecting again, in words', async () => {
      await connect(platform, noah, accountingOnline);
      server.quickbooks.oauth.revokeConsent();
      await syncAgain(platform, noah, accountingOnline);
      expect(await connectionOf(noah, accountingOnline)).toMatchObject({
        state: 'reconnect',
        failure: 'QuickBooks Online no longer lets the suite in: connect it again.',
      });
    });

    it('pages without end are left, in words', async () => {
      server.quickbooks.isEndless = true;
      await connect(platform, noah, accountingOnline);
      expect((await connectionOf(noah, accountingOnline)).failure).toContain('does not come to an end');
    });

    it('garbage fails in words and loses nothing', async () => {
      await connect(platform, noah, accountingOnline);
      const before = await ledger();
      server.faults.push({ at: '/cdc', status: 200, body: '{"CDCResponse": "none"}' });
      await syncAgain(platform, noah, accountingOnline);
      expect((await connectionOf(noah, accountingOnline)).failure).toContain('something that cannot be read');
      expect(await ledger()).toEqual(before);
    });

    it('disconnecting is told to Intuit', async () => {
      await connect(platform, noah, accountingOnline);
      await noah.send(`/insights/connections/providers/${accountingOnline}`, { method: 'DELETE' });
      await platform.settled();
      expect(server.quickbooks.oauth.hasConsent()).toBe(false);
    });
  });
});
