import { connectable } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { ConnectionType } from '../../contract/firms';

const { accountingOnline } = ConnectionType;

onOneDatabase('§3 QuickBooks Online (type 1)', (kind) => {
  const firm = connectable(kind, accountingOnline);

  describe('the first sync', () => {
    beforeAll(async () => {
      await firm.startOver();
      await firm.connect();
    });

    it('imports everything in pages of 1,000', async () => {
      expect(await firm.connection()).toMatchObject({
        state: 'connected',
        account: 'Sandbox Company_US_1',
        failure: null,
      });
      expect(await firm.counts('imported')).toEqual({
        customers: 1007,
        vendors: 1,
        invoices: 8,
        'invoice lines': 10,
        bills: 2,
        'bill lines': 2,
        payments: 7,
        'credit notes': 2,
        applications: 9,
        'vendor payments': 4,
      });
      expect(await firm.counts('rejected')).toEqual({});
      expect(firm.server.requests.filter((path) => /select\+\*\+from\+Customer/.test(path))).toHaveLength(2);
    });

    it('one payment of several invoices settles each, and the rest stays with the payment', async () => {
      expect(await firm.rows('payments', { customer: 'Birch Dental' })).toMatchObject([{ amount: 13_000 }]);
      expect(await firm.rows('applications', { number: '10102' })).toMatchObject([{ amount: 8000, byPayment: true }]);
      expect(await firm.rows('applications', { number: '10103' })).toMatchObject([{ amount: 4000, byPayment: true }]);
    });

    it('partial payments leave the rest open', async () => {
      expect(await firm.rows('applications', { number: '10101' })).toMatchObject([
        { applied_on: '2025-11-20', amount: 10_000 },
        { applied_on: '2025-12-15', amount: 12_050 },
      ]);
    });

    it('a credit memo that a payment applies settles its part', async () => {
      expect(await firm.rows('credit notes', { number: 'CM-1' })).toMatchObject([{ total: 10_000 }]);
      expect(await firm.rows('applications', { number: '10104' })).toEqual([
        { number: '10104', applied_on: '2025-12-01', amount: 6000, byPayment: false, byCredit: true },
        { number: '10104', applied_on: '2025-12-01', amount: 9000, byPayment: true, byCredit: false },
      ]);
    });

    it('exchange rates are inverted: 1.25 dollars for a euro are 0.8 euros for a dollar', async () => {
      expect(await firm.rows('invoices', { currency: 'EUR' })).toMatchObject([{ total: 100_000, currency_rate: 0.8 }]);
      expect(await firm.rows('payments', { currency: 'EUR' })).toMatchObject([{ amount: 40_000, currency_rate: 0.8 }]);
      expect(await firm.rows('invoices', { number: '10101' })).toMatchObject([{ currency: 'USD', currency_rate: 1 }]);
    });

    it('lines add up to the subtotal, including a discount', async () => {
      expect(await firm.rows('invoices', { number: '10106' })).toMatchObject([{ subtotal: 9000, tax: 720, total: 9720 }]);
      expect(await firm.rows('invoice lines', { number: '10106' })).toMatchObject([
        { description: 'Discount', amount: -1000 },
        { item_code: 'Advice', amount: 10_000 },
      ]);
    });

    it('inactive customers are imported, and voided invoices are not', async () => {
      expect(await firm.rows('customers', { name: 'Cedar Cafe' })).toHaveLength(1);
      expect(await firm.rows('invoices', { number: '10107' })).toEqual([]);
    });

    it('bills and their payments belong to vendors', async () => {
      expect(await firm.rows('bill lines', {})).toMatchObject([
        { account_code: 'Office Supplies', amount: -525 },
        { account_code: 'Office Supplies', amount: 3550 },
      ]);
      expect(await firm.rows('vendor payments', { amount: 3550 })).toMatchObject([
        { vendor: 'Paper & Co', account: 'Checking', is_direct: false },
      ]);
    });

    it('a sales receipt is a sale that was paid immediately, and a refund receipt reduces sales and leaves nothing open', async () => {
      expect(await firm.rows('invoices', { number: 'R-601' })).toMatchObject([
        { customer: 'Ash Design', issued_on: '2025-11-12', due_on: '2025-11-12', subtotal: 20_000, tax: 1600, total: 21_600 },
      ]);
      expect(await firm.rows('invoice lines', { number: 'R-601' })).toMatchObject([{ item_code: 'Tax return', amount: 20_000 }]);
      expect(await firm.rows('applications', { number: 'R-601' })).toMatchObject([
        { applied_on: '2025-11-12', amount: 21_600, byPayment: true },
      ]);
      expect(await firm.rows('credit notes', { number: 'R-611' })).toMatchObject([
        { total: 10_800, tax: 800, is_refunded: true },
      ]);
      expect(await firm.rows('invoices', { number: 'R-602' })).toMatchObject([{ customer: 'Sales without a customer' }]);
      const { body } = await firm.noah.send('/insights/metrics/clients?find=Ash&asOf=2025-12-31');
      // Invoices of 300.00 and 97.20, the receipt and the refund. The rest of the two invoices is open.
      expect(body.clients[0]).toMatchObject({
        sales: { available: true, value: 30_000 + 9_720 + 21_600 - 10_800 },
        revenue: { available: true, value: 30_000 + 9_000 + 20_000 - 10_000 },
      });
      expect(body.clients[0].open).toEqual({ available: true, value: 30_000 + 9_720 - 10_000 - 12_050 });
    });

    it('spending is bills and direct payments less refunds and credits, and never counts a bill and its payment', async () => {
      expect(await firm.rows('vendor payments', { is_direct: true })).toMatchObject([
        { amount: -2000, account: 'Visa' },
        { amount: 4500, account: 'Checking' },
        { amount: 9000, account: 'Visa' },
      ]);
      const { body } = await firm.noah.send('/insights/metrics/vendors?asOf=2025-12-31');
      const spend = 3_550 - 525 + 9_000 - 2_000 + 4_500;
      expect(body.vendors).toMatchObject([{ name: 'Paper & Co', spend }]);
      expect((await firm.noah.send('/insights/metrics/spend/rows?asOf=2025-12-31')).body).toMatchObject({
        sum: spend,
        total: 5,
      });
    });

    it('imports nothing if nothing changed, and only requests change data capture', async () => {
      const before = await firm.ledger();
      firm.server.requests.length = 0;
      await firm.sync();
      expect(await firm.counts('imported')).toEqual({});
      expect(await firm.ledger()).toEqual(before);
      expect(firm.server.requests.filter((path) => path.includes('/query'))).toEqual([]);
    });

    it('imports changes: deleted documents are removed, and what a payment no longer settles is open again', async () => {
      const { ledger } = firm.server.quickbooks;
      ledger.now = firm.platform.time.now;
      ledger.delete('Payment', '202');
      ledger.delete('Invoice', '105');
      ledger.payment('203', '2', 130, [['Invoice', '102', 80]]);
      ledger.payment('204', '3', 150, [['Invoice', '104', 150]]);
      ledger.invoice('108', '1', [5, 6]);
      ledger.delete('SalesReceipt', '601');
      ledger.delete('RefundReceipt', '611');
      ledger.delete('Purchase', '703');
      ledger.delete('VendorCredit', '401');
      await firm.sync();
      expect(await firm.rows('applications', { number: '10101' })).toMatchObject([{ amount: 10_000 }]);
      expect(await firm.rows('invoices', { currency: 'EUR' })).toEqual([]);
      expect(await firm.rows('applications', { number: '10103' })).toEqual([]);
      expect(await firm.rows('applications', { number: '10104' })).toMatchObject([{ amount: 15_000, byPayment: true }]);
      expect(await firm.rows('invoice lines', { number: '10108' })).toHaveLength(2);
      expect(await firm.rows('invoices', { number: 'R-601' })).toEqual([]);
      expect(await firm.rows('payments', { customer: 'Ash Design', amount: 21_600 })).toEqual([]);
      expect(await firm.rows('credit notes', { number: 'R-611' })).toEqual([]);
      expect(await firm.rows('vendor payments', { amount: 4500 })).toEqual([]);
      expect(await firm.rows('bills', {})).toMatchObject([{ total: 3550 }]);
      expect(await firm.counts('rejected')).toEqual({});
    });
  });

  describe('reads everything and removes what is gone if change data capture is not sufficient', () => {
    beforeEach(async () => {
      await firm.startOver();
      await firm.connect();
    });

    it('after more than 30 days', async () => {
      firm.server.quickbooks.ledger.delete('Invoice', '103');
      firm.platform.time.now += 31 * MILLISECONDS_PER_DAY;
      await firm.noah.signIn();
      await firm.sync();
      expect(await firm.rows('invoices', { number: '10103' })).toEqual([]);
      expect((await firm.ledger()).invoices).toHaveLength(7);
      expect(await firm.connection()).toMatchObject({ failure: null });
    });

    it('if it has more changes than it returns', async () => {
      const { ledger } = firm.server.quickbooks;
      ledger.now = firm.platform.time.now;
      for (let n = 1000; n < 2002; n++) ledger.customer(String(n), `Renamed ${n}`);
      ledger.delete('Invoice', '103');
      await firm.sync();
      expect(await firm.rows('customers', { name: 'Renamed 2001' })).toHaveLength(1);
      expect(await firm.rows('invoices', { number: '10103' })).toEqual([]);
      expect(await firm.connection()).toMatchObject({ failure: null });
    });
  });

  describe('errors', () => {
    beforeEach(async () => {
      await firm.startOver();
    });

    it('a 429 response is retried after the wait', async () => {
      firm.server.faults.push({ at: '/query', times: 1, status: 429, headers: { 'Retry-After': '60' } });
      await firm.connect();
      expect(firm.waits).toEqual([60_000]);
      expect(await firm.connection()).toMatchObject({ failure: null });
    });

    it('an expired access token is replaced, and its new refresh token is stored', async () => {
      await firm.connect();
      for (const _ of [1, 2]) {
        firm.server.quickbooks.oauth.expireTokens();
        await firm.sync();
      }
      expect(firm.server.quickbooks.oauth.state).toMatchObject({ renewals: 2, replays: 0 });
      expect(await firm.connection()).toMatchObject({ state: 'connected', failure: null });
    });

    it('a token endpoint that is briefly unavailable is retried', async () => {
      await firm.connect();
      firm.server.quickbooks.oauth.expireTokens();
      firm.server.faults.push({ at: '/oauth2/v1/tokens/bearer', times: 2, status: 503 });
      await firm.sync();
      expect(firm.waits).toEqual([1000, 2000]);
      expect(await firm.connection()).toMatchObject({ state: 'connected', failure: null });
    });

    it('a revoked consent asks the person to connect again', async () => {
      await firm.connect();
      firm.server.quickbooks.oauth.revokeConsent();
      await firm.sync();
      expect(await firm.connection()).toMatchObject({
        state: 'reconnect',
        failure: 'QuickBooks Online no longer lets the suite in: connect it again.',
      });
    });

    it('endless pages stop the sync with a message', async () => {
      firm.server.quickbooks.isEndless = true;
      await firm.connect();
      expect((await firm.connection()).failure).toContain('does not come to an end');
    });

    it('a malformed response fails with a message and loses nothing', async () => {
      await firm.connect();
      const before = await firm.ledger();
      firm.server.faults.push({ at: '/cdc', status: 200, body: '{"CDCResponse": "none"}' });
      await firm.sync();
      expect((await firm.connection()).failure).toContain('something that cannot be read');
      expect(await firm.ledger()).toEqual(before);
    });

    it('disconnecting notifies Intuit', async () => {
      await firm.connect();
      await firm.noah.send(`/insights/connections/providers/${accountingOnline}`, { method: 'DELETE' });
      await firm.platform.settled();
      expect(firm.server.quickbooks.oauth.hasConsent()).toBe(false);
    });
  });
});
