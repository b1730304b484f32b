import { brightfield, connectable } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { ConnectionType } from '../../contract/firms';
import type { ImportChanges } from '../../contract/import-changes';

const { xero } = ConnectionType;

onOneDatabase('§3 Xero (type 8)', (kind) => {
  const firm = connectable(kind, xero);
  beforeAll(() => {
    const { ledger } = firm.server.xero;
    // A vendor credit, spending without a bill with a known and a new vendor, prepayments, and received money.
    ledger.vendorCredit('VC-1', 'Paper & Co', '2025-12-02', 5.25);
    ledger.contact('Coffee Corner');
    ledger.bankTransaction('s1', { contact: 'Paper & Co', amount: 12 });
    ledger.bankTransaction('s2', { contact: 'Coffee Corner', amount: 8.4 });
    ledger.bankTransaction('s3', { contact: 'Coffee Corner', amount: 100, status: 'DELETED' });
    ledger.bankTransaction('s4', { contact: 'Paper & Co', amount: 60, type: 'SPEND-PREPAYMENT' });
    ledger.bankTransaction('s5', { contact: 'Ash Design', amount: 70, type: 'RECEIVE' });
    return firm.connect();
  });

  it('the first sync imports everything, over several pages', async () => {
    const connection = await firm.connection();
    expect(connection).toMatchObject({ state: 'connected', account: 'Demo Company (US)', failure: null, isSyncing: false });
    expect(await firm.counts('imported')).toEqual({
      customers: 9,
      vendors: 2,
      invoices: 16,
      'invoice lines': 17,
      bills: 2,
      'bill lines': 2,
      payments: 16,
      'credit notes': 1,
      applications: 17,
      'vendor payments': 3,
    });
    expect(connection.sync.counts.every(({ rejected }: { rejected: number }) => rejected === 0)).toBe(true);
    expect(firm.server.requests.filter((path) => path.includes('/Invoices')).length).toBeGreaterThan(2);
  });

  it('partial payments leave the rest open', async () => {
    expect(await firm.rows('applications', { number: 'INV-001' })).toEqual([
      { number: 'INV-001', applied_on: '2025-11-20', amount: 10_000, byPayment: true, byCredit: false },
      { number: 'INV-001', applied_on: '2025-12-15', amount: 12_050, byPayment: true, byCredit: false },
    ]);
  });

  it('one transfer over two invoices settles both', async () => {
    expect(await firm.rows('payments', { customer: 'Birch Dental' })).toMatchObject([{ amount: 4000 }, { amount: 8000 }]);
    expect(await firm.rows('applications', { number: 'INV-002' })).toMatchObject([{ amount: 8000, applied_on: '2025-12-01' }]);
    expect(await firm.rows('applications', { number: 'INV-003' })).toMatchObject([{ amount: 4000, applied_on: '2025-12-01' }]);
  });

  it('a credit note settles what was allocated of it, on the date of allocation', async () => {
    expect(await firm.rows('credit notes', {})).toMatchObject([{ number: 'CN-1', total: 10_000 }]);
    expect(await firm.rows('applications', { byCredit: true })).toMatchObject([
      { number: 'INV-004', applied_on: '2025-11-12', amount: 6000 },
      { number: 'INV-005', applied_on: '2025-11-13', amount: 1500 },
    ]);
  });

  it('documents in another currency keep their amounts and rate', async () => {
    expect(await firm.rows('invoices', { number: 'INV-006' })).toMatchObject([
      { currency: 'EUR', currency_rate: 0.8, total: 100_000 },
    ]);
    expect(await firm.rows('payments', { currency: 'EUR' })).toMatchObject([{ amount: 40_000, currency_rate: 0.8 }]);
  });

  it('amounts that include tax are stored without it', async () => {
    expect(await firm.rows('invoices', { number: 'INV-004' })).toMatchObject([
      { lines_include_tax: true, subtotal: 10_000, tax: 1000 },
    ]);
    expect(await firm.rows('invoice lines', { number: 'INV-004' })).toMatchObject([{ amount: 10_000, tax: 1000 }]);
  });

  it('overpayments and prepayments are payments that are applied to invoices', async () => {
    expect(await firm.rows('payments', { customer: 'Dogwood Farms' })).toMatchObject([{ amount: 7500 }]);
    expect(await firm.rows('applications', { number: 'INV-007' })).toMatchObject([{ amount: 6000, byPayment: true }]);
    expect(await firm.rows('payments', { customer: 'Elm Legal' })).toMatchObject([{ amount: 50_000 }]);
  });

  it('drafts and voided invoices are not in the ledger', async () => {
    expect(await firm.rows('invoices', { customer: 'Elm Legal' })).toEqual([]);
  });

  it('spending is bills less vendor credits, plus spending without a bill', async () => {
    expect(await firm.rows('bills', { number: 'VC-1' })).toMatchObject([
      { vendor: 'Paper & Co', issued_on: '2025-12-02', subtotal: -525, tax: 0, total: -525 },
    ]);
    expect(await firm.rows('bill lines', { number: 'VC-1' })).toMatchObject([{ account_code: '453', amount: -525 }]);
    expect(await firm.rows('vendor payments', { is_direct: true })).toMatchObject([
      { vendor: 'Coffee Corner', paid_on: '2025-11-14', amount: 840, account: '090' },
      { vendor: 'Paper & Co', amount: 1200 },
    ]);
    const { body } = await firm.noah.send('/insights/metrics/vendors?asOf=2025-12-31');
    expect(body.vendors).toMatchObject([
      { name: 'Paper & Co', spend: 3550 - 525 + 1200 },
      { name: 'Coffee Corner', spend: 840 },
    ]);
  });

  it('the firm gets the organisation’s currency, and its connections include Xero', async () => {
    const { rows } = await firm.platform.pool.query('select id, currency from ledger.firms where company_id = $1', [brightfield]);
    expect(rows[0].currency).toBe('USD');
    const all = await firm.noah.send(`/insights/connections/all?OrganizationId=${rows[0].id}`);
    const times = { lastImportAt: expect.any(String), importedAt: expect.any(String) };
    expect(all.body.data).toEqual([{ connectionType: 8, status: 1, ...times, isFromFiles: false }]);
  });

  it('imports nothing if nothing changed, and only requests changes', async () => {
    const before = await firm.ledger();
    firm.server.requests.length = 0;
    await firm.sync();
    expect(await firm.counts('imported')).toEqual({});
    expect(await firm.ledger()).toEqual(before);
    expect(firm.server.requests.filter((path) => path.startsWith('/api.xro/2.0/'))).toHaveLength(7);
  });

  it('imports changes: a removed line, a deleted payment, a voided invoice and a new one', async () => {
    const { ledger } = firm.server.xero;
    ledger.now = firm.platform.time.now;
    ledger.invoice('INV-005', { lines: [{ amount: 50, tax: 4.13 }] });
    ledger.deletePayment('p2');
    ledger.invoice('INV-003', { status: 'VOIDED' });
    ledger.contact('Hazel Homes');
    ledger.invoice('INV-020', { contact: 'Hazel Homes', lines: [{ amount: 5 }] });
    ledger.allocate('O-1', 'INV-001', '2026-01-03', 15);
    ledger.voidCredit('VC-1');
    ledger.bankTransaction('s2', { status: 'DELETED' });
    await firm.sync();
    expect(await firm.rows('bills', { number: 'VC-1' })).toEqual([]);
    expect(await firm.rows('vendor payments', { vendor: 'Coffee Corner' })).toEqual([]);
    expect(await firm.rows('invoice lines', { number: 'INV-005' })).toMatchObject([{ amount: 5000, tax: 413 }]);
    expect(await firm.rows('applications', { number: 'INV-001' })).toMatchObject([{ amount: 10_000 }, { amount: 1500 }]);
    expect(await firm.rows('invoices', { number: 'INV-003' })).toEqual([]);
    expect(await firm.rows('invoices', { number: 'INV-020' })).toMatchObject([{ customer: 'Hazel Homes', total: 500 }]);
    expect((await firm.connection()).sync.counts.every(({ rejected }: { rejected: number }) => rejected === 0)).toBe(true);
    const { rows } = await firm.platform.pool.query('select changes from ledger.import_runs order by number desc limit 1');
    const { counts, documents }: ImportChanges = rows[0].changes;
    // The overpayment is read again, because a part of it was allocated.
    expect(counts).toEqual({ new: 1, changed: 2, paid: 0, removed: 4, unchanged: 1 });
    const openOf = (amounts: ImportChanges['documents'][number]['before']) => amounts && (amounts.open ?? amounts.total);
    expect(documents.map(({ kind, number, fate, before, after }) => [kind, number, fate, openOf(before), openOf(after)])).toEqual(
      [
        ['payment', null, 'removed', 12_050, null],
        ['invoice', 'INV-001', 'changed', 7950, 18_500],
        ['invoice', 'INV-005', 'changed', 6413, 3913],
        ['vendor payment', null, 'removed', 840, null],
        ['bill', 'VC-1', 'removed', -525, null],
        ['invoice', 'INV-020', 'new', null, 500],
        ['invoice', 'INV-003', 'removed', 0, null],
      ],
    );
  });

  it('customers become clients of the firm, and vendors do not', async () => {
    const { rows } = await firm.platform.pool.query('select name from ledger.clients where company_id = $1 order by name', [
      brightfield,
    ]);
    const names = rows.map(({ name }) => name);
    expect(names).toContain('Ash Design');
    expect(names).not.toContain('Paper & Co');
    expect(names).not.toContain('Coffee Corner');
  });

  it('a row with text that no database can store is reported, and the other rows are imported', async () => {
    const { ledger } = firm.server.xero;
    ledger.now = firm.platform.time.now;
    ledger.contact('Nul\0 Ltd');
    ledger.contact('Zinnia Ltd');
    await firm.sync();
    expect(await firm.connection()).toMatchObject({ failure: null });
    expect(await firm.counts('rejected')).toEqual({ customers: 1 });
    expect(await firm.rows('customers', { name: 'Zinnia Ltd' })).toHaveLength(1);
    const { rows } = await firm.platform.pool.query('select column_name, reason from ledger.import_rejections');
    expect(rows).toEqual([{ column_name: 'Name', reason: 'Name holds a NUL character' }]);
  });
});
